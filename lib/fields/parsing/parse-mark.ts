import { drawable, undrawnLetter } from "#lib/fields/looks/drawn-letters.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { countCodePoints, isBlank, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { type DrawnMark, inkBox, type Mark, SIGNATURE_FACES, type Stroke } from "#lib/fields/values/mark.ts";

const MAX_MARK_STROKES = 200;
const MAX_MARK_POINTS = 20_000;
/** Code points of a typed signature. */
export const MAX_MARK_TEXT_LENGTH = 100;
/** Below this length of pen way, as a share of the pad's longer side, ink is an accidental dot. */
const MIN_INK_SHARE = 0.03;
/** On a plan a dot may be the very mark that is asked for. */
export const ANY_INK = 0;

type ParsedMark = { mark: Mark } | { error: FieldValueProblem };

/**
 * Reads a mark from outside (an object, or its JSON) and brings it to its canonical form: strokes
 * rounded to tenths of a pixel, text in NFC. A blank pad and an accidental dot are refused.
 *
 * @param leastInk how far strokes must reach, as a share of the pad's longer side; 0: a dot will do
 */
export function parseMark(raw: unknown, leastInk = MIN_INK_SHARE): ParsedMark {
	const input = typeof raw === "string" ? parseJson(raw) : raw;
	if (typeof input !== "object" || input === null) return { error: { code: "badMark" } };
	const mark = input as Record<string, unknown>;
	if (mark.kind === "draw") return parseDrawn(mark, leastInk);
	if (mark.kind === "type") return parseTyped(mark);
	if (mark.kind === "image") return parseImage(mark);
	return { error: { code: "badMark" } };
}

/** Reads a mark that is about to be used: its letters must have glyphs, too. */
export function parseNewMark(raw: unknown, leastInk = MIN_INK_SHARE): ParsedMark {
	const parsed = parseMark(raw, leastInk);
	if ("error" in parsed || parsed.mark.kind !== "type") return parsed;
	const letter = undrawnLetter(parsed.mark.text);
	return letter === null ? parsed : { error: { code: "notDrawn", letter } };
}

/** Reads a stored canonical value; null when the field has none. */
export function readMark(value: string | null): Mark | null {
	if (value === null) return null;
	const parsed = parseMark(value, ANY_INK);
	return "mark" in parsed ? parsed.mark : null;
}

/** Whether strokes are more than a blank pad or a dot made by mistake. The pad asks while it is drawn on. */
export function hasInk({ width, height, strokes }: Omit<DrawnMark, "kind">, leastInk = MIN_INK_SHARE): boolean {
	if (strokes.length === 0) return false;
	const box = inkBox(strokes);
	const extent = Math.max(box.maxX - box.minX, box.maxY - box.minY);
	return extent >= Math.max(width, height) * leastInk;
}

function parseDrawn({ width, height, strokes }: Record<string, unknown>, leastInk: number): ParsedMark {
	if (!isSide(width) || !isSide(height) || !Array.isArray(strokes)) return { error: { code: "badMark" } };
	const pointCount = strokes.reduce((sum: number, stroke) => sum + (Array.isArray(stroke) ? stroke.length : 0), 0);
	if (strokes.length > MAX_MARK_STROKES || pointCount > MAX_MARK_POINTS) return { error: { code: "markTooLarge" } };
	const read = strokes.map(parseStroke);
	if (read.includes(null)) return { error: { code: "badMark" } };
	const mark: DrawnMark = {
		kind: "draw",
		width,
		height,
		strokes: read.filter((stroke): stroke is Stroke => stroke !== null && stroke.length > 0),
	};
	return hasInk(mark, leastInk) ? { mark } : { error: { code: "blankMark" } };
}

function parseStroke(stroke: unknown): Stroke | null {
	if (!Array.isArray(stroke)) return null;
	const points: Stroke = [];
	for (const point of stroke) {
		if (!Array.isArray(point) || point.length !== 2 || !isCoordinate(point[0]) || !isCoordinate(point[1])) return null;
		points.push([Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]);
	}
	return points;
}

function parseTyped({ text, face }: Record<string, unknown>): ParsedMark {
	const knownFace = SIGNATURE_FACES.find((name) => name === face);
	if (typeof text !== "string" || !knownFace) return { error: { code: "badMark" } };
	const clean = drawable(normalizeText(text).replace(/\s+/g, " ").trim());
	if (isBlank(clean)) return { error: { code: "blankMark" } };
	const length = countCodePoints(clean);
	if (length > MAX_MARK_TEXT_LENGTH) return { error: { code: "tooLong", limit: MAX_MARK_TEXT_LENGTH, length } };
	return { mark: { kind: "type", text: clean, face: knownFace } };
}

/** That the key is one of this signer's uploads is for the server to check. */
function parseImage({ key, width, height }: Record<string, unknown>): ParsedMark {
	if (typeof key !== "string" || !/^[\w./-]{1,300}$/.test(key) || key.includes("..")) {
		return { error: { code: "badMark" } };
	}
	return isSide(width) && isSide(height)
		? { mark: { kind: "image", key, width, height } }
		: { error: { code: "badMark" } };
}

function isSide(value: unknown): value is number {
	return typeof value === "number" && value >= 1 && value <= 20_000;
}

function isCoordinate(value: unknown): value is number {
	return typeof value === "number" && Math.abs(value) <= 20_000;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
