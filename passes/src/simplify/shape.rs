// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Native constraints of `passes/simplify/shape.pdll`.
use melior::ir::{Attribute, AttributeLike};
use shale_bridge::{
    ir,
    pdl::{Constraint, PdlValue, Results},
    types,
};

pub const CONSTRAINTS: &[(&str, Constraint)] = &[
    ("IsIdentity", |values, _| arrays(values).is_some_and(|a| a[0].iter().copied().eq(0..a[0].len() as i64))),
    ("AreZeros", |values, _| arrays(values).is_some_and(|a| a[0].iter().all(|v| *v == 0))),
    (
        "IsStatic",
        |values, _| matches!(values, [value] if value.r#type().is_some_and(|t| ir::shape(t).iter().all(|d| *d >= 0))),
    ),
    ("MovesOnes", |values, _| {
        let [from, permutation] = values else { return false };
        let Some((shape, permutation)) =
            from.r#type().map(ir::shape).zip(permutation.attribute().and_then(ir::integers))
        else {
            return false;
        };
        let moved = permutation.iter().filter(|&&d| usize::try_from(d).ok().and_then(|d| shape.get(d)) != Some(&1));
        moved.is_sorted() && shape.iter().all(|&size| size >= 0)
    }),
    ("AreEqual", |values, _| matches!(attributes(values).as_deref(), Some([a, b]) if a.to_raw().ptr == b.to_raw().ptr)),
    ("Compose", |values, results| {
        give(values, results, |a| {
            a[1].iter().map(|&i| usize::try_from(i).ok().and_then(|i| a[0].get(i).copied())).collect()
        })
    }),
    ("ComposeStarts", |values, results| {
        give(values, results, |a| {
            let [s, t, u, m] = a else { return None };
            // An empty slice may begin anywhere: a multiple of the stride could lie outside.
            (0..s.len())
                .map(|i| {
                    let (u, m) = (*u.get(i)?, *m.get(i)?);
                    if m <= u { Some(s[i]) } else { s[i].checked_add(u.checked_mul(*t.get(i)?)?) }
                })
                .collect()
        })
    }),
    ("ComposeLimits", |values, results| {
        give(values, results, |a| {
            let [s, t, u, m, v] = a else { return None };
            // One past the last element that the composition takes: an empty slice stays empty.
            (0..s.len())
                .map(|i| {
                    let (u, m, v) = (*u.get(i)?, *m.get(i)?, *v.get(i)?);
                    if m <= u || v <= 0 {
                        return Some(s[i]);
                    }
                    let last = u + (m - u - 1) / v * v;
                    s[i].checked_add(last.checked_mul(*t.get(i)?)?)?.checked_add(1)
                })
                .collect()
        })
    }),
    ("ComposeStrides", |values, results| {
        give(values, results, |a| zip3(&a[0], &a[1], &a[0], |t, v, _| t.checked_mul(v)))
    }),
];

fn attributes<'c>(values: &[PdlValue<'c, '_>]) -> Option<Vec<Attribute<'c>>> {
    values.iter().map(|v| v.attribute()).collect()
}

/// All arguments as integer arrays.
fn arrays(values: &[PdlValue]) -> Option<Vec<Vec<i64>>> {
    attributes(values)?.into_iter().map(ir::integers).collect()
}

fn zip3(a: &[i64], b: &[i64], c: &[i64], f: impl Fn(i64, i64, i64) -> Option<i64>) -> Option<Vec<i64>> {
    (a.len() == b.len() && a.len() == c.len()).then(|| (0..a.len()).map(|i| f(a[i], b[i], c[i])).collect())?
}

/// Computes an array from arrays and makes it the constraint's result.
fn give(values: &[PdlValue], results: &Results, f: impl Fn(&[Vec<i64>]) -> Option<Vec<i64>>) -> bool {
    let (Some(first), Some(arrays)) = (values.first().and_then(|v| v.attribute()), arrays(values)) else {
        return false;
    };
    let Some(array) = f(&arrays) else { return false };
    results.push_attribute(types::i64_array_like(first, &array));
    true
}
