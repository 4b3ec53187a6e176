# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.numpy without linalg and fft, against NumPy."""
import jax.numpy
import numpy

NAMESPACE = {name: getattr(jax.numpy, name) for name in dir(jax.numpy) if not name.startswith("_")}
REFERENCE = numpy

CALLS = r"""
# Elementwise.
abs(F)
abs(I)
absolute(C)
acos(U)
acosh(P + 1)
add(F, G)
add(B, B[::-1])
angle(C)
angle(F, deg=True)
arccos(U)
arccosh(P + 1)
arcsin(U)
arcsinh(F)
arctan(F)
arctan2(F, G)
arctanh(U)
asin(U)
asinh(F)
atan(F)
atan2(F, G)
atanh(U)
bitwise_and(I, J)
bitwise_count(I)
bitwise_invert(I)
bitwise_left_shift(I, J)
bitwise_not(I)
bitwise_or(I, J)
bitwise_right_shift(I, J)
bitwise_xor(I, J)
cbrt(F)
ceil(F)
clip(F, -0.5, 0.5)
clip(I, -3, 3)
conj(C)
conjugate(C)
copysign(F, G)
cos(F)
cosh(F)
deg2rad(F)
degrees(F)
divide(F, G)
divide(I, J)
divmod(F, G) ; nograd
divmod(I, J)
equal(I, J)
exp(F)
exp2(F)
expm1(F)
fabs(F)
float_power(P, F)
floor(F)
floor_divide(F, G)
floor_divide(I, J)
floor_divide(I, -J)
fmax(F, G)
fmax(S, S[::-1]) ; nograd
fmin(F, G)
fmin(S, S[::-1]) ; nograd
fmod(F, G)
fmod(I, J)
frexp(F) ; nograd
gcd(I, J)
greater(F, G)
greater_equal(I, J)
heaviside(F, G) ; nograd
hypot(F, G)
i0(F)
imag(C)
invert(I)
isclose(F, F + 1e-7)
iscomplex(C)
isfinite(S)
isinf(S)
isnan(S)
isneginf(S)
isposinf(S)
isreal(C)
lcm(I, J)
ldexp(F, I)
left_shift(I, J)
less(F, G)
less_equal(F, G)
log(P)
log10(P)
log1p(P)
log2(P)
logaddexp(F, G)
logaddexp2(F, G)
logaddexp(S, S[::-1]) ; nograd
logical_and(B, I)
logical_not(I)
logical_or(B, I)
logical_xor(B, I)
maximum(F, G)
minimum(F, G)
maximum(S, S[::-1]) ; nograd
mod(F, G)
mod(I, J)
mod(I, -J)
modf(F) ; nograd
multiply(C, D)
multiply(N, N[::-1])
nan_to_num(S, posinf=3e38, neginf=-3e38) ; nograd
negative(F)
nextafter(F, G) ~ np.nextafter(F.astype(np.float32), G.astype(np.float32)).astype(float) ; nograd
not_equal(F, G)
positive(F)
pow(P, F)
power(P, G)
power(F, 3)
power(I, 3)
rad2deg(F)
radians(F)
real(C)
reciprocal(F)
remainder(F, G)
right_shift(I, J)
rint(F * 3)
round(F * 3)
round(F, 1) ; nograd tol=1e-5
sign(F)
sign(I)
signbit(S)
sin(F)
sinc(F)
sinh(F)
spacing(F) ~ np.spacing(F.astype(np.float32)) ; nograd
sqrt(P)
sqrt(C)
square(F)
square(I)
subtract(F, G)
tan(F) ; tol=2e-5
tanh(F)
true_divide(I, J)
trunc(F * 3)
unwrap(F * 5) ; tol=1e-5
where(B, F, G)
where(B, F, 0)
where(F > 0, I, J)
select([F > 1, F > 0], [F, G], 7) ; nograd
piecewise(F, [F < 0, F >= 0], [-1, 1]) ; nograd
choose(I % 2, [F, G], mode='clip')
astype(F * 3, int32) ~ (F * 3).astype(np.int32)
F + I
F - Z
F * 2 ** J
F / J
F // G ; nograd
F % G
F ** 2
-F
abs(-F)
I // J
I % J
I ** 2
I << 2
I >> 1
I & 5
I | 8
I ^ J
~I
F > G
F == F
C + F
C * D
C / D ; tol=1e-5
C ** 2
H + H[::-1]
H * 3 ; tol=2e-3
H @ H.T ; tol=4e-3
K * K ~ (K * K).astype(jnp.bfloat16)
exp(H)
tanh(K) ; tol=1e-2
N + N[::-1]
N * 3
L + 1
L * L
L // 3
L % 7
abs(L)

# Reductions.
all(B)
all(B, axis=0)
any(B, axis=1)
amax(F, 0)
amin(F, 1)
argmax(F)
argmax(F, axis=0)
argmin(F, axis=1)
argmin(I)
average(F, axis=0)
average(F, axis=1, weights=P[0])
count_nonzero(I)
count_nonzero(I, axis=1)
cumprod(F, axis=1)
cumprod(F)
cumsum(F, axis=0)
cumsum(F)
cumulative_prod(F, axis=1)
cumulative_sum(F, axis=1)
diff(F)
diff(F, n=2, axis=0)
ediff1d(F)
gradient(F[0])
max(F)
max(F, axis=(0, 1))
max(F, axis=1, keepdims=True)
max(F, axis=1, initial=0.5, where=B)
mean(F)
mean(A, axis=(0, 2))
mean(I)
mean(H) ; tol=2e-3
mean(F, axis=0, where=F > -5)
median(F)
median(A, axis=2)
min(A, axis=1)
nanargmax(where(F > 1, nan, F), axis=1)
nanargmin(F, axis=0)
nancumprod(F, axis=1)
nancumsum(where(F > 1, nan, F), axis=1) ; nograd
nanmax(where(F > 1, nan, F), axis=1) ; nograd
nanmean(where(F > 1, nan, F)) ; nograd
nanmedian(where(F > 1, nan, F), axis=1) ; nograd
nanmin(where(F > 1, nan, F), axis=1) ; nograd
nanpercentile(F, 30.0)
nanprod(where(F > 1, nan, F), axis=0) ; nograd
nanquantile(F, 0.3, axis=1)
nanstd(where(F > 1, nan, F)) ; nograd
nansum(where(F > 1, nan, F), axis=1) ; nograd
nanvar(where(F > 1, nan, F), axis=0) ; nograd
percentile(F, 40.0, axis=1)
prod(F)
prod(F, axis=1)
prod(I)
ptp(F, axis=1)
quantile(F, 0.25)
quantile(F, array([0.1, 0.9]), axis=1) ; nograd
std(F)
std(A, axis=1)
sum(F)
sum(F, axis=0)
sum(A, axis=(1, 2), keepdims=True)
sum(I, axis=1)
sum(B)
sum(E)
sum(E, axis=0)
sum(F, where=B)
sum(C, axis=1)
trapezoid(F, dx=0.5)
var(F)
var(F, axis=1, ddof=1)
var(C)

# Shape.
append(F, G, axis=0)
append(V, W)
array_split(W, 3)
atleast_1d(Z)
atleast_2d(V)
atleast_3d(F)
block([[F, G], [G, F]])
broadcast_arrays(V[:4], F)
broadcast_to(V, (3, 5))
column_stack([V, V])
concat([F, G])
concatenate([F, G], axis=1)
concatenate([I, F])
delete(V, 2)
diag(V)
diag(V, 1)
diag(M)
diagflat(V)
diagonal(A, axis1=1, axis2=2)
dsplit(A, 2)
dstack([F, G])
expand_dims(F, 1)
fill_diagonal(F, 5.0, inplace=False) ~ np.where(np.eye(3, 4) > 0, 5.0, F)
flip(F)
flip(F, axis=1)
fliplr(F)
flipud(F)
hsplit(F, 2)
hstack([F, G])
insert(V, 2, 9.0)
matrix_transpose(A)
moveaxis(A, 0, 2)
pad(F, 1)
pad(F, ((1, 0), (0, 2)), constant_values=3.0)
pad(F, 2, mode='edge')
pad(F, 2, mode='reflect')
pad(F, 2, mode='symmetric')
pad(F, 2, mode='wrap')
pad(F, 1, mode='mean')
pad(F, 1, mode='maximum')
pad(F, 2, mode='linear_ramp') ; tol=1e-5
permute_dims(A, (1, 0, 2))
ravel(F)
ravel(F, order='F')
repeat(F, 2, axis=1)
repeat(V, 3)
reshape(F, (4, 3))
reshape(F, (2, -1), order='F')
resize(F, (5, 5))
roll(F, 2)
roll(F, 1, axis=1)
roll(F, (1, -1), axis=(0, 1))
rollaxis(A, 2)
rot90(F)
rot90(F, 2)
split(F, 2, axis=1)
squeeze(F[:, None])
stack([F, G], axis=1)
swapaxes(A, 0, 2)
tile(F, 2)
tile(F, (2, 1, 3))
transpose(A)
transpose(A, (1, 2, 0))
tril(F)
tril(F, -1)
triu(F, 1)
trim_zeros(array([0.0, 1.0, 2.0, 0.0])) ; eager nograd
unstack(F)
vsplit(F, 3)
vstack([F, G])
F.T
F.ravel()
F.flatten()
A.reshape(6, 4)
unpackbits(N)
packbits(B)

# Making arrays.
arange(7)
arange(2.0, 5.0, 0.5)
array([[1, 2], [3, 4]])
bartlett(7)
blackman(7) ~ np.blackman(7).astype(np.float32) ; tol=1e-5
eye(3, 4, 1)
full((2, 3), 7)
full_like(F, 2.5)
geomspace(1.0, 100.0, 5)
hamming(7)
hanning(7)
identity(3)
indices((2, 3))
kaiser(7, 5.0)
linspace(0.0, 1.0, 7)
linspace(V, V + 2, 5)
logspace(0.0, 2.0, 5)
mask_indices(4, triu) ; eager
meshgrid(V, W)
meshgrid(V, W, indexing='ij')
mgrid[:3, :4] ~ np.mgrid[:3, :4]
ogrid[:3, :4] ~ tuple(np.ogrid[:3, :4])
ones((2, 2))
ones_like(I)
tri(4, 5, 1)
tril_indices(4)
triu_indices(4, 1)
tril_indices_from(M)
triu_indices_from(M)
vander(V, 4)
zeros((3,))
zeros_like(F) ; nograd
diag_indices(3)
diag_indices_from(M)
fromfunction(lambda i, j: i + j, (3, 3), dtype=int32) ~ np.fromfunction(lambda i, j: i + j, (3, 3), dtype=np.int32)
unravel_index(T, (2, 2)) ~ np.unravel_index(T, (2, 2))
ravel_multi_index((T, T), (4, 4), mode='clip')
ix_(T, T)
r_[V, W] ~ np.r_[V, W]
c_[V, V] ~ np.c_[V, V]

# Contractions.
convolve(V, W)
convolve(V, W, mode='same')
correlate(V, W)
correlate(W, V, mode='valid')
corrcoef(F) ; tol=1e-5
cov(F)
cov(F, rowvar=False)
cross(F[:, :3], G[:, :3])
dot(F, X)
dot(V, V)
dot(A, X)
einsum('ij,kj->ik', F, G)
einsum('bij,jk->bik', A, X)
einsum('ij,ij->', F, G)
einsum('ii', M)
einsum('ii->i', M)
einsum('bij,bkj,jl->bkl', A, A, X)
einsum('...ij->...ji', A)
inner(F, G)
kron(F, V[:2])
matmul(F, X)
matmul(A, X)
matmul(I, J.T)
matvec(F, V[:4])
outer(V, W)
tensordot(A, F, axes=([1, 2], [0, 1]))
tensordot(F, X, 1)
trace(M)
trace(A, axis1=1, axis2=2)
vdot(F, G)
vdot(C, D)
vecdot(F, G)
vecmat(V[:4], X)
F @ X
A @ X
C @ D.T

# Sorting, searching, sets.
argpartition(F, 2, axis=1)[:, :2].sum(1) ~ np.argsort(F, axis=1)[:, :2].sum(1)
argsort(F)
argsort(F, axis=0, descending=True) ~ np.argsort(-F, axis=0, kind='stable')
argsort(I, stable=True) ~ np.argsort(I, kind='stable')
argwhere(I > 0) ; eager
bincount(J.ravel(), length=10) ~ np.bincount(J.ravel(), minlength=10)
bincount(J.ravel(), weights=F.ravel(), length=10) ~ np.bincount(J.ravel(), weights=F.ravel(), minlength=10) ; nograd
compress(array([True, False, True]), F, axis=0) ; eager nograd
digitize(F, array([-1.0, 0.0, 1.0]))
extract(F > 0, F) ; eager nograd
flatnonzero(I) ; eager
histogram(F, bins=5) ; nograd
histogram(F, bins=5, range=(-2.0, 2.0), density=True) ; nograd
histogram_bin_edges(F, bins=4)
histogram2d(F.ravel(), G.ravel(), bins=3) ; nograd
histogramdd(F, bins=2)[0] ; nograd
interp(V, array([-1.0, 0.0, 2.0]), W[:3])
intersect1d(I, J) ; eager
isin(I, J)
lexsort((J.ravel(), I.ravel()))
nonzero(I) ; eager
nonzero(I, size=5, fill_value=-1) ~ tuple(np.concatenate([n, np.full(5, -1)])[:5] for n in np.nonzero(I))
partition(F, 2, axis=1)[:, 2] ~ np.sort(F, axis=1)[:, 2]
searchsorted(sort(V), W)
searchsorted(sort(V), W, side='right')
setdiff1d(I, J) ; eager
setxor1d(I, J) ; eager
sort(F)
sort(F, axis=0)
sort(F, axis=None)
sort(F, descending=True) ~ -np.sort(-F)
sort(S) ; nograd
sort(N)
sort(C)
sort_complex(C)
union1d(I, J) ; eager
unique(I) ; eager
unique(I, return_counts=True) ; eager
unique_values(I) ~ np.unique(I) ; eager
unique(J, size=4, fill_value=0) ~ np.concatenate([np.unique(J), np.zeros(4, int)])[:4]

# Indexing.
F[1]
F[:, 1]
F[1:, ::2]
F[::-1]
F[-1, -2]
F[T[:3] % 3]
F[T % 3, T]
F[:, T]
F[T[:, None] % 3, T[None]]
F[B] ; eager nograd
F[None, ..., 1]
A[0, T % 3]
A[..., T]
F.at[1].set(5.0) ~ np.concatenate([F[:1], np.full((1, 4), 5.0), F[2:]])
F.at[T % 3].add(1.0) ~ F + np.bincount(T % 3, minlength=3)[:, None]
F.at[T % 3, T].multiply(2.0) ~ F * np.array([[2.0 ** sum((T % 3 == i) & (T == j)) for j in range(4)] for i in range(3)])
F.at[0, 1].min(-9.0) ~ np.where((np.arange(3) == 0)[:, None] & (np.arange(4) == 1), -9.0, F)
F.at[:, 1].max(0.0) ~ np.where(np.arange(4) == 1, np.maximum(F, 0), F)
F.at[1:, ::2].set(G[1:, ::2]) ~ np.where((np.arange(3) >= 1)[:, None] & (np.arange(4) % 2 == 0), G, F)
F.at[7].get(mode='fill', fill_value=3.0) ~ np.full(4, 3.0) ; nograd
F.at[0].power(2) ~ np.concatenate([F[:1] ** 2, F[1:]])
F.at[1].divide(4.0) ~ np.concatenate([F[:1], F[1:2] / 4, F[2:]])
F.at[9].set(1.0, mode='drop') ~ F
I.at[T % 3].add(1) ~ I + np.bincount(T % 3, minlength=3)[:, None]
take(F, T)
take(F, T % 3, axis=0)
take_along_axis(F, I % 4, axis=1)
put(V, T, W[:4], inplace=False) ~ np.array([W[1], V[1], W[3], W[0], V[4]])
put_along_axis(F, I[:, :1] % 4, 9.0, axis=1, inplace=False) ~ np.where(np.arange(4) == I[:, :1] % 4, 9.0, F)
place(F, F > 0, array([1.0, 2.0]), inplace=False) ; jaxlib nograd
apply_along_axis(lambda r: r.sum(), 1, F)
apply_over_axes(lambda a, axis: a.sum(axis, keepdims=True), A, [0, 2]) ~ A.sum((0, 2), keepdims=True)
vectorize(lambda a, b: a * b + 1)(F, G)
frompyfunc(lambda a, b: a + b, 2, 1)(F, G) ~ F + G

# Polynomials.
poly(V)
polyadd(V, W)
polyder(V)
polydiv(W, V, trim_leading_zeros=True)[0] ~ np.polydiv(W, V)[0] ; eager tol=1e-4 nograd
polyint(V)
polymul(V, W)
polysub(V, W)
polyval(V, W)
polyfit(V, V * V, 2) ; nograd tol=1e-4
roots(V) ; eager nograd

# Questions with one answer.
allclose(F, F)
allclose(F, G)
array_equal(F, F)
array_equiv(F, F[:1])
isscalar(3.0)
ndim(F)
shape(F)
size(F)
iscomplexobj(C)
issubdtype(float32, floating)
promote_types(int32, float32) == float32 ~ True
result_type(F, I) == float32 ~ True
can_cast(int8, int32)
"""
