# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.nn, and what jax transforms: gradients, batches, loops."""
import jax
import jax.nn

NAMESPACE = {name: getattr(jax.nn, name) for name in dir(jax.nn) if not name.startswith("_")}
NAMESPACE.update(grad=jax.grad, vmap=jax.vmap, jvp=jax.jvp, jacfwd=jax.jacfwd, jacrev=jax.jacrev, hessian=jax.hessian,
                 checkpoint=jax.checkpoint)
REFERENCE = None

CALLS = r"""
relu(F) ~ maximum(F, 0)
relu(S) ~ maximum(S, 0) ; nograd
relu6(F * 4) ~ clip(F * 4, 0, 6)
elu(F) ~ where(F > 0, F, expm1(F))
elu(F, 0.5) ~ where(F > 0, F, 0.5 * expm1(F))
selu(F) ~ 1.0507009873554805 * where(F > 0, F, 1.6732632423543772 * expm1(F))
celu(F, 2.0) ~ where(F > 0, F, 2 * expm1(F / 2))
gelu(F) ~ F * 0.5 * (1 + tanh(sqrt(2 / pi) * (F + 0.044715 * F ** 3)))
gelu(F, approximate=False) ~ F * sp.ndtr(F)
gelu(K) ~ K * 0.5 * (1 + tanh(sqrt(2 / pi) * (K + 0.044715 * K ** 3))) ; tol=2e-2
glu(F) ~ F[:, :2] / (1 + exp(-F[:, 2:]))
silu(F) ~ F / (1 + exp(-F))
swish(F) ~ F / (1 + exp(-F))
silu(H) ~ H / (1 + exp(-H)) ; tol=4e-3
mish(F) ~ F * tanh(log1p(exp(F)))
hard_sigmoid(F * 3) ~ clip(F * 3 + 3, 0, 6) / 6
hard_silu(F * 3) ~ F * 3 * clip(F * 3 + 3, 0, 6) / 6
hard_swish(F) ~ F * clip(F + 3, 0, 6) / 6
hard_tanh(F * 2) ~ clip(F * 2, -1, 1)
leaky_relu(F) ~ where(F > 0, F, 0.01 * F)
leaky_relu(F, 0.3) ~ where(F > 0, F, 0.3 * F)
log_sigmoid(F) ~ -log1p(exp(-F))
log_sigmoid(S) ~ -logaddexp(0, -S) ; nograd
log_softmax(F) ~ F - sp.logsumexp(F, axis=-1, keepdims=True)
log_softmax(F, axis=0) ~ F - sp.logsumexp(F, axis=0, keepdims=True)
log_softmax(F, where=B, axis=1) ; nograd
logmeanexp(F, axis=1) ~ sp.logsumexp(F, axis=1) - log(4)
logsumexp(F) ~ sp.logsumexp(F)
logsumexp(F, axis=1) ~ sp.logsumexp(F, axis=1)
logsumexp(F, axis=1, b=P) ~ sp.logsumexp(F, axis=1, b=P)
logsumexp(F * 100, axis=0) ~ sp.logsumexp(F * 100, axis=0)
one_hot(T, 4) ~ np.eye(4)[T]
one_hot(T, 5, axis=0) ~ np.eye(5)[:, T]
one_hot(I, 3) ~ (I[..., None] == np.arange(3)).astype(float)
sigmoid(F) ~ sp.expit(F)
sigmoid(S) ~ sp.expit(S) ; nograd
sigmoid(K) ~ sp.expit(K) ; tol=1e-2
soft_sign(F) ~ F / (1 + abs(F))
softmax(F) ~ sp.softmax(F, axis=-1)
softmax(F, axis=0) ~ sp.softmax(F, axis=0)
softmax(A, axis=(1, 2)) ~ sp.softmax(A, axis=(1, 2))
softmax(F * 100) ~ sp.softmax(F.astype(np.float32) * np.float32(100), axis=-1) ; nograd tol=1e-4
softmax(H) ~ sp.softmax(H, axis=-1) ; tol=4e-3
softplus(F) ~ logaddexp(F, 0)
softplus(S) ~ logaddexp(S, 0) ; nograd
sparse_plus(F) ~ where(F <= -1, 0, where(F >= 1, F, (F + 1) ** 2 / 4))
sparse_sigmoid(F) ~ clip(0.5 * (F + 1), 0, 1)
squareplus(F) ~ (F + sqrt(F * F + 4)) / 2
standardize(F) ~ (F - F.mean(-1, keepdims=True)) / sqrt(F.var(-1, keepdims=True) + 1e-5) ; gtol=1e-3
standardize(F, axis=0) ~ (F - F.mean(0)) / sqrt(F.var(0) + 1e-5) ; gtol=1e-3
identity(F) ~ F
tanh(F) ~ tanh(F)
log1mexp(P) ~ log(-expm1(-P))
dot_product_attention(Y[:, :, :2], Y[:, :, 2:4], Y[:, :, 4:6]) ~ np.einsum('bnts,bsnh->btnh', sp.softmax(np.einsum('btnh,bsnh->bnts', Y[:, :, :2], Y[:, :, 2:4]) / sqrt(3), axis=-1), Y[:, :, 4:6]) ; tol=1e-5 gtol=1e-3
dot_product_attention(Y[:, :, :2], Y[:, :, 2:4], Y[:, :, 4:6], is_causal=True) ~ np.einsum('bnts,bsnh->btnh', sp.softmax(np.where(np.tri(7) > 0, np.einsum('btnh,bsnh->bnts', Y[:, :, :2], Y[:, :, 2:4]) / sqrt(3), -np.inf), axis=-1), Y[:, :, 4:6]) ; tol=1e-5 gtol=1e-3

# Transformations.
grad(lambda x: (x ** 3).sum())(F) ~ 3 * F ** 2
grad(lambda x: jnp.tanh(x).sum())(F) ~ 1 - tanh(F) ** 2
grad(grad(lambda x: x ** 4))(Z) ~ 12 * Z ** 2
vmap(lambda a, b: a @ b)(F, G) ~ (F * G).sum(1)
vmap(lambda a: a @ X)(A) ~ A @ X
vmap(vmap(jnp.sin))(F) ~ sin(F)
vmap(lambda a: jnp.sort(a)[::-1], in_axes=1, out_axes=1)(F) ~ np.sort(F, 0)[::-1]
vmap(lambda i, a: a[i])(T[:3], F) ~ F[np.arange(3), T[:3]]
vmap(lambda a: lax.while_loop(lambda s: s < 3, lambda s: s + a, 0.0))(P[0]) ~ ceil(3 / P[0]) * P[0] ; nograd tol=1e-5
vmap(lambda p, a: lax.cond(p, jnp.sin, jnp.cos, a))(B[0], F[0]) ~ where(B[0], sin(F[0]), cos(F[0]))
jvp(jnp.sin, (F,), (G,)) ~ (sin(F), cos(F) * G)
jacfwd(lambda x: x ** 2)(V) ~ np.diag(2 * V)
jacrev(lambda x: jnp.sin(x) * x[0])(V) ~ np.diag(np.cos(V) * V[0]) + np.sin(V)[:, None] * (np.arange(5) == 0)
hessian(lambda x: jnp.prod(x))(V[:3]) ~ np.array([[0, V[2], V[1]], [V[2], 0, V[0]], [V[1], V[0], 0]])
checkpoint(lambda x: jnp.sin(jnp.sin(x)))(F) ~ sin(sin(F))
grad(checkpoint(lambda x: jnp.sin(jnp.sin(x)).sum()))(F) ~ cos(sin(F)) * cos(F)
grad(lambda w: lax.scan(lambda c, x: (jnp.tanh(w * c + x), c), 0.1, V)[0])(Z)
grad(lambda x: lax.fori_loop(0, 3, lambda i, c: c * jnp.sin(c), x))(Z)
grad(lambda x: jnp.linalg.norm(x))(F) ~ F / np.linalg.norm(F) ; gtol=5e-4
grad(lambda x: jnp.sort(x)[1])(V) ~ (np.sort(V)[1] == V) * 1.0 ; nograd
grad(lambda x: lax.cond(x > 0, lambda y: y * y, lambda y: -y, x))(Z) ~ 2 * Z
grad(lambda x: lax.cumsum(x)[2] * x[3])(V) ~ np.array([V[3], V[3], V[3], V[:3].sum(), 0])
hessian(lambda x: jnp.log(jnp.exp(x).sum()))(V) ~ np.diag(sp.softmax(V)) - np.outer(sp.softmax(V), sp.softmax(V))
jax.linearize(jnp.sin, F)[1](G) ~ cos(F) * G
jax.vjp(jnp.dot, F, X)[1](jnp.ones((3, 5))) ~ (np.ones((3, 5)) @ X.T, F.T @ np.ones((3, 5)))
jax.tree.map(lambda a: a * 2, {'a': F, 'b': [I]}) ~ (F * 2, I * 2)
jax.lax.map(lambda a: a.sum(), A) ~ A.sum((1, 2))
"""
