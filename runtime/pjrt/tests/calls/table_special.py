# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.scipy.special, and more of jax.scipy, against SciPy."""
import jax.scipy.integrate
import jax.scipy.interpolate
import jax.scipy.ndimage
import jax.scipy.signal
import jax.scipy.special
import jax.scipy.stats
import scipy.special

NAMESPACE = {name: getattr(jax.scipy.special, name) for name in dir(jax.scipy.special) if not name.startswith("_")}
NAMESPACE.update(jss=jax.scipy.stats, signal=jax.scipy.signal, ndimage=jax.scipy.ndimage, integrate=jax.scipy.integrate)
REFERENCE = scipy.special

CALLS = r"""
bernoulli(6) ; tol=1e-5
beta(P, P[::-1]) ; tol=5e-5 gtol=1e-3
betainc(P, P[::-1], Q) ; tol=3e-4 nograd
betaln(P, P[::-1]) ; tol=5e-5 gtol=1e-3
boxcox(P, F) ; tol=2e-5 gtol=1e-3
boxcox1p(P, F) ; tol=2e-5 gtol=1e-3
comb(J + 8, J) ; tol=1e-4 nograd
digamma(P) ; tol=2e-5
digamma(F) ; tol=1e-4 gtol=1e-3
digamma(S[2:3]) ; nograd
entr(Q)
entr(S) ; nograd
erf(F)
erf(S) ; nograd
erfc(F) ; tol=2e-5
erfc(S) ; nograd
erfcx(F) ; tol=2e-5
erfcx(P * 4) ; tol=2e-5
erfinv(U)
erfinv(S) ; nograd
exp1(P) ; tol=2e-5
expi(P) ; tol=2e-5 gtol=1e-3
expi(F) ; tol=1e-4 gtol=2e-3
expit(F)
expit(S) ; nograd
expn(2, P) ; tol=2e-5
factorial(J) ; tol=2e-5
gamma(P) ; tol=5e-5 gtol=1e-3
gamma(F) ; tol=5e-5 gtol=1e-3
gammainc(P, P[::-1]) ; tol=5e-5 gtol=2e-3
gammaincc(P, P[::-1]) ; tol=5e-5 gtol=2e-3
gammaln(P) ; tol=1e-5
gammaln(F) ; tol=5e-5 gtol=1e-3
gammasgn(F) ; nograd
hyp1f1(P, P[::-1] + 1, Q) ; tol=1e-4 gtol=1e-2
hyp2f1(Q, Q[::-1], 2.0, Q * 0.5) ; tol=1e-4 nograd
i0(F)
i0e(F)
i1(F)
i1e(F)
i0(F * 5) ; tol=2e-5
i1e(F * 5) ; tol=2e-5
kl_div(P, P[::-1]) ; tol=5e-5 gtol=1e-3
log_ndtr(F) ; tol=2e-5 gtol=1e-3
log_ndtr(F * 5) ; tol=2e-5 nograd
log_softmax(F)
log_softmax(F, axis=0)
logit(Q) ; tol=1e-5
logsumexp(F)
logsumexp(F, axis=1)
logsumexp(F, axis=0, keepdims=True)
logsumexp(F, axis=1, b=P)
multigammaln(P + 3, 2) ; tol=2e-5 gtol=1e-3
ndtr(F) ; tol=1e-5
ndtr(F * 4) ; tol=5e-5 gtol=1e-3
ndtri(Q) ; tol=2e-5 gtol=1e-3
owens_t(F, Q) ; tol=1e-4 gtol=2e-3
poch(P, P[::-1]) ; tol=1e-4 gtol=1e-2
polygamma(1, P) ; tol=1e-4 gtol=1e-2
polygamma(2, P + 1) ; tol=1e-4 gtol=1e-2
rel_entr(P, P[::-1])
# JAX's gives inf, not NaN, for NaN.
rel_entr(S[:5], S[4::-1]) ; nograd
sici(P) ; tol=2e-5
softmax(F)
softmax(F, axis=1)
# JAX's gradient has NaN.
spence(P) ; tol=5e-5 nograd
wofz(C) ; tol=1e-4
xlog1py(F, P)
xlogy(F, P)
xlogy(S, S[::-1]) ; nograd
zeta(P + 1.5, P[::-1]) ; tol=1e-4 nograd

# Distributions.
jss.norm.pdf(F) ~ stats.norm.pdf(F) ; tol=2e-5
jss.norm.logpdf(F, 0.5, 2.0) ~ stats.norm.logpdf(F, 0.5, 2.0)
jss.norm.cdf(F) ~ stats.norm.cdf(F) ; tol=2e-5
jss.norm.logcdf(F) ~ stats.norm.logcdf(F) ; tol=2e-5
jss.norm.ppf(Q) ~ stats.norm.ppf(Q) ; tol=2e-5
jss.norm.sf(F) ~ stats.norm.sf(F) ; tol=2e-5
jss.beta.logpdf(Q, P, P[::-1]) ~ stats.beta.logpdf(Q, P, P[::-1]) ; tol=1e-4 gtol=2e-3
jss.beta.cdf(Q, P, P[::-1]) ~ stats.beta.cdf(Q, P, P[::-1]) ; tol=3e-4 nograd
jss.cauchy.logpdf(F) ~ stats.cauchy.logpdf(F)
jss.cauchy.cdf(F) ~ stats.cauchy.cdf(F) ; tol=1e-5
jss.chi2.logpdf(P, P[::-1] + 1) ~ stats.chi2.logpdf(P, P[::-1] + 1) ; tol=5e-5 gtol=1e-3
jss.chi2.cdf(P, P[::-1] + 1) ~ stats.chi2.cdf(P, P[::-1] + 1) ; tol=5e-5 gtol=2e-3
jss.dirichlet.logpdf(Q[:, 0] / Q[:, 0].sum(), P[:, 0]) ; jaxlib tol=5e-5 nograd
jss.expon.logpdf(P) ~ stats.expon.logpdf(P)
jss.gamma.logpdf(P, P[::-1]) ~ stats.gamma.logpdf(P, P[::-1]) ; tol=5e-5 gtol=1e-3
jss.gamma.cdf(P, P[::-1]) ~ stats.gamma.cdf(P, P[::-1]) ; tol=5e-5 gtol=2e-3
jss.gennorm.logpdf(F, P) ~ stats.gennorm.logpdf(F, P) ; tol=5e-5 gtol=1e-3
jss.laplace.logpdf(F) ~ stats.laplace.logpdf(F)
jss.laplace.cdf(F) ~ stats.laplace.cdf(F)
jss.logistic.logpdf(F) ~ stats.logistic.logpdf(F)
jss.logistic.cdf(F) ~ stats.logistic.cdf(F)
jss.logistic.ppf(Q) ~ stats.logistic.ppf(Q) ; tol=1e-5
jss.pareto.logpdf(P + 1, P[::-1]) ~ stats.pareto.logpdf(P + 1, P[::-1]) ; tol=1e-5
jss.t.logpdf(F, P) ~ stats.t.logpdf(F, P) ; tol=5e-5 gtol=2e-3
jss.truncnorm.logpdf(U, -1.0, 1.0) ~ stats.truncnorm.logpdf(U, -1.0, 1.0) ; tol=2e-5
jss.uniform.logpdf(Q) ~ stats.uniform.logpdf(Q) ; nograd
jss.vonmises.logpdf(F, P) ~ stats.vonmises.logpdf(F, P) ; tol=2e-5 gtol=1e-3
jss.wrapcauchy.logpdf(P, Q) ~ stats.wrapcauchy.logpdf(P, Q) ; tol=2e-5 gtol=1e-3
jss.gumbel_r.logpdf(F) ~ stats.gumbel_r.logpdf(F)
jss.gumbel_l.logcdf(F) ~ stats.gumbel_l.logcdf(F) ; tol=2e-5
jss.bernoulli.logpmf(B * 1, Q) ~ stats.bernoulli.logpmf(B, Q)
jss.binom.logpmf(J, 9, Q) ~ stats.binom.logpmf(J, 9, Q) ; tol=5e-5 gtol=1e-3
jss.geom.logpmf(J, Q) ~ stats.geom.logpmf(J, Q) ; tol=2e-5
jss.nbinom.logpmf(J, 3, Q) ~ stats.nbinom.logpmf(J, 3, Q) ; tol=5e-5 gtol=1e-3
jss.poisson.logpmf(J, P) ~ stats.poisson.logpmf(J, P) ; tol=2e-5
jss.poisson.cdf(J, P) ~ stats.poisson.cdf(J, P) ; tol=5e-5 nograd
jss.multinomial.logpmf(J[0], 20, Q[0] / Q[0].sum()) ; jaxlib tol=5e-5 nograd
jss.multivariate_normal.logpdf(V[:4], V[1:], O) ~ stats.multivariate_normal.logpdf(V[:4], V[1:], O) ; tol=5e-5 nograd
jss.mode(J, axis=1).mode ~ stats.mode(J, axis=1).mode
jss.rankdata(F, axis=1) ~ stats.rankdata(F, axis=1) ; nograd
jss.sem(F) ~ stats.sem(F)
jss.gaussian_kde(V).evaluate(W) ~ stats.gaussian_kde(V).evaluate(W) ; tol=5e-5 nograd

# Signals, images, integrals.
signal.convolve(F, G[:2, :2]) ~ scipy.signal.convolve(F, G[:2, :2], method='direct') ; tol=1e-5
signal.convolve2d(F, G[:2, :2], mode='same') ~ scipy.signal.convolve2d(F, G[:2, :2], mode='same') ; tol=1e-5
signal.correlate(V, W) ~ scipy.signal.correlate(V, W, method='direct') ; tol=1e-5
signal.correlate2d(F, G[:2, :2], mode='valid') ~ scipy.signal.correlate2d(F, G[:2, :2], mode='valid') ; tol=1e-5
signal.detrend(V) ~ scipy.signal.detrend(V) ; tol=5e-5 nograd
signal.fftconvolve(V, W) ~ scipy.signal.fftconvolve(V, W) ; tol=1e-5
ndimage.map_coordinates(F, [Q[0] * 2, Q[1] * 3], order=1) ~ scipy.ndimage.map_coordinates(F, [Q[0] * 2, Q[1] * 3], order=1) ; tol=1e-5 gtol=1e-3
ndimage.map_coordinates(F, [Q[0] * 2, Q[1] * 3], order=0) ~ scipy.ndimage.map_coordinates(F, [Q[0] * 2, Q[1] * 3], order=0) ; nograd
integrate.trapezoid(F, dx=0.5) ~ np.trapezoid(F, dx=0.5)
"""
