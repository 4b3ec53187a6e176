# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions, windows, products and convolutions, by direct evaluation of their definitions.

Operands are small integers, so that sums are exact in every type and in every order.
"""

import functools
import itertools

import ml_dtypes
import numpy as np

from elementwise import INF, NAN, maximum
from emit import FLOATS, INTEGERS, Program, is_float, is_unsigned, limits, name, wrap
from structure import I64, body

WIDE = [np.int32, np.int64, np.uint32, np.uint64, np.float32, np.float64]


def small(shape, t, seed=0, low=-3, high=4) -> np.ndarray:
    v = np.random.default_rng([seed, *shape]).integers(0 if is_unsigned(t) else low, high, shape)
    return v.astype(np.float64 if is_float(t) else object).astype(t)


def narrow(values, t):
    return values.astype(np.float64).astype(t) if is_float(t) else wrap(values, t)


def wide(a):
    return a.astype(np.float64 if is_float(a.dtype) else object)


FOLDS = {"add": lambda x, y: x + y, "multiply": lambda x, y: x * y}
ORDER = {1: max, -1: min}


def fold(op, values, first, t):
    if op in FOLDS:
        return functools.reduce(FOLDS[op], values, first)
    sign = 1 if op == "maximum" else -1
    if is_float(t):
        return functools.reduce(lambda x, y: maximum(float(x), float(y), sign), values, first)
    return ORDER[sign]([*values, first])


def start(op, t):
    """The neutral element."""
    if op in ("add", "multiply"):
        return 0 if op == "add" else 1
    if is_float(t):
        return -INF if op == "maximum" else INF
    return limits(t)[0 if op == "maximum" else 1]


def reduced(a, dims, op, t, first):
    keep = [d for d in range(a.ndim) if d not in dims]
    shape = tuple(a.shape[d] for d in keep)
    flat = wide(a).transpose(keep + list(dims)).reshape(*shape, int(np.prod([a.shape[d] for d in dims], dtype=int)))
    out = np.empty(shape, np.float64 if is_float(t) else object)
    for at in np.ndindex(shape):
        out[at] = fold(op, list(flat[at]), first, t)
    return narrow(out, t)


def reduce_one(p, a, dims, op, first=None):
    t = a.dtype
    first = start(op, t) if first is None else first
    e = reduced(a, dims, op, t, first)
    i = p.input(np.array(first).astype(t) if is_float(t) else wrap(first, t).reshape(()))
    p.expect(p.generic("stablehlo.reduce", [p.input(a), i], t, e.shape, f"dimensions = {I64(dims)}", body(t, op)), e)


def reduce_splat() -> Program:
    p = Program("reduce of dimensions of size 1, and of operands whose elements are all the same.")
    for t in FLOATS:
        reduce_one(p, np.full((13,), -0.0, t), (0,), "add", -0.0)
        reduce_one(p, np.full((13,), -0.0, t), (0,), "add", 0.0)
        reduce_one(p, np.full((7, 13), 3, t), (1,), "add")
    for shape, dims in (((1,), (0,)), ((1, 1), (0, 1)), ((7, 1), (1,)), ((1, 7), (0,)), ((3, 1, 5), (1, 2)), ((1, 13, 1), (0, 2))):
        for t, op in itertools.product((np.float32, np.int32), ("add", "maximum")):
            reduce_one(p, small(shape, t, 2), dims, op, 5 if op == "add" else None)
    return p


def reduce() -> Program:
    p = Program("reduce by sum, product, maximum and minimum over prime, unit and empty dimensions; NaN and infinities; two results at once.")
    one = functools.partial(reduce_one, p)
    for t, op in itertools.product(INTEGERS + FLOATS, ("add", "multiply", "maximum", "minimum")):
        one(small((5, 17), t, 1, -1 if op == "multiply" else -3, 2 if op == "multiply" else 4), (1,), op)
    for shape, dims in (((5, 17), (0,)), ((5, 17), (0, 1)), ((7,), (0,)), ((31,), (0,)), ((67,), (0,)), ((2, 13, 3), (1,)), ((2, 13, 3), (0, 2)),
                        ((2, 3, 5, 7), (1, 3)), ((0,), (0,)), ((3, 0), (1,)), ((0, 3), (1,)), ((), ()), ((3, 5), ()), ((1, 1009), (1,)), ((1009, 2), (0,))):
        for t, op in itertools.product((np.float32, np.int32), ("add", "maximum")):
            one(small(shape, t, 2), dims, op, 5 if op == "add" else None)
    for t in FLOATS:
        for op in ("maximum", "minimum", "add"):
            for at in (0, 6, 16):
                a = small((17,), t, 3)
                a[at] = NAN
                one(a, (0,), op)
                a[at] = INF
                one(a, (0,), op)
                a[(at + 1) % 17] = -INF
                one(a, (0,), op)
        zeros = np.where(np.arange(17) % 2 == 1, -0.0, 0.0).astype(t)
        one(zeros, (0,), "maximum")
        one(zeros, (0,), "minimum")
    for op, f in (("and", np.all), ("or", np.any)):
        a = np.random.default_rng(4).integers(0, 4, (7, 13)) > (0 if op == "and" else 2)
        a[3] = op == "and"
        i = p.input(np.array(op == "and"))
        p.expect(p.generic("stablehlo.reduce", [p.input(a), i], np.bool_, (7,), f"dimensions = {I64((1,))}", body(np.bool_, op)), f(a, axis=1))
    # The greatest element and its first position.
    a, n = small((5, 13), np.float32, 5), np.broadcast_to(np.arange(13, dtype=np.int32), (5, 13))
    x, y, i, j = p.input(a), p.input(n), p.input(np.array(-INF, np.float32)), p.input(np.array(0, np.int32))
    r, s = p.fresh(), p.fresh()
    p.lines.append(f'''  {r}, {s} = "stablehlo.reduce"({x}, {y}, {i}, {j}) <{{dimensions = array<i64: 1>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %take = stablehlo.or %gt, %tie : tensor<i1>
    %e = stablehlo.select %take, %a, %c : tensor<i1>, tensor<f32>
    %f = stablehlo.select %take, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %e, %f : tensor<f32>, tensor<i32>
  }}) : ({x.type}, {y.type}, {i.type}, {j.type}) -> (tensor<5xf32>, tensor<5xi32>)''')
    p.expect(type(x)(r, np.float32, (5,)), a.max(axis=1))
    p.expect(type(x)(s, np.int32, (5,)), a.argmax(axis=1).astype(np.int32))
    return p


def dilated(a, by, value):
    shape = [max(0, (d - 1) * k + 1) if d else 0 for d, k in zip(a.shape, by)]
    out = np.full(shape, value, a.dtype)
    out[tuple(slice(None, None, k) for k in by)] = a
    return out


def padded(a, pads, value):
    """Pads that may be negative."""
    for d, (low, high) in enumerate(pads):
        a = np.pad(a, [(max(low, 0), max(high, 0)) if i == d else (0, 0) for i in range(a.ndim)], constant_values=value)
        a = a[tuple(slice(max(-low, 0), a.shape[d] - max(-high, 0)) if i == d else slice(None) for i in range(a.ndim))]
    return a


def counts(shape, window, strides, dilation):
    return tuple(0 if n < (w - 1) * d + 1 else (n - (w - 1) * d - 1) // s + 1 for n, w, s, d in zip(shape, window, strides, dilation))


def reduce_window() -> Program:
    p = Program("reduce_window with overlapping windows, strides, dilations and padding, negative too.")
    def one(t, op, shape, window, strides=None, pads=None, base=None, dilation=None):
        n = len(shape)
        strides, pads, base, dilation = strides or (1,) * n, pads or ((0, 0),) * n, base or (1,) * n, dilation or (1,) * n
        first = start(op, t)
        a = small(shape, t, 7, -3 if op != "multiply" else -1, 4 if op != "multiply" else 2)
        x = padded(dilated(wide(a), base, first), pads, first)
        out = np.empty(counts(x.shape, window, strides, dilation), x.dtype)
        for at in np.ndindex(out.shape):
            key = tuple(slice(i * s, i * s + (w - 1) * d + 1, d) for i, s, w, d in zip(at, strides, window, dilation))
            out[at] = fold(op, list(x[key].ravel()), first, t)
        attributes = (f"window_dimensions = {I64(window)}, window_strides = {I64(strides)}, base_dilations = {I64(base)}, window_dilations = {I64(dilation)}, "
                      f"padding = dense<{[list(q) for q in pads]}> : tensor<{n}x2xi64>")
        i = p.input(np.array(first).astype(t) if is_float(t) else wrap(first, t).reshape(()))
        p.expect(p.generic("stablehlo.reduce_window", [p.input(a), i], t, out.shape, attributes, body(t, op)), narrow(out, t))
    for t, op in itertools.product(INTEGERS + FLOATS, ("add", "maximum", "minimum")):
        one(t, op, (7, 13), (2, 3))
    for t, op in itertools.product((np.float32, np.int32), ("add", "maximum")):
        one(t, op, (7, 13), (2, 3), (2, 3))
        one(t, op, (7, 13), (3, 3), (2, 2), ((1, 1), (1, 1)))
        one(t, op, (7, 13), (2, 3), (1, 2), ((-1, 2), (3, -4)))
        one(t, op, (7, 13), (2, 3), None, ((1, 0), (0, 1)), (2, 3))
        one(t, op, (7, 13), (2, 3), None, None, None, (3, 2))
        one(t, op, (7, 13), (2, 2), (2, 3), ((2, 1), (-2, 3)), (3, 2), (2, 3))
        one(t, op, (17,), (17,), None, ((16, 0),))
        one(t, op, (17,), (5,), (1,), ((4, 0),))
        one(t, op, (3, 17), (1, 1))
        one(t, op, (2, 9, 9, 3), (1, 3, 3, 1), (1, 2, 2, 1), ((0, 0), (1, 1), (1, 1), (0, 0)))
        one(t, op, (2,), (3,))
    one(np.float32, "multiply", (13,), (3,), (2,), ((1, 1),))
    return p


def select_and_scatter() -> Program:
    p = Program("select_and_scatter with overlapping windows, strides and padding; the first of equal elements is selected.")
    def one(t, shape, window, strides, pads):
        a = small(shape, t, 8)
        padded_shape = [d + sum(q) for d, q in zip(shape, pads)]
        out = counts(padded_shape, window, strides, (1,) * len(shape))
        s, e = small(out, t, 9, 1, 9), np.zeros(shape, np.float64 if is_float(t) else object)
        for at in np.ndindex(out):
            best = None
            for k in np.ndindex(*window):
                i = tuple(x * st + y - q[0] for x, st, y, q in zip(at, strides, k, pads))
                if all(0 <= x < d for x, d in zip(i, shape)) and (best is None or a[i] > a[best]):
                    best = i
            if best is not None:
                e[best] += s[at] if is_float(t) else int(s[at])
        n = name(t)
        kind = "FLOAT" if is_float(t) else "UNSIGNED" if is_unsigned(t) else "SIGNED"
        region = f"{{\n  ^bb0(%p: tensor<{n}>, %q: tensor<{n}>):\n    %c = stablehlo.compare GE, %p, %q, {kind} : (tensor<{n}>, tensor<{n}>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }}, " + body(t, "add")
        attributes = f"window_dimensions = {I64(window)}, window_strides = {I64(strides)}, padding = dense<{[list(q) for q in pads]}> : tensor<{len(shape)}x2xi64>"
        p.expect(p.generic("stablehlo.select_and_scatter", [p.input(a), p.input(s), p.input(np.zeros((), t))], t, shape, attributes, region), narrow(e, t))
    for t in INTEGERS[1:5] + INTEGERS[6:] + FLOATS:
        one(t, (8,), (2,), (2,), ((0, 0),))
    for t in (np.float32, np.int32):
        one(t, (7, 9), (3, 3), (2, 2), ((1, 1), (1, 1)))
        one(t, (7, 9), (3, 2), (1, 1), ((0, 0), (0, 0)))
        one(t, (2, 7, 7, 3), (1, 3, 3, 1), (1, 2, 2, 1), ((0, 0), (0, 1), (1, 0), (0, 0)))
    return p


def dot_general() -> Program:
    p = Program("dot_general with batches, in all orders of dimensions, of empty and odd sizes, in every type, and with a wider result.")
    def one(t, left, right, batch, contract, out_type=None):
        out_type = out_type or t
        a, b = small(left, t, 10), small(right, t, 11)
        letters = iter("abcdefghijklmnopqrstuvwxyz")
        l, r = [next(letters) for _ in left], [next(letters) for _ in right]
        for i, j in [*zip(*batch), *zip(*contract)]:
            r[j] = l[i]
        out = [l[i] for i in batch[0]] + [l[i] for i in range(len(l)) if i not in (*batch[0], *contract[0])] + [r[i] for i in range(len(r)) if i not in (*batch[1], *contract[1])]
        e = np.array(np.einsum(f"{''.join(l)},{''.join(r)}->{''.join(out)}", a.astype(np.float64), b.astype(np.float64)))
        e = e.astype(out_type) if is_float(out_type) else wrap(e.astype(np.int64), out_type)
        dims = "dot_dimension_numbers = #stablehlo.dot<" + ", ".join(f"{k} = [{', '.join(map(str, v))}]" for k, v in (
            ("lhs_batching_dimensions", batch[0]), ("rhs_batching_dimensions", batch[1]), ("lhs_contracting_dimensions", contract[0]), ("rhs_contracting_dimensions", contract[1])) if v) + ">"
        p.expect(p.generic("stablehlo.dot_general", [p.input(a), p.input(b)], out_type, e.shape, dims), e)
    no = ((), ())
    for t in INTEGERS + FLOATS:
        one(t, (3, 7), (7, 5), no, ((1,), (0,)))
    for t in (np.float32, np.int32):
        one(t, (13, 7), (7, 17), no, ((1,), (0,)))
        one(t, (7, 13), (7, 17), no, ((0,), (0,)))
        one(t, (13, 7), (17, 7), no, ((1,), (1,)))
        one(t, (7, 13), (17, 7), no, ((0,), (1,)))
        one(t, (7,), (7,), no, ((0,), (0,)))
        one(t, (31, 7), (7,), no, ((1,), (0,)))
        one(t, (7,), (7, 31), no, ((0,), (0,)))
        one(t, (3,), (5,), no, no)
        one(t, (), (5,), no, no)
        one(t, (3, 0), (0, 5), no, ((1,), (0,)))
        one(t, (0, 3), (3, 5), no, ((1,), (0,)))
        one(t, (2, 3, 7), (2, 7, 5), ((0,), (0,)), ((2,), (1,)))
        one(t, (3, 2, 7), (5, 7, 2), ((1,), (2,)), ((2,), (1,)))
        one(t, (2, 5, 3, 7), (5, 7, 3, 2), ((0, 1), (3, 0)), ((3,), (1,)))
        one(t, (2, 3, 5), (5, 3, 4), no, ((1, 2), (1, 0)))
        one(t, (4, 1), (1, 4), no, ((1,), (0,)))
        one(t, (1, 67), (67, 1), no, ((1,), (0,)))
        one(t, (33, 65), (65, 35), no, ((1,), (0,)))
    one(np.int8, (3, 7), (7, 5), no, ((1,), (0,)), np.int32)
    one(np.uint8, (3, 7), (7, 5), no, ((1,), (0,)), np.uint32)
    one(ml_dtypes.bfloat16, (13, 37), (37, 5), no, ((1,), (0,)), np.float32)
    one(np.float16, (13, 37), (37, 5), no, ((1,), (0,)), np.float32)
    return p


def convolution() -> Program:
    p = Program("convolution with strides, dilations, padding, reversed windows and groups, in one to three dimensions.")
    def one(t, batch, size, features, kernel, outputs, stride=None, pads=None, base=None, dilation=None, flip=None, groups=1, batches=1, channels_first=False):
        n = len(size)
        stride, pads, base, dilation, flip = stride or (1,) * n, pads or ((0, 0),) * n, base or (1,) * n, dilation or (1,) * n, flip or (False,) * n
        a, k = small((batch, *size, features), t, 12), small((*kernel, features // groups, outputs), t, 13)
        x, w = padded(dilated(wide(a), (1, *base, 1), 0), ((0, 0), *pads, (0, 0)), 0), wide(k)
        w = np.flip(w, [d for d in range(n) if flip[d]])
        out = np.zeros((batch // batches, *counts(x.shape[1:-1], kernel, stride, dilation), outputs), x.dtype)
        per_in, per_out, per_batch = features // groups, outputs // max(groups, batches), batch // batches
        for at in np.ndindex(out.shape[1:-1]):
            key = tuple(slice(i * s, i * s + (q - 1) * d + 1, d) for i, s, q, d in zip(at, stride, kernel, dilation))
            for o in range(outputs):
                g = o // per_out
                rows = slice(g * per_batch, (g + 1) * per_batch) if batches > 1 else slice(None)
                columns = slice(g * per_in, (g + 1) * per_in) if groups > 1 else slice(None)
                window = x[(rows, *key, columns)]
                out[(slice(None), *at, o)] = (window * w[..., o]).reshape(per_batch, -1).sum(axis=1)
        spatial = list(range(n))
        ins, kernels, outs = ["b", *spatial, "f"], [*spatial, "i", "o"], ["b", *spatial, "f"]
        e = narrow(out, t)
        if channels_first:
            a, k, e = np.moveaxis(a, -1, 1).copy(), np.moveaxis(k, (-1, -2), (0, 1)).copy(), np.moveaxis(e, -1, 1).copy()
            ins, kernels, outs = ["b", "f", *spatial], ["o", "i", *spatial], ["b", "f", *spatial]
        lists = lambda v: "[" + ", ".join(map(str, v)) + "]"
        u, v = p.input(a), p.input(k)
        r = type(u)(p.fresh(), t, e.shape)
        p.lines.append(f"  {r} = stablehlo.convolution({u}, {v}) dim_numbers = {lists(ins)}x{lists(kernels)}->{lists(outs)}, window = {{stride = {lists(stride)}, pad = {[list(q) for q in pads]}, "
                       f"lhs_dilate = {lists(base)}, rhs_dilate = {lists(dilation)}, reverse = {lists(str(f).lower() for f in flip)}}} {{batch_group_count = {batches} : i64, feature_group_count = {groups} : i64}} : ({u.type}, {v.type}) -> {r.type}")
        p.expect(r, e)
    for t in WIDE + [np.int8, np.float16, ml_dtypes.bfloat16]:
        one(t, 2, (5, 7), 3, (2, 3), 5)
        one(t, 2, (4, 5), 33, (2, 3), 33, groups=33)
    for t in (np.float32, np.int32):
        one(t, 1, (9, 9), 2, (3, 3), 4, (2, 1), ((1, 1), (0, 2)))
        one(t, 1, (9, 9), 2, (3, 3), 3, None, None, None, (2, 3))
        one(t, 1, (4, 5), 2, (3, 3), 3, None, ((2, 2), (1, 3)), (2, 3))
        one(t, 1, (7, 7), 2, (3, 2), 3, (2, 2), ((2, -1), (-2, 1)), (2, 1), (1, 2), (True, False))
        one(t, 1, (7, 7), 6, (3, 3), 9, groups=3)
        one(t, 1, (7, 7), 5, (3, 3), 5, None, ((1, 1), (1, 1)), groups=5)
        one(t, 4, (5, 5), 3, (2, 2), 6, batches=2)
        one(t, 2, (5, 7), 3, (2, 3), 5, channels_first=True)
        one(t, 2, (17,), 3, (4,), 2, (3,), ((2, 1),))
        one(t, 1, (4, 5, 3), 2, (2, 2, 2), 3, (1, 2, 1), ((0, 0), (1, 0), (1, 1)))
        # Depthwise: as many groups as features.
        one(t, 2, (7, 6), 19, (3, 2), 19, (2, 1), ((2, -1), (-1, 2)), (1, 2), (1, 2), (True, False), groups=19)
        one(t, 1, (6, 21), 3, (2, 3), 3, (1, 2), ((1, 0), (0, 1)), None, None, (False, True), groups=3, channels_first=True)
        one(t, 1, (7, 7), 5, (3, 3), 10, groups=5)
        one(t, 3, (), 5, (), 2)
        one(t, 2, (1, 1), 7, (1, 1), 13)
        one(t, 2, (2, 5), 1, (3, 1), 1)
        one(t, 1, (3, 3), 2, (3, 3), 17, None, ((-3, 1), (0, 0)))
    return p


PROGRAMS = {"reduce": reduce, "reduce_splat": reduce_splat, "reduce_window": reduce_window, "select_and_scatter": select_and_scatter, "dot_general": dot_general, "convolution": convolution}
