# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Data movement, indexing and sorting."""

import itertools

import ml_dtypes
import numpy as np

from elementwise import INF, NAN, integers, specials
from emit import array, FLOATS, INTEGERS, Program, is_float, is_unsigned, name, tensor, wrap

ALL = [np.bool_] + INTEGERS + FLOATS
I64 = lambda values: "array<i64" + (": " if len(values) else "") + ", ".join(map(str, values)) + ">"


def filled(shape, dtype, start=1) -> np.ndarray:
    """Distinct small numbers, or what a narrow type makes of them."""
    n = int(np.prod(shape, dtype=np.int64))
    if np.dtype(dtype) == np.bool_:
        return (np.arange(n) * 7 % 5 < 2).reshape(shape)
    if is_float(dtype):
        return (np.arange(start, start + n) % 251 - 20).astype(dtype).reshape(shape)
    return wrap(np.arange(start, start + n), dtype).reshape(shape)


def simple(title, op, cases):
    """Cases: shape, attributes, result as a function of the operand. The first case runs in every type."""
    def build():
        p = Program(title)
        for i, (shape, attributes, f) in enumerate(cases):
            for t in ALL if i == 0 else [np.float32]:
                a = filled(shape, t)
                e = np.array(f(a), order="C")
                p.expect(p.generic(f"stablehlo.{op}", [p.input(a)], t, e.shape, attributes), e)
        return p
    return build


def transposed(shape, order):
    return shape, f"permutation = {I64(order)}", lambda a: a.transpose(order)


def broadcast(shape, to, dims):
    def f(a):
        wide = [1] * len(to)
        for d, s in zip(dims, a.shape):
            wide[d] = s
        return np.broadcast_to(a.transpose(np.argsort(dims)).reshape(wide), to)
    return shape, f"broadcast_dimensions = {I64(dims)}", f


def sliced(shape, start, limit, step):
    key = tuple(slice(a, b, s) for a, b, s in zip(start, limit, step))
    return shape, f"start_indices = {I64(start)}, limit_indices = {I64(limit)}, strides = {I64(step)}", lambda a: a[key]


def constant() -> Program:
    p = Program("constant in every type, of every value kept bit by bit.")
    for t in ALL:
        a = array([False, True] if t == np.bool_ else specials(t) if is_float(t) else integers(t), t)
        p.expect(p.constant(a), a)
        p.expect(p.constant(a[1]), a[1])
        p.expect(p.constant(np.full((13, 7), a[-1])), np.full((13, 7), a[-1]))
    p.expect(p.constant(np.zeros((0, 3), np.int32)), np.zeros((0, 3), np.int32))
    return p


def iota() -> Program:
    p = Program("iota along every dimension, in every type.")
    for t in INTEGERS + FLOATS:
        for shape, d in (((7,), 0), ((3, 5, 2), 0), ((3, 5, 2), 1), ((3, 5, 2), 2)):
            a = np.broadcast_to(np.arange(shape[d]).reshape([-1 if i == d else 1 for i in range(len(shape))]), shape)
            p.expect(p.generic("stablehlo.iota", [], t, shape, f"iota_dimension = {d} : i64"), a.astype(t))
    a = np.broadcast_to(np.arange(300).astype(ml_dtypes.bfloat16), (1, 300))
    p.expect(p.generic("stablehlo.iota", [], ml_dtypes.bfloat16, (1, 300), "iota_dimension = 1 : i64"), a)
    p.expect(p.generic("stablehlo.iota", [], np.int32, (0, 3), "iota_dimension = 1 : i64"), np.zeros((0, 3), np.int32))
    return p


def optimization_barrier() -> Program:
    p = Program("optimization_barrier gives its operands.")
    for t in ALL:
        a = array([False, True] if t == np.bool_ else specials(t) if is_float(t) else integers(t), t)
        p.expect(p.input(a), a)
    return p


def pad_array(a, value, low, high, inner):
    shape = [l + h + d + max(d - 1, 0) * i for d, l, h, i in zip(a.shape, low, high, inner)]
    out = np.full(shape, value, a.dtype)
    for at in np.ndindex(a.shape):
        to = tuple(l + x * (i + 1) for x, l, i in zip(at, low, inner))
        if all(0 <= x < d for x, d in zip(to, shape)):
            out[to] = a[at]
    return out


def pad() -> Program:
    p = Program("pad with positive, negative and interior padding.")
    cases = [((3, 5), (1, 0), (0, 2), (0, 1)), ((7,), (-2,), (-1,), (0,)), ((7,), (-3,), (4,), (2,)), ((5,), (2,), (-4,), (1,)), ((0,), (2,), (3,), (1,)),
             ((2,), (-1,), (-1,), (0,)), ((), (), (), ()), ((13, 1), (0, -1), (0, 3), (3, 0)), ((17,), (0,), (0,), (0,)), ((3, 0), (1, 2), (0, 0), (0, 5))]
    for i, (shape, low, high, inner) in enumerate(cases):
        for t in ALL if i == 0 else [np.float32]:
            a, v = filled(shape, t), np.array(True if t == np.bool_ else 7).astype(t)
            e = pad_array(a, v, low, high, inner)
            attributes = f"edge_padding_low = {I64(low)}, edge_padding_high = {I64(high)}, interior_padding = {I64(inner)}"
            p.expect(p.generic("stablehlo.pad", [p.input(a), p.input(v)], t, e.shape, attributes), e)
    return p


def concatenate() -> Program:
    p = Program("concatenate along every dimension, of unequal, empty and single operands.")
    cases = [([(3, 2), (3, 5), (3, 1)], 1), ([(2, 3), (7, 3)], 0), ([(0, 3), (2, 3)], 0), ([(0,), (0,)], 0), ([(13,)], 0), ([(2, 1, 3), (2, 4, 3), (2, 1, 3)], 1), ([(7,)] * 5 + [(17,)], 0)]
    for i, (shapes, d) in enumerate(cases):
        for t in ALL if i == 0 else [np.float32]:
            arrays = [filled(s, t, 10 * k) for k, s in enumerate(shapes)]
            e = np.concatenate(arrays, axis=d)
            p.expect(p.generic("stablehlo.concatenate", [p.input(a) for a in arrays], t, e.shape, f"dimension = {d} : i64"), e)
    return p


def starts(shape, sizes, at):
    return tuple(slice(min(max(s, 0), d - n), min(max(s, 0), d - n) + n) for s, d, n in zip(at, shape, sizes))


INDEX_TYPES = [np.int32, np.int64, np.int8, np.uint8, np.uint32, np.uint64]
FAR = [-1, -100, 3, 5, 6, 7, 100]


def dynamic_slice() -> Program:
    p = Program("dynamic_slice at starts in range and out of it, by every type of index.")
    for t in INDEX_TYPES:
        far = [x for x in FAR + [0, int(np.iinfo(t).max), int(np.iinfo(t).min)] if x >= 0 or not is_unsigned(t)]
        for s in far:
            a = filled((7, 5), np.float32)
            index = [p.input(np.array(s, t)), p.input(np.array(far[-1], t))]
            p.expect(p.generic("stablehlo.dynamic_slice", [p.input(a), *index], np.float32, (3, 4), f"slice_sizes = {I64((3, 4))}"), a[starts(a.shape, (3, 4), (s, far[-1]))])
    for t in ALL:
        a = filled((13,), t)
        p.expect(p.generic("stablehlo.dynamic_slice", [p.input(a), p.input(np.array(9, np.int32))], t, (7,), f"slice_sizes = {I64((7,))}"), a[6:])
    for shape, sizes in (((), ()), ((4,), (0,)), ((4,), (4,)), ((0, 2), (0, 1))):
        a = filled(shape, np.float32)
        at = [p.input(np.array(1, np.int32)) for _ in shape]
        p.expect(p.generic("stablehlo.dynamic_slice", [p.input(a), *at], np.float32, sizes, f"slice_sizes = {I64(sizes)}"), a[starts(shape, sizes, [1] * len(shape))])
    return p


def dynamic_update_slice() -> Program:
    p = Program("dynamic_update_slice at starts in range and out of it, by every type of index.")
    def one(shape, sizes, at, t, index):
        a, u = filled(shape, t), filled(sizes, t, 100)
        e = a.copy()
        e[starts(shape, sizes, at)] = u
        p.expect(p.generic("stablehlo.dynamic_update_slice", [p.input(a), p.input(u), *[p.input(np.array(s, index)) for s in at]], t, shape), e)
    for t in INDEX_TYPES:
        for s in [x for x in FAR + [int(np.iinfo(t).max), int(np.iinfo(t).min)] if x >= 0 or not is_unsigned(t)]:
            one((7, 5), (3, 2), (s, 1), np.float32, t)
    for t in ALL:
        one((13,), (5,), (9,), t, np.int32)
    for shape, sizes in (((), ()), ((4,), (0,)), ((4,), (4,)), ((0, 2), (0, 1))):
        one(shape, sizes, [1] * len(shape), np.float32, np.int32)
    return p


def body(t, op, a="%p", b="%q"):
    return f"{{\n  ^bb0({a}: tensor<{name(t)}>, {b}: tensor<{name(t)}>):\n    %s = stablehlo.{op} {a}, {b} : tensor<{name(t)}>\n    stablehlo.return %s : tensor<{name(t)}>\n  }}"


def gather() -> Program:
    p = Program("gather of rows, of windows, of scalars and by batch; indices out of range are clamped.")
    index = np.array([0, 8, -1, 9, 100, -2**31, 2**31 - 1], np.int32)
    def one(a, i, out, dims, sizes, e):
        p.expect(p.generic("stablehlo.gather", [p.input(a), p.input(i)], a.dtype, out, f"dimension_numbers = #stablehlo.gather<{dims}>, slice_sizes = {I64(sizes)}"), e)
    for t in ALL:
        a = filled((9, 4), t)
        one(a, index[:, None], (7, 4), "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1", (1, 4), a[np.clip(index, 0, 8)])
    a = filled((9, 5), np.float32)
    for t in INDEX_TYPES:
        i = np.array([0, 4, 9, 100, np.iinfo(t).max, np.iinfo(t).min], t)
        one(a, i, (9, 6), "offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1", (9, 1),
            a[:, [min(max(int(x), 0), 4) for x in i]])
    pairs = np.array([[0, 0], [3, 8], [-5, 7], [4, 3], [2, 100]], np.int64)  # column, row
    row, column = np.clip(pairs[:, 1], 0, 6), np.clip(pairs[:, 0], 0, 3)
    e = np.stack([a[r:r + 3, c:c + 2] for r, c in zip(row, column)])
    one(a, pairs, (5, 3, 2), "offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1", (3, 2), e)
    one(a, pairs.T.copy(), (3, 5, 2), "offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0", (3, 2), e.transpose(1, 0, 2))
    b, i = filled((3, 7, 2), np.float32), np.array([[6], [9], [-1]], np.int32)
    one(b, i, (3, 2), "offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1",
        (1, 1, 2), b[np.arange(3), np.clip(i[:, 0], 0, 6)])
    one(a, np.zeros((0, 1), np.int32), (0, 5), "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1", (1, 5), a[:0])
    return p


def scatter() -> Program:
    p = Program("scatter that adds, replaces and takes the maximum; updates out of range are dropped, indices may repeat.")
    def one(a, i, u, dims, region, e, flags=""):
        p.expect(p.generic("stablehlo.scatter", [p.input(a), p.input(i), p.input(u)], a.dtype, a.shape, f"scatter_dimension_numbers = #stablehlo.scatter<{dims}>{flags}", region), e)
    rows = "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    index = np.array([0, 8, -1, 9, 3, 3, -2**31, 2**31 - 1, 0], np.int32)
    for t in INTEGERS + FLOATS:
        a, u = filled((9, 3), t), filled((9, 3), t, 2)
        wide = np.float64 if is_float(t) else object
        for op, f in (("add", lambda x, y: x + y), ("maximum", np.maximum), ("multiply", lambda x, y: x * y)):
            e = a.astype(wide)
            for k, r in enumerate(index):
                if 0 <= r < 9:
                    e[r] = f(e[r], u[k].astype(wide))
            exact = e.astype(t) if is_float(t) else wrap(e, t)
            if not (is_float(t) and op == "multiply"):
                one(a, index[:, None], u, rows, body(t, op), exact)
    for t in ALL:
        a, u, i = filled((9, 3), t), filled((5, 3), t, 2), np.array([8, 2, -1, 9, 0], np.int64)
        e = a.copy()
        e[[8, 2, 0]] = u[[0, 1, 4]]
        region = f"{{\n  ^bb0(%p: tensor<{name(t)}>, %q: tensor<{name(t)}>):\n    stablehlo.return %q : tensor<{name(t)}>\n  }}"
        one(a, i[:, None], u, rows, region, e, ", unique_indices = true")
    # A window that lies partly outside is dropped whole, as jaxlib does (the specification drops its elements outside one by one).
    a = filled((5, 4), np.float32)
    u, i, e = filled((4, 2, 3), np.float32, 50), np.array([[3, 1], [0, -1], [3, 2], [4, 0]], np.int32), a.copy()
    e[3:5, 1:4] += u[0]
    one(a, i, u, "update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1", body(np.float32, "add"), e)
    one(a, np.zeros((0, 1), np.int32), np.zeros((0, 4), np.float32), rows, body(np.float32, "add"), a)
    return p


def first(p, operands, d, region, sorted_operands, kept) -> None:
    """Sorts and keeps the first elements along a dimension, as many of each operand as `kept` says."""
    names = [p.fresh() for _ in operands]
    types = ", ".join(o.type for o in operands)
    p.lines.append(f'  {", ".join(names)} = "stablehlo.sort"({", ".join(map(str, operands))}) <{{dimension = {d} : i64, is_stable = true}}> ({region}) : ({types}) -> ({types})')
    for n, o, e, k in zip(names, operands, sorted_operands, kept):
        limit = [k if i == d else s for i, s in enumerate(o.shape)]
        _, attributes, f = sliced(o.shape, [0] * len(limit), limit, [1] * len(limit))
        p.expect(p.generic("stablehlo.slice", [type(o)(n, o.dtype, o.shape)], o.dtype, limit, attributes), f(e))


def sort() -> Program:
    p = Program("sort: stable, by every dimension, of NaN and zeros in total order, with two operands; comparators that are no order give a permutation.")
    def one(operands, d, region, expected, stable=True):
        names = [p.fresh() for _ in operands]
        types = ", ".join(o.type for o in operands)
        p.lines.append(f'  {", ".join(names)} = "stablehlo.sort"({", ".join(map(str, operands))}) <{{dimension = {d} : i64, is_stable = {str(stable).lower()}}}> ({region}) : ({types}) -> ({types})')
        for n, o, e in zip(names, operands, expected):
            p.expect(type(o)(n, o.dtype, o.shape), e)
    def comparator(types, direction, kind):
        arguments = ", ".join(f"%{c}{i}: tensor<{name(t)}>" for i, t in enumerate(types) for c in "pq")
        t = name(types[0])
        return f"{{\n  ^bb0({arguments}):\n    %c = stablehlo.compare {direction}, %p0, %q0, {kind} : (tensor<{t}>, tensor<{t}>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }}"
    rng = np.random.default_rng(3)
    for t in INTEGERS + FLOATS:
        kind = "TOTALORDER" if is_float(t) else "UNSIGNED" if is_unsigned(t) else "SIGNED"
        a = array(list(rng.permutation(specials(t)) if is_float(t) else rng.permutation(np.array(integers(t), object))), t)
        key = (lambda v: (v != v, v, np.copysign(1, v))) if is_float(t) else int
        e = array(sorted((float(v) for v in a) if is_float(t) else map(int, a), key=key), t)
        one([p.input(a)], 0, comparator([t], "LT", kind), [e])
        one([p.input(a)], 0, comparator([t], "GT", kind), [e[::-1].copy()])
    for n in (1, 2, 13, 17, 97, 257):
        a, i = rng.integers(0, 5, n).astype(np.int32), np.arange(n, dtype=np.int32)
        o = np.argsort(a, kind="stable")
        one([p.input(a), p.input(i)], 0, comparator([np.int32] * 2, "LT", "SIGNED"), [a[o], i[o]])
    for d, shape in itertools.product(range(3), ((3, 7, 5), (2, 0, 3))):
        a = rng.integers(-50, 50, shape).astype(np.float32)
        one([p.input(a)], d, comparator([np.float32], "LT", "FLOAT"), [np.sort(a, axis=d)], False)
    one([p.input(filled((0,), np.float32))], 0, comparator([np.float32], "LT", "FLOAT"), [filled((0,), np.float32)])
    # Always equal, strictly: a stable sort keeps the order.
    a = rng.permutation(97).astype(np.int32)
    never = "{\n  ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n    %c = stablehlo.constant dense<false> : tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }"
    one([p.input(a)], 0, never, [a])
    # Of the first elements only: by rows and columns, of ties, with operands of one type and one operand twice.
    for shape, d, kept in (((3, 40), 1, (5, 2)), ((41, 3), 0, (32, 1)), ((2, 33), 1, (8, 8)), ((7,), 0, (6, 6))):
        a, i = rng.integers(0, 9, shape).astype(np.int32), np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
        o = np.argsort(a, axis=d, kind="stable")
        first(p, [p.input(a), p.input(i), p.input(a)], d, comparator([np.int32] * 3, "LT", "SIGNED"), [np.take_along_axis(v, o, d) for v in (a, i, a)], [*kept, 1])
    x = array(list(rng.permutation(specials(np.float32))), np.float32)
    e = array(sorted(map(float, x), key=lambda v: (v != v, v, np.copysign(1, v))), np.float32)
    first(p, [p.input(x)], 0, comparator([np.float32], "LT", "TOTALORDER"), [e], [5])
    x = p.input(a)
    first(p, [x, x], 0, comparator([np.int32] * 2, "GT", "SIGNED"), [np.sort(a)[::-1].copy()] * 2, [2, 3])
    # <= is no strict order, but the result is sorted all the same.
    a = rng.integers(0, 5, 97).astype(np.int32)
    one([p.input(a)], 0, comparator([np.int32], "LE", "SIGNED"), [np.sort(a)])
    return p


def mapped() -> Program:
    p = Program("map of a computation of two arguments.")
    for t in INTEGERS + FLOATS:
        a, b = filled((3, 5), t), filled((3, 5), t, 2)
        wide = np.float64 if is_float(t) else object
        e = a.astype(wide) - b.astype(wide)
        p.expect(p.generic("stablehlo.map", [p.input(a), p.input(b)], t, a.shape, f"dimensions = {I64((0, 1))}", body(t, "subtract")), e.astype(t) if is_float(t) else wrap(e, t))
    a = np.zeros((0,), np.int32)
    p.expect(p.generic("stablehlo.map", [p.input(a), p.input(a)], np.int32, (0,), f"dimensions = {I64((0,))}", body(np.int32, "add")), a)
    return p


def reverse_case(shape, dims):
    return shape, f"dimensions = {I64(dims)}", lambda a: np.flip(a, dims)


PROGRAMS = {
    "transpose": simple("transpose of prime, unit and empty shapes.", "transpose", [
        transposed((3, 7), (1, 0)), transposed((17, 13), (1, 0)), transposed((2, 3, 5), (2, 0, 1)), transposed((2, 3, 5), (1, 0, 2)), transposed((1, 7, 1), (2, 1, 0)),
        transposed((2, 3, 4, 5), (3, 1, 0, 2)), transposed((0, 3), (1, 0)), transposed((), ())]),
    "broadcast_in_dim": simple("broadcast_in_dim of scalars, of unit dimensions and in another order.", "broadcast_in_dim", [
        broadcast((3,), (3, 5), (0,)), broadcast((), (7, 3), ()), broadcast((), (), ()), broadcast((5,), (3, 5), (1,)), broadcast((1, 5), (3, 5), (0, 1)),
        broadcast((3, 1), (2, 3, 7), (1, 2)), broadcast((3, 5), (5, 2, 3), (2, 0)), broadcast((1,), (0, 4), (1,)), broadcast((1, 1), (13, 17), (0, 1))]),
    "slice": simple("slice with strides.", "slice", [
        sliced((7,), (1,), (7,), (3,)), sliced((7,), (0,), (7,), (2,)), sliced((7, 13), (2, 1), (6, 12), (2, 5)), sliced((5,), (3,), (3,), (1,)), sliced((5,), (4,), (5,), (9,)),
        sliced((), (), (), ()), sliced((0, 3), (0, 1), (0, 3), (1, 1)), sliced((3, 17), (0, 2), (3, 17), (1, 1))]),
    "reverse": simple("reverse of dimensions.", "reverse", [
        reverse_case((7,), (0,)), reverse_case((3, 17), (1,)), reverse_case((3, 5, 2), (0, 2)), reverse_case((3, 5), ()), reverse_case((0, 2), (0,)), reverse_case((1, 13), (0, 1))]),
    "reshape": simple("reshape between ranks.", "reshape", [
        ((3, 4), "", lambda a: a.reshape(2, 6)), ((1, 1), "", lambda a: a.reshape(())), ((), "", lambda a: a.reshape(1, 1, 1)), ((7, 13), "", lambda a: a.reshape(91)),
        ((2, 3, 5), "", lambda a: a.reshape(6, 1, 5)), ((0, 3), "", lambda a: a.reshape(5, 0)), ((5, 1), "", lambda a: a.reshape(1, 5))]),
    "constant": constant, "iota": iota, "optimization_barrier": optimization_barrier, "pad": pad, "concatenate": concatenate,
    "dynamic_slice": dynamic_slice, "dynamic_update_slice": dynamic_update_slice, "gather": gather, "scatter": scatter, "sort": sort, "map": mapped,
}
