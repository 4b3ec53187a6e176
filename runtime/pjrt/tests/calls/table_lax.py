# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.lax."""
import jax

NAMESPACE = {**{name: getattr(jax.lax, name) for name in dir(jax.lax) if not name.startswith("_")}}
REFERENCE = None

CALLS = r"""
# Elementwise, real.
abs(F) ~ abs(F)
abs(S) ~ abs(S) ; nograd
abs(I) ~ abs(I)
abs(L) ~ abs(L)
abs(H) ~ abs(H)
abs(K) ~ abs(K)
neg(F) ~ -F
neg(S) ~ -S ; nograd
neg(L) ~ -L
sign(F) ~ sign(F)
sign(S) ~ sign(S) ; nograd
sign(I) ~ sign(I)
sign(N) ~ sign(N)
ceil(F) ~ ceil(F)
ceil(S) ~ ceil(S) ; nograd
floor(F) ~ floor(F)
floor(S) ~ floor(S) ; nograd
floor(H) ~ floor(H)
round(F * 3) ~ trunc(F * 3 + copysign(0.5, F))
round(F * 4, RoundingMethod.TO_NEAREST_EVEN) ~ rint(F * 4)
round(S, RoundingMethod.TO_NEAREST_EVEN) ~ rint(S) ; nograd
is_finite(S) ~ isfinite(S)
exp(F) ~ exp(F)
exp(S) ~ exp(S) ; nograd
exp(H) ~ exp(H)
exp(K) ~ exp(K)
exp(C) ~ exp(C)
exp2(F) ~ exp2(F)
exp2(S) ~ exp2(S) ; nograd
expm1(F) ~ expm1(F)
expm1(S) ~ expm1(S) ; nograd
expm1(F * 1e-4) ~ expm1(F * 1e-4)
log(P) ~ log(P)
log(S) ~ log(S) ; nograd
log(C) ~ log(C)
log(H * H) ~ log(H * H) ; tol=4e-3
log1p(P) ~ log1p(P)
log1p(S) ~ log1p(S) ; nograd
log1p(F * 1e-4) ~ log1p(F * 1e-4)
log1p(C) ~ log1p(C)
expm1(C) ~ expm1(C)
sqrt(P) ~ sqrt(P)
sqrt(S) ~ sqrt(S) ; nograd
sqrt(C) ~ sqrt(C)
rsqrt(P) ~ 1 / sqrt(P)
rsqrt(S[2:3]) ~ 1 / sqrt(S[2:3]) ; nograd
rsqrt(C) ~ 1 / sqrt(C)
cbrt(F) ~ cbrt(F)
cbrt(S) ~ cbrt(S) ; nograd
sin(F) ~ sin(F)
sin(F * 1000) ~ sin((F * np.float64(1000)).astype(np.float64)) ; tol=2e-4 nograd
sin(S[:9]) ~ sin(S[:9]) ; nograd
sin(C) ~ sin(C)
sin(K) ~ sin(K)
cos(F) ~ cos(F)
cos(S[:9]) ~ cos(S[:9]) ; nograd
cos(C) ~ cos(C)
tan(F) ~ tan(F) ; tol=2e-5
tan(C) ~ tan(C)
tanh(F) ~ tanh(F)
tanh(S) ~ tanh(S) ; nograd
tanh(C) ~ tanh(C)
tanh(H) ~ tanh(H)
sinh(F) ~ sinh(F)
sinh(S) ~ sinh(S) ; nograd
sinh(C) ~ sinh(C)
cosh(F) ~ cosh(F)
cosh(S) ~ cosh(S) ; nograd
cosh(C) ~ cosh(C)
asin(U) ~ arcsin(U)
asin(S) ~ arcsin(S) ; nograd
asin(C) ~ arcsin(C)
acos(U) ~ arccos(U)
acos(S) ~ arccos(S) ; nograd
acos(C) ~ arccos(C)
atan(F) ~ arctan(F)
atan(S) ~ arctan(S) ; nograd
atan(C) ~ arctan(C)
asinh(F) ~ arcsinh(F)
asinh(S) ~ arcsinh(S) ; nograd
asinh(C) ~ arcsinh(C)
acosh(P + 1) ~ arccosh(P + 1)
acosh(S) ~ arccosh(S) ; nograd
acosh(C) ~ arccosh(C)
atanh(U) ~ arctanh(U)
atanh(S) ~ arctanh(S) ; nograd
atanh(C) ~ arctanh(C)
atan2(F, G) ~ arctan2(F, G)
atan2(S, S[::-1]) ~ arctan2(S, S[::-1]) ; nograd
atan2(C, D)
logistic(F) ~ 1 / (1 + exp(-F))
logistic(S) ~ 1 / (1 + exp(-S)) ; nograd
logistic(C) ~ 1 / (1 + exp(-C))
square(F) ~ F * F
square(I) ~ I * I
square(C) ~ C * C
reciprocal(F) ~ 1 / F
erf(F) ~ sp.erf(F)
erf(S) ~ sp.erf(S) ; nograd
erfc(F) ~ sp.erfc(F)
erfc(P * 2) ~ sp.erfc(P * 2) ; tol=2e-5
erf_inv(U) ~ sp.erfinv(U)
erf_inv(S) ~ sp.erfinv(S) ; nograd
lgamma(P) ~ sp.gammaln(P)
lgamma(F) ~ sp.gammaln(F) ; tol=5e-5
digamma(P) ~ sp.digamma(P) ; tol=2e-5
polygamma(J.astype(np.float32), P) ~ sp.polygamma(J, P) ; nograd tol=1e-4
zeta(P + 1.5, Q) ~ sp.zeta(P + 1.5, Q) ; nograd tol=1e-4
igamma(P, P[::-1]) ~ sp.gammainc(P, P[::-1]) ; tol=3e-5 gtol=2e-3
igammac(P, P[::-1]) ~ sp.gammaincc(P, P[::-1]) ; tol=3e-5 gtol=2e-3
igamma_grad_a(P, P[::-1]) ; tol=5e-4 nograd
random_gamma_grad(P, P[::-1]) ; tol=5e-4 nograd
betainc(P, P[::-1], Q) ~ sp.betainc(P, P[::-1], Q) ; tol=3e-4 nograd
bessel_i0e(F) ~ sp.i0e(F)
bessel_i1e(F) ~ sp.i1e(F)
nextafter(F, G) ~ np.nextafter(F.astype(np.float32), G.astype(np.float32)).astype(np.float64) ; nograd
nextafter(S, S[::-1]) ~ np.nextafter(S.astype(np.float32), S[::-1].astype(np.float32)) ; nograd
add(F, G) ~ F + G
add(S, S[::-1]) ~ S + S[::-1] ; nograd
add(L, L[::-1]) ~ L + L[::-1]
add(N, N[::-1]) ~ N + N[::-1]
add(H, H[::-1]) ~ H + H[::-1]
add(K, K[::-1]) ~ K + K[::-1]
add(C, D) ~ C + D
sub(F, G) ~ F - G
sub(L, L[::-1]) ~ L - L[::-1]
sub(C, D) ~ C - D
mul(F, G) ~ F * G
mul(S, S[::-1]) ~ S * S[::-1] ; nograd
mul(L, L[::-1]) ~ L * L[::-1]
mul(C, D) ~ C * D
mul(K, K[::-1]) ~ K * K[::-1]
div(F, G) ~ F / G
div(S, S[::-1]) ~ S / S[::-1] ; nograd
div(I, J) ~ trunc(I / J).astype(int)
div(C, D) ~ C / D
rem(F, G) ~ fmod(F, G)
rem(S, S[::-1]) ~ fmod(S.astype(np.float32), S[::-1].astype(np.float32)) ; nograd
rem(I, J) ~ fmod(I, J)
pow(P, F) ~ P ** F
pow(S, S[::-1]) ~ np.power(S, S[::-1]) ; nograd tol=2e-5
pow(F, I) ~ F ** I ; tol=2e-5
pow(C, D) ~ C ** D
integer_pow(F, 3) ~ F ** 3
integer_pow(F, -2) ~ F ** -2.0
integer_pow(I, 5) ~ I ** 5
max(F, G) ~ maximum(F, G)
max(S, S[::-1]) ~ maximum(S, S[::-1]) ; nograd
max(I, J) ~ maximum(I, J)
min(F, G) ~ minimum(F, G)
min(S, S[::-1]) ~ minimum(S, S[::-1]) ; nograd
min(N, N[::-1]) ~ minimum(N, N[::-1])
clamp(-0.5, F, 0.7) ~ clip(F, -0.5, 0.7)
clamp(S[::-1], S, S[::-1]) ~ minimum(maximum(S, S[::-1]), S[::-1]) ; nograd
clamp(np.int32(-3), I, np.int32(4)) ~ clip(I, -3, 4)
mulhi(L, L[::-1]) ~ (L.astype(np.int64) * L[::-1]) >> 32

# Bits and comparisons.
bitwise_and(I, J) ~ I & J
bitwise_or(I, J) ~ I | J
bitwise_xor(I, J) ~ I ^ J
bitwise_not(I) ~ ~I
bitwise_and(B, B[::-1]) ~ B & B[::-1]
bitwise_or(B, B[::-1]) ~ B | B[::-1]
bitwise_xor(B, B[::-1]) ~ B ^ B[::-1]
bitwise_not(B) ~ ~B
population_count(L) ~ np.bitwise_count(L.view(np.uint32))
population_count(N) ~ np.bitwise_count(N)
clz(L) ~ np.array([32 - int(v).bit_length() for v in L.view(np.uint32)])
clz(N) ~ np.array([[8 - int(v).bit_length() for v in r] for r in N])
shift_left(I, J) ~ I << J
shift_left(L, np.full(9, 40, np.int32)) ~ L * 0
shift_right_arithmetic(I, J) ~ I >> J
shift_right_arithmetic(L, np.full(9, 33, np.int32)) ~ L >> 31
shift_right_logical(L, np.full(9, 3, np.int32)) ~ L.view(np.uint32) >> 3
eq(I, J) ~ I == J
ne(I, J) ~ I != J
lt(F, G) ~ F < G
le(S, S[::-1]) ~ S <= S[::-1]
gt(S, S[::-1]) ~ S > S[::-1]
ge(S, S[::-1]) ~ S >= S[::-1]
eq(S, S) ~ S == S
ne(S, S) ~ S != S
eq(C, C) ~ C == C
eq(B, B[::-1]) ~ B == B[::-1]
lt(N, N[::-1]) ~ N < N[::-1]
select(B, F, G) ~ where(B, F, G)
select(B, C, D) ~ where(B, C, D)
select_n(I % 3, F, G, P) ~ np.choose(I % 3, [F, G, P])

# Types.
convert_element_type(F * 3, np.int32) ~ (F * 3).astype(np.int32)
convert_element_type(F * 300, np.int8) ~ clip(trunc(F * np.float64(300)), -128, 127).astype(int)
convert_element_type(S, np.int32) ~ np.nan_to_num(clip(trunc(S), -2**31, 2**31 - 1), nan=0).astype(np.int64)
convert_element_type(S * 1.0, np.uint8) ~ np.nan_to_num(clip(trunc(S), 0, 255), nan=0).astype(np.int64)
convert_element_type(F, np.float16) ~ F ; nograd
convert_element_type(S, np.float16) ~ S.astype(np.float16) ; nograd
convert_element_type(S, jnp.bfloat16) ~ S.astype(jnp.bfloat16) ; nograd
convert_element_type(L, np.float32) ~ L
convert_element_type(N, np.float32) ~ N
convert_element_type(S, np.bool_) ~ S != 0
convert_element_type(F, np.complex64) ~ F.astype(complex)
convert_element_type(L, np.int8) ~ L.astype(np.int8)
convert_element_type(L, np.uint16) ~ L.astype(np.uint16)
convert_element_type(F, jnp.float8_e4m3fn).astype(np.float32) ~ F.astype(np.float32).astype(jnp.float8_e4m3fn).astype(float) ; nograd
convert_element_type(F, jnp.float8_e5m2).astype(np.float32) ~ F.astype(np.float32).astype(jnp.float8_e5m2).astype(float) ; nograd
convert_element_type(I, jnp.int4).astype(np.int32) ~ ((I + 8) & 15) - 8
bitcast_convert_type(F, np.int32) ~ F.astype(np.float32).view(np.int32)
bitcast_convert_type(L, np.float32) ~ L.view(np.float32) ; nograd
bitcast_convert_type(L, np.uint8) ~ L.view(np.uint8).reshape(9, 4)
bitcast_convert_type(N, np.uint32) ~ N.view(np.uint32).reshape(3)
reduce_precision(F, 5, 10) ~ F.astype(np.float16).astype(float) ; nograd
reduce_precision(S, 8, 7) ~ S.astype(jnp.bfloat16).astype(float) ; nograd
complex(F, G) ~ F + 1j * G
real(C) ~ C.real
imag(C) ~ C.imag
conj(C) ~ C.conj()
abs(C) ~ abs(C)
sign(C) ~ C / abs(C)
neg(C) ~ -C

# Shape.
broadcast(V, (2, 3)) ~ broadcast_to(V, (2, 3, 5))
broadcast_in_dim(V, (2, 5, 3), (1,)) ~ broadcast_to(V[None, :, None], (2, 5, 3))
broadcast_in_dim(F[:, :1], (3, 4), (0, 1)) ~ broadcast_to(F[:, :1], (3, 4))
broadcast_shapes((2, 1), (1, 3)) ~ np.broadcast_shapes((2, 1), (1, 3))
reshape(A, (4, 6)) ~ A.reshape(4, 6)
reshape(A, (24,)) ~ A.reshape(24)
reshape(E, (3, 0)) ~ E.reshape(3, 0)
collapse(A, 1) ~ A.reshape(2, 12)
squeeze(A[:, :1], (1,)) ~ A[:, 0]
expand_dims(F, (0, 2)) ~ F[None, :, None]
transpose(A, (2, 0, 1)) ~ A.transpose(2, 0, 1)
transpose(A, (0, 2, 1)) ~ A.transpose(0, 2, 1)
rev(A, (0, 2)) ~ A[::-1, :, ::-1]
concatenate([F, G, P], 0) ~ np.concatenate([F, G, P], 0)
concatenate([F, G], 1) ~ np.concatenate([F, G], 1)
concatenate([E, F[:, :3]], 0) ~ F[:, :3]
pad(F, 0.5, [(1, 2, 0), (0, 1, 2)]) ~ np.array([[(F[i - 1, j // 3] if 1 <= i < 4 and j < 10 and j % 3 == 0 else 0.5) for j in range(11)] for i in range(6)])
pad(F, 0.0, [(-1, 1, 0), (0, -1, 0)]) ~ np.pad(F[1:, :3], ((0, 1), (0, 0)))
pad(I, np.int32(9), [(0, 0, 1), (1, 0, 0)]) ~ np.array([[(I[i // 2, j - 1] if i % 2 == 0 and j > 0 else 9) for j in range(5)] for i in range(5)])
slice(A, (0, 1, 0), (2, 3, 4), (1, 1, 2)) ~ A[:, 1:3, ::2]
slice_in_dim(F, 1, 3) ~ F[1:3]
index_in_dim(F, 1, axis=1) ~ F[:, 1:2]
dynamic_slice(F, (T[0], T[2]), (2, 2)) ~ F[1:3, 2:4]
dynamic_slice(F, (-T[0], T[0]), (1, 3)) ~ F[0:1, 1:4]
dynamic_slice_in_dim(F, T[2], 1) ~ F[2:3]
dynamic_index_in_dim(F, T[1], 0) ~ F[0:1]
dynamic_update_slice(F, G[:2, :2], (T[0], T[2])) ~ np.array([[G[i - 1, j - 2] if i >= 1 and j >= 2 else F[i, j] for j in range(4)] for i in range(3)])
dynamic_update_slice_in_dim(F, G[:1], T[2], 0) ~ np.concatenate([F[:2], G[:1]])
dynamic_update_index_in_dim(F, G[0], T[1], 0) ~ np.concatenate([G[:1], F[1:]])
iota(np.int32, 7) ~ np.arange(7)
iota(np.float32, 5) ~ np.arange(5.0)
broadcasted_iota(np.int32, (3, 4), 1) ~ np.broadcast_to(np.arange(4), (3, 4))
full((2, 3), 1.5) ~ np.full((2, 3), 1.5)
full_like(I, 7) ~ np.full((3, 4), 7)
split(A, (1, 2), 1) ~ (A[:, :1], A[:, 1:])
tile(F, (2, 3)) ~ np.tile(F, (2, 3))

# Reductions, cumulative operations, sorting.
reduce(F, 0.0, add, (0,)) ~ F.sum(0)
reduce(F, 1.0, mul, (1,)) ~ F.prod(1)
reduce(F, -np.inf, max, (0, 1)) ~ F.max() ; nograd
reduce(I, np.int32(2**31 - 1), min, (1,)) ~ I.min(1)
reduce(I, np.int32(0), bitwise_xor, (0,)) ~ np.bitwise_xor.reduce(I, 0)
reduce((F, G), (0.0, 1.0), lambda a, b: (a[0] + b[0], a[1] * b[1]), (1,)) ~ (F.sum(1), G.prod(1)) ; nograd
reduce_sum(F, (1,)) ~ F.sum(1)
reduce_sum(S[:6], (0,)) ~ S[:6].sum() ; nograd
reduce_sum(C, (0,)) ~ C.sum(0)
reduce_sum(K, (0,)) ~ K.sum(0)
reduce_prod(F, (0,)) ~ F.prod(0)
reduce_max(F, (1,)) ~ F.max(1)
reduce_max(S, (0,)) ~ S.max() ; nograd
reduce_min(F, (0, 1)) ~ F.min()
reduce_and(B, (0,)) ~ B.all(0)
reduce_or(B, (1,)) ~ B.any(1)
reduce_xor(I, (0,)) ~ np.bitwise_xor.reduce(I, 0)
argmax(F, 1, np.int32) ~ F.argmax(1)
argmin(F, 0, np.int32) ~ F.argmin(0)
argmax(S, 0, np.int32) ~ S.argmax()
cumsum(F, 1) ~ F.cumsum(1)
cumsum(F, 0, reverse=True) ~ F[::-1].cumsum(0)[::-1]
cumprod(F, 1) ~ F.cumprod(1)
cummax(F, 1) ~ np.maximum.accumulate(F, 1)
cummin(F, 0) ~ np.minimum.accumulate(F, 0)
cumlogsumexp(F, 1) ~ np.logaddexp.accumulate(F, 1)
cumsum(I, 1) ~ I.cumsum(1)
associative_scan(add, V) ~ V.cumsum()
associative_scan(max, W, reverse=True) ~ np.maximum.accumulate(W[::-1])[::-1]
sort(F, 1) ~ np.sort(F, 1)
sort(S) ~ np.sort(S) ; nograd
sort(I, 0) ~ np.sort(I, 0)
sort((I, F), 1, num_keys=1) ~ (np.sort(I, 1), np.take_along_axis(F, np.argsort(I, 1, kind='stable'), 1))
sort_key_val(F, G) ~ (np.sort(F), np.take_along_axis(G, np.argsort(F), 1))
top_k(F, 2) ~ (np.sort(F)[:, :-3:-1], np.argsort(-F)[:, :2])
top_k(I, 3) ~ (np.sort(I)[:, :-4:-1], np.argsort(-I, kind='stable')[:, :3])
approx_max_k(F, 2) ~ (np.sort(F)[:, :-3:-1], np.argsort(-F)[:, :2]) ; nograd
approx_min_k(F, 2) ~ (np.sort(F)[:, :2], np.argsort(F)[:, :2]) ; nograd

# Windows.
reduce_window(A, 0.0, add, (1, 2, 2), (1, 1, 2), 'VALID') ~ np.lib.stride_tricks.sliding_window_view(A, (2, 2), (1, 2))[:, :, ::2].sum((3, 4))
reduce_window(A, -np.inf, max, (1, 2, 3), (1, 2, 1), 'SAME') ; gtol=1e-3
reduce_window(A, np.inf, min, (2, 2, 2), (1, 1, 1), [(0, 0), (1, 0), (0, 1)])
reduce_window(A, 0.0, add, (1, 2, 2), (1, 1, 1), 'VALID', (1, 2, 1), (1, 1, 2))
reduce_window(I, np.int32(1), mul, (2, 2), (1, 1), 'VALID') ~ np.lib.stride_tricks.sliding_window_view(I, (2, 2)).prod((2, 3))
conv(Y.transpose(0, 3, 1, 2), R.transpose(3, 2, 0, 1), (1, 1), 'VALID') ~ np.einsum('nchwij,ijco->nohw', np.lib.stride_tricks.sliding_window_view(Y.transpose(0, 3, 1, 2), (3, 2), (2, 3)), R)
conv_with_general_padding(Y.transpose(0, 3, 1, 2), R.transpose(3, 2, 0, 1), (2, 1), [(1, 1), (0, 1)], None, (1, 2))
conv_general_dilated(Y, R, (1, 2), 'SAME', dimension_numbers=('NHWC', 'HWIO', 'NHWC'))
conv_general_dilated(Y, R, (1, 1), [(2, 1), (1, 2)], (2, 1), (1, 2), ('NHWC', 'HWIO', 'NHWC'))
conv_general_dilated(Y, R.reshape(3, 2, 1, 12), (1, 1), 'SAME', dimension_numbers=('NHWC', 'HWIO', 'NHWC'), feature_group_count=3)
conv_general_dilated(Y[:, :, 0], R[:, 0], (1,), 'SAME', dimension_numbers=('NHC', 'HIO', 'NHC'))
conv_general_dilated(Y[..., None], R[:, :, :, None, :2], (1, 1, 1), 'VALID', dimension_numbers=('NDHWC', 'DHWIO', 'NDHWC'))
conv_transpose(Y, R, (2, 2), 'SAME')
conv_transpose(Y, R, (2, 1), 'VALID')
conv_general_dilated_patches(Y, (2, 2), (1, 1), 'VALID', dimension_numbers=('NHWC', 'OIHW', 'NHWC'))
conv_general_dilated_local(Y[:, :3, :3], F[:1, :1].reshape(1, 1, 1, 1) * jnp.ones((2, 2, 12, 4)), (1, 1), 'VALID', (2, 2), dimension_numbers=('NHWC', 'HWIO', 'NHWC'))

# Contractions.
dot(F, X) ~ F @ X
dot(F, V[:4]) ~ F @ V[:4]
dot(V, V) ~ V @ V
dot(I, J.T) ~ I @ J.T
dot(C, D.T) ~ C @ D.T
dot(H, H.T) ~ H @ H.T ; tol=4e-3
dot(K, K.T) ~ K @ K.T ; tol=2e-2
dot(K, K.T, preferred_element_type=np.float32) ~ K @ K.T
dot_general(A, A, (((2,), (2,)), ((0,), (0,)))) ~ np.einsum('bij,bkj->bik', A, A)
dot_general(A, F, (((1, 2), (0, 1)), ((), ()))) ~ np.einsum('bij,ij->b', A, F)
dot_general(F, F, (((), ()), ((0, 1), (0, 1)))) ~ F * F
dot_general(F, F, (((0,), (0,)), ((1,), (1,)))) ~ (F * F).sum(0)
batch_matmul(A, A.transpose(0, 2, 1)) ~ A @ A.transpose(0, 2, 1)
ragged_dot(X, A[:, :, :1].transpose(1, 2, 0) * jnp.ones((3, 5, 2)), jnp.array([1, 0, 3])) ; nograd
dot(E.T, E) ~ E.T @ E ; nograd

# Indexing.
gather(F, T[:, None] % 3, GatherDimensionNumbers((1,), (0,), (0,)), (1, 4)) ~ F[T % 3]
gather(F, T[:, None], GatherDimensionNumbers((1,), (0,), (0,)), (1, 4), mode='clip') ~ F[np.minimum(T, 2)]
gather(F, T[:, None], GatherDimensionNumbers((1,), (0,), (0,)), (1, 4), mode='fill', fill_value=-1) ~ np.where((T < 3)[:, None], F[np.minimum(T, 2)], -1)
scatter(F, T[:2, None] % 3, G[:2], ScatterDimensionNumbers((1,), (0,), (0,)), mode='drop') ; nograd
scatter_add(F, T[:, None] % 3, A[:, :2].reshape(4, 4), ScatterDimensionNumbers((1,), (0,), (0,))) ~ F + np.eye(3)[:, T % 3] @ A[:, :2].reshape(4, 4)
scatter_sub(F, T[:, None] % 3, A[:, :2].reshape(4, 4), ScatterDimensionNumbers((1,), (0,), (0,))) ~ F - np.eye(3)[:, T % 3] @ A[:, :2].reshape(4, 4)
scatter_mul(F, T[:2, None] % 3, A[0, :1].reshape(1, 4) * jnp.ones((2, 4)), ScatterDimensionNumbers((1,), (0,), (0,))) ; nograd
scatter_max(F, T[:, None] % 3, A[:, :2].reshape(4, 4), ScatterDimensionNumbers((1,), (0,), (0,))) ; nograd
scatter_min(F, T[:, None] % 3, A[:, :2].reshape(4, 4), ScatterDimensionNumbers((1,), (0,), (0,))) ; nograd
scatter_apply(F, T[:2, None] % 3, lambda x: x * x, ScatterDimensionNumbers((1,), (0,), (0,)), update_shape=(2, 4)) ; nograd

# Control flow.
cond(Z > 0, lambda x: x * 2, lambda x: x - 1, F) ~ F * 2
cond(Z < 0, lambda x: x * 2, lambda x: x - 1, F) ~ F - 1
switch(T[2], [lambda x: x, lambda x: -x, lambda x: x * x], F) ~ F * F
switch(T[0], [lambda x: x, lambda x: -x, lambda x: x * x], F) ~ F * F

while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * 1.5), (0, F)) ~ (5, F * 1.5 ** 5) ; nograd
fori_loop(0, 4, lambda i, x: x + i * G, F) ~ F + 6 * G
scan(lambda c, x: (c * 0.5 + x, c), F[0], G) ~ (F[0] / 8 + G[0] / 4 + G[1] / 2 + G[2], np.stack([F[0], F[0] / 2 + G[0], F[0] / 4 + G[0] / 2 + G[1]]))
scan(lambda c, x: (jnp.sin(c + x), c), Z, V, reverse=True, unroll=2)
switch(T[0] + 7, [lambda x: x, lambda x: -x, lambda x: x * x], F) ~ F * F
switch(T[0] - 7, [lambda x: x * 3, lambda x: -x, lambda x: x * x], F) ~ F * 3
cond(Z > 0, lambda a, b: {'s': a + b, 't': (a * b, a)}, lambda a, b: {'s': a, 't': (b, b)}, F, G)['t'] ~ (F * G, F)
scan(lambda c, x: (c + 1, c * x), F[0], G[:0]) ~ (F[0], np.zeros((0, 4)))
while_loop(lambda s: s[0] < 0, lambda s: (s[0] + 1, s[1] * 1.5), (0, F)) ~ (0, F) ; nograd
fori_loop(3, 3, lambda i, x: x * 2, F) ~ F
fori_loop(T[2], 3, lambda i, x: x + G, F) ; nograd
scan(lambda c, x: scan(lambda d, y: (d * 0.5 + y * x.sum(), d), c, G), F[0], G[:2])
scan(lambda c, x: (cond(x.sum() > 0, lambda c: jnp.tanh(c * x), lambda c: c - x, c), c.sum()), F[0], G)
scan(lambda c, x: ((c[0] * 0.5 + x['v'], c[1] + 1), {'a': c[0], 'b': c[1]}), (F[0], Z), {'v': G})
fori_loop(0, 3, lambda i, c: (c[1], c[0] * 0.5 + i * c[1]), (F, G))
while_loop(lambda s: s[1].sum() < 50, lambda s: (s[0] + 1, s[1] * 1.5 + while_loop(lambda k: k < s[0], lambda k: k + 1, 0)), (0, F * F)) ; nograd
map(lambda x: scan(lambda c, y: (c * y, c + y), x.sum(), x), F)
associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (F, G), axis=0)
switch(T[1], [lambda x: cond(x.sum() > 0, jnp.sin, jnp.cos, x), lambda x: fori_loop(0, 2, lambda i, y: y * x, x), lambda x: -x], F)
map(lambda x: jnp.tanh(x).sum(), F) ~ np.tanh(F).sum(1)
map(lambda x: x * 2, V, batch_size=2) ~ V * 2
reduce_and(I > -20, (0, 1)) ~ True
stop_gradient(F) + F ~ F + F ; nograd
optimization_barrier((F, I)) ~ (F, I)
custom_root(lambda x: x ** 3 - Z, 1.0, lambda f, x: fori_loop(0, 20, lambda i, x: x - f(x) / (3 * x * x), x), lambda g, y: y / g(1.0)) ~ np.cbrt(Z)
random_gamma_grad(P, P) ; nograd tol=5e-4
rng_uniform(0.0, 1.0, (3,)) * 0 ~ np.zeros(3) ; nograd
rng_bit_generator(np.arange(4, dtype=np.uint32), (5,))[0].shape[0] + 0 ~ 4
jax.lax.linalg.cholesky(O) ~ np.linalg.cholesky(O) ; nograd
jax.lax.linalg.triangular_solve(O, M, left_side=True, lower=True) ~ np.linalg.solve(np.tril(O), M) ; nograd
jax.lax.fft(C, 'FFT', (4,)) ~ np.fft.fft(C)
"""
