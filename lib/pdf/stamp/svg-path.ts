import { n } from "./canvas.ts";

const OPERATORS: Readonly<Record<string, { letter: string; operands: number }>> = {
	M: { letter: "m", operands: 2 },
	L: { letter: "l", operands: 2 },
	C: { letter: "c", operands: 6 },
	Z: { letter: "h", operands: 0 },
};

/**
 * SVG path data of absolute M, L, C and Z (all that lib/fields writes) as PDF path operators.
 *
 * @throws RangeError for any other command
 */
export function svgPathOperators(d: string): string {
	const tokens = d.match(/[a-z]|-?[\d.]+(?:e-?\d+)?/gi) ?? [];
	const parts: string[] = [];
	for (let i = 0; i < tokens.length; ) {
		const command = OPERATORS[tokens[i] ?? ""];
		if (!command) throw new RangeError(`Path command ${tokens[i]} is not known`);
		const operands = tokens.slice(i + 1, i + 1 + command.operands).map((token) => n(Number(token)));
		parts.push([...operands, command.letter].join(" "));
		i += 1 + command.operands;
	}
	return parts.join("\n");
}
