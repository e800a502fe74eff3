import type { FoundField } from "#lib/pdf/tasks.ts";
import type { Truth } from "./form-paper.ts";

/** What came of the proposals for some forms. */
export type Score = { right: number; wrong: number; missed: number };

/** The words of a picture cannot be read, so what is written there is of one kind. */
export type Reading = "words" | "shapes";

const SAME_WIDTH = 0.7;
const SHARED = 0.6;

/**
 * A proposal is right when a place of its type, not proposed before, shares six tenths of the smaller of both areas
 * with it and is as wide but for three tenths. Everything else that is proposed is wrong, every other place missed.
 */
export function judge(
	truths: readonly Truth[],
	fields: readonly FoundField[],
	reading: Reading,
): Score & { faults: string[] } {
	const open = new Set(truths);
	const faults: string[] = [];
	for (const field of fields) {
		const { x, y, width, height } = field.bounds;
		const truth = [...open].find((one) => isSame(one, { x, y, width, height, type: field.type }, reading));
		if (truth) open.delete(truth);
		else faults.push(`wrong ${field.type} "${field.label}" ${[x, y, width, height].map(Math.round).join(" ")}`);
	}
	for (const { type, x, y, width, height } of open) {
		faults.push(`missed ${type} ${[x, y, width, height].map(Math.round).join(" ")}`);
	}
	return {
		right: truths.length - open.size,
		wrong: fields.length - truths.length + open.size,
		missed: open.size,
		faults,
	};
}

function isSame(a: Truth, b: Truth, reading: Reading): boolean {
	if (typeAs(reading, a.type) !== typeAs(reading, b.type)) return false;
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	if (width <= 0 || height <= 0) return false;
	const isAsWide = Math.min(a.width, b.width) >= SAME_WIDTH * Math.max(a.width, b.width);
	return isAsWide && width * height >= SHARED * Math.min(a.width * a.height, b.width * b.height);
}

function typeAs(reading: Reading, type: Truth["type"]): string {
	// The sources of the forms say what is written by its shape.
	if (reading === "words") return type === "Email" ? "TextBox" : type;
	return type === "CheckBox" || type === "RadioButton" ? "tick" : "writing";
}

export function sum(scores: readonly Score[]): Score {
	const add = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0);
	return { right: add("right"), wrong: add("wrong"), missed: add("missed") };
}

export function precision({ right, wrong }: Score): number {
	return right / Math.max(1, right + wrong);
}

export function recall({ right, missed }: Score): number {
	return right / Math.max(1, right + missed);
}
