/** Operators of Type 2 charstrings (Adobe Technical Note #5177). */
const LINE = 5;
const HORIZONTAL_LINE = 6;
const VERTICAL_LINE = 7;
const CURVE = 8;
const END = 14;
const MOVE = 21;
const CURVE_FROM_VERTICAL = 30;
const CURVE_FROM_HORIZONTAL = 31;

/** @param outline path operators as `LoadedFont.outline` has them */
export function charString(outline: string, advance: number): Buffer {
	const bytes: number[] = [];
	// Without a private dictionary the width is counted from 0, and a width of 0 is left out.
	const width = Math.round(advance);
	if (width !== 0) push(bytes, width);
	let [x, y] = [0, 0];
	for (const line of outline === "" ? [] : outline.split("\n")) {
		const parts = line.split(" ");
		const operator = parts.pop();
		const operands = parts.map((part) => Math.round(Number(part)));
		const steps = operands.map((operand, position) => {
			const isX = position % 2 === 0;
			const step = operand - (isX ? x : y);
			if (isX) x = operand;
			else y = operand;
			return step;
		});
		if (operator === "m") add(bytes, steps, MOVE);
		else if (operator === "l") addLine(bytes, steps);
		else if (operator === "c") addCurve(bytes, steps);
	}
	bytes.push(END);
	return Buffer.from(bytes);
}

function addLine(bytes: number[], [dx = 0, dy = 0]: readonly number[]): void {
	if (dy === 0) add(bytes, [dx], HORIZONTAL_LINE);
	else if (dx === 0) add(bytes, [dy], VERTICAL_LINE);
	else add(bytes, [dx, dy], LINE);
}

function addCurve(bytes: number[], steps: readonly number[]): void {
	const [dx1 = 0, dy1 = 0, dx2 = 0, dy2 = 0, dx3 = 0, dy3 = 0] = steps;
	if (dy1 === 0 && dx3 === 0) add(bytes, [dx1, dx2, dy2, dy3], CURVE_FROM_HORIZONTAL);
	else if (dx1 === 0 && dy3 === 0) add(bytes, [dy1, dx2, dy2, dx3], CURVE_FROM_VERTICAL);
	else add(bytes, steps, CURVE);
}

function add(bytes: number[], operands: readonly number[], operator: number): void {
	for (const operand of operands) push(bytes, operand);
	bytes.push(operator);
}

/** An integer of up to 16 bits (Technical Note #5177, table 1). */
function push(bytes: number[], value: number): void {
	if (value >= -107 && value <= 107) bytes.push(value + 139);
	else if (value >= 108 && value <= 1131) bytes.push(247 + ((value - 108) >> 8), (value - 108) & 0xff);
	else if (value <= -108 && value >= -1131) bytes.push(251 + ((-value - 108) >> 8), (-value - 108) & 0xff);
	else bytes.push(28, (value >> 8) & 0xff, value & 0xff);
}
