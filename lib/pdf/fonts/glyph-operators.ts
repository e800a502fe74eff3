import type { Glyph } from "fontkit";

/**
 * A glyph's outline as PDF path operators (PDF 2.0, table 58) in whole font units. PDF has no
 * quadratic curves: they are raised to cubics, exactly but for rounding to 1/1000 em.
 */
export function glyphOperators(glyph: Glyph): string {
	const parts: string[] = [];
	let [x, y] = [0, 0];
	for (const { command, args } of glyph.path.commands) {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
		if (command === "moveTo" || command === "lineTo") {
			parts.push(`${r(a)} ${r(b)} ${command === "moveTo" ? "m" : "l"}`);
			[x, y] = [a, b];
		} else if (command === "quadraticCurveTo") {
			const first = `${r(x + (2 / 3) * (a - x))} ${r(y + (2 / 3) * (b - y))}`;
			const second = `${r(c + (2 / 3) * (a - c))} ${r(d + (2 / 3) * (b - d))}`;
			parts.push(`${first} ${second} ${r(c)} ${r(d)} c`);
			[x, y] = [c, d];
		} else if (command === "bezierCurveTo") {
			parts.push(`${r(a)} ${r(b)} ${r(c)} ${r(d)} ${r(e)} ${r(f)} c`);
			[x, y] = [e, f];
		} else if (command === "closePath") {
			parts.push("h");
		}
	}
	return parts.join("\n");
}

function r(value: number): number {
	return Math.round(value) || 0;
}
