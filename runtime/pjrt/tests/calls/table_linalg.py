# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.numpy.linalg, jax.scipy.linalg and jax.numpy.fft, against NumPy and SciPy."""
import jax.numpy.linalg
import jax.scipy.linalg
import numpy

NAMESPACE = {"linalg": jax.numpy.linalg, "fft": jax.numpy.fft, "jsl": jax.scipy.linalg}
REFERENCE = numpy

CALLS = r"""
linalg.norm(F)
linalg.norm(F, axis=1)
linalg.norm(F, ord=1)
linalg.norm(F, ord=np.inf)
linalg.norm(V, ord=3)
linalg.norm(V, ord=-np.inf)
linalg.vector_norm(A, axis=1)
linalg.matrix_norm(F, ord='fro')
linalg.matmul(F, X)
linalg.matrix_power(M, 3)
linalg.matrix_power(M, 0) ; nograd
linalg.matrix_transpose(A)
linalg.multi_dot([F, M, X])
linalg.outer(V, W)
linalg.cross(F[:, :3], G[:, :3])
linalg.diagonal(A)
linalg.tensordot(F, X, axes=1)
linalg.trace(M)
linalg.vecdot(F, G)
linalg.cholesky(O) ; nograd tol=2e-5
linalg.det(M) ; tol=2e-5
linalg.slogdet(M) ; tol=2e-5
linalg.inv(M) ; tol=2e-5
linalg.solve(M, V[:4]) ; tol=2e-5
linalg.solve(M, X) ; tol=2e-5
linalg.matrix_rank(M) ; nograd
linalg.pinv(M) ; tol=5e-5 nograd
linalg.qr(M)[1] ; tol=5e-5 nograd
linalg.svd(M, compute_uv=False) ; tol=5e-5 nograd
linalg.svdvals(M) ; tol=5e-5 nograd
linalg.eigvalsh(O) ; tol=5e-5 nograd
linalg.eigh(O)[0] ; tol=5e-5 nograd
linalg.cond(M) ; tol=5e-5 nograd
linalg.lstsq(M, V[:4])[0] ; tol=5e-5 nograd
linalg.tensorinv(M.reshape(2, 2, 4), ind=2) ; tol=5e-5 nograd
linalg.tensorsolve(M.reshape(2, 2, 4), M[:2, :2]) ; tol=5e-5 nograd
jsl.cholesky(O, lower=True) ~ np.linalg.cholesky(O) ; tol=2e-5 nograd
jsl.cho_solve((jsl.cholesky(O), False), V[:4]) ~ np.linalg.solve(O, V[:4]) ; tol=2e-5 nograd
jsl.det(M) ~ np.linalg.det(M) ; tol=2e-5
jsl.expm(M / 4) ~ scipy.linalg.expm(M / 4) ; tol=5e-5 nograd
jsl.inv(M) ~ np.linalg.inv(M) ; tol=2e-5 nograd
jsl.lu(M) ~ scipy.linalg.lu(M) ; tol=5e-5 nograd
jsl.lu_solve(jsl.lu_factor(M), V[:4]) ~ np.linalg.solve(M, V[:4]) ; tol=5e-5 nograd
jsl.solve(M, V[:4]) ~ np.linalg.solve(M, V[:4]) ; tol=2e-5
jsl.solve_triangular(M, V[:4], lower=True) ~ scipy.linalg.solve_triangular(M, V[:4], lower=True) ; tol=2e-5 nograd
jsl.block_diag(F, M) ~ scipy.linalg.block_diag(F, M)
jsl.toeplitz(V, W) ~ scipy.linalg.toeplitz(V, W)
jsl.hilbert(4) ~ scipy.linalg.hilbert(4)
jsl.pascal(4) ~ scipy.linalg.pascal(4)
jsl.hadamard(4) ~ scipy.linalg.hadamard(4)
fft.fftfreq(7, 0.5)
fft.rfftfreq(7, 0.5)
fft.fftshift(F)
fft.ifftshift(F, axes=1)
fft.fft(C)
fft.fft(F)
fft.ifft(C)
fft.rfft(F)
fft.irfft(C)
fft.fft2(C)
fft.ifft2(C)
fft.fftn(A)
fft.rfftn(A)
fft.irfftn(C)
fft.rfft2(F)
fft.hfft(C)
fft.ihfft(F)
fft.fft(W)
fft.ifft(W)
"""
