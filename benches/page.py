# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of the bench: the ratios as bars on a logarithmic scale, and the table of all figures; and the same table as text."""

import html
import math

WIDTH, ROW, LABEL = 640, 16, 240
# The bars end here: ratios beyond are drawn to the edge.
LEAST, MOST = 1 / 16, 16


def position(ratio: float) -> float:
    """Where a ratio stands on the scale."""
    inside = min(max(ratio, LEAST), MOST)
    return LABEL + WIDTH * math.log(inside / LEAST) / math.log(MOST / LEAST)


def bars(rows: list[dict], measure: str, title: str) -> str:
    """One bar per program, from 1 to its ratio: to the left where Shale takes less."""
    height = ROW * (len(rows) + 2)
    parts = [f'<h2>{title}</h2><svg width="{LABEL + WIDTH + 60}" height="{height}">']
    for power in range(-4, 5):
        x = position(2.0**power)
        name = f"{2**power}" if power >= 0 else f"1/{2**-power}"
        parts.append(f'<line x1="{x}" x2="{x}" y1="{ROW}" y2="{height}" class="{"one" if power == 0 else "grid"}"/>')
        parts.append(f'<text x="{x}" y="{ROW - 4}" text-anchor="middle">{name}</text>')
    for index, row in enumerate(sorted(rows, key=lambda row: row[measure]["ratio"])):
        ratio, y = row[measure]["ratio"], ROW * (index + 1)
        left, right = sorted((position(1), position(ratio)))
        better = "faster" if ratio <= 1 else "slower"
        parts.append(f'<text x="{LABEL - 6}" y="{y + 12}" text-anchor="end">{html.escape(row["program"])}</text>')
        parts.append(f'<rect x="{left}" y="{y + 2}" width="{right - left}" height="{ROW - 4}" class="{better}"/>')
        parts.append(f'<text x="{max(right, position(1)) + 4}" y="{y + 12}">{ratio:.2f}</text>')
    return "".join(parts) + "</svg>"


HEADS = ["program", "threads", "run, µs", "jaxlib", "ratio", "compile, ms", "jaxlib", "ratio", "limit", "speed-up"]


def speedups(rows: list[dict]) -> dict:
    """How many times as fast a program runs as on one thread, by program and number of threads."""
    measured = {(row["program"], row["threads"]): row["run_us"]["shale"]["median"] for row in rows if "problem" not in row}
    alone = {program: time for (program, threads), time in measured.items() if threads == 1}
    return {key: alone[key[0]] / time for key, time in measured.items() if key[1] > 1 and key[0] in alone}


def means(rows: list[dict]) -> list[str]:
    """Geometric means of the ratios, by number of threads."""
    lines = []
    for threads in sorted({row["threads"] for row in rows if "problem" not in row}):
        found = [row for row in rows if "problem" not in row and row["threads"] == threads]
        run, compile_ = (
            math.exp(sum(math.log(row[measure]["ratio"]) for row in found) / len(found)) for measure in ("run_us", "compile_ms")
        )
        lines.append(f"Geometric means of the ratios of {len(found)} programs on {threads}: run {run:.2f}, compile {compile_:.2f}.")
    return lines


def cells(row: dict, speedup: float | None = None) -> list[str]:
    """The figures of one row of the table."""
    if "problem" in row:
        return [row["program"], str(row["threads"]), row["problem"]]
    found = [row["program"], str(row["threads"])]
    for measure in ("run_us", "compile_ms"):
        sides = row[measure]
        for side in ("shale", "jaxlib"):
            found.append(f'{sides[side]["median"]:.1f} ± {sides[side]["spread"] * 50:.0f} %')
        found.append(f'{sides["ratio"]:.2f}')
    found.append(f'{row["limit"][0]:.0%} of {row["limit"][1]}' if row["limit"] else "")
    found.append(f"{speedup:.2f}" if speedup else "")
    return found


def render(summary: dict) -> str:
    """The whole page."""
    measured = [row for row in summary["rows"] if "problem" not in row]
    parts = [
        '<!DOCTYPE html><meta charset="utf-8"><title>Shale and jaxlib</title><style>',
        "body { font: 13px sans-serif; margin: 2em } text { font: 11px sans-serif } td, th { padding: 1px 8px; text-align: right }",
        "td:first-child { text-align: left } .faster { fill: #4a8 } .slower { fill: #c63 } .grid { stroke: #ddd } .one { stroke: #333 }",
        f"</style><h1>Shale's time by jaxlib's</h1><p>{html.escape(summary['machine']['processor'])}</p>",
    ]
    for threads in sorted({row["threads"] for row in measured}):
        rows = [row for row in measured if row["threads"] == threads]
        word = "thread" if threads == 1 else "threads"
        parts.append(bars(rows, "run_us", f"Running on {threads} {word}"))
        parts.append(bars(rows, "compile_ms", f"Compiling on {threads} {word}"))
    parts.append("<h2>All figures</h2><table><tr>" + "".join(f"<th>{head}</th>" for head in HEADS) + "</tr>")
    faster = speedups(summary["rows"])
    for row in summary["rows"]:
        found = cells(row, faster.get((row["program"], row["threads"])))
        parts.append("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in found) + "</tr>")
    return "\n".join(parts) + "</table>\n"


def limits_text(limits: dict) -> str:
    """The limits of the machine on one number of threads."""
    units = {"bytes": "GB/s"}
    return ", ".join(f"{kind} {amount / 1e9:.0f} {units.get(kind, 'G operations/s')}" for kind, amount in limits.items())


def markdown(summary: dict) -> str:
    """The table for docs/benchmarks.md."""
    lines = [
        "# Benchmarks",
        "",
        "<!-- Written by `./x bench --update-ratchet`. -->",
        "Shale beside jaxlib's CPU backend, by turns in one run: medians, and half of the distance between the fastest and the slowest",
        "round. A ratio below 1 says that Shale takes less. The limit of a kernel is its least work by what the machine can do at most:",
        "multiply-adds of its element type, or bytes through memory; beyond 100 % caches hold what the work counts. The speed-up is that of",
        "several threads over one.",
        "",
        f"Machine: {summary['machine']['processor']}, {summary['machine']['processors']} processors.",
    ]
    for threads, limits in sorted(summary["machine"]["limits"].items()):
        lines.append(f"Limits on {threads}: {limits_text(limits)}.")
    lines += means(summary["rows"])
    lines += ["", "| " + " | ".join(HEADS) + " |", "|---|" + "---:|" * (len(HEADS) - 1)]
    faster = speedups(summary["rows"])
    for row in summary["rows"]:
        found = cells(row, faster.get((row["program"], row["threads"])))
        lines.append("| " + " | ".join(found + [""] * (len(HEADS) - len(found))) + " |")
    return "\n".join(lines) + "\n"
