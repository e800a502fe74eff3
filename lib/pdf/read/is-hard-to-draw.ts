import { inflateSync, constants as zlib } from "node:zlib";
import { eachReference, type SavedFile, type SavedObject } from "./saved-objects.ts";

/** PDFium takes seconds for pages beyond one of these. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
const MAX_MESH_BYTES = 256 * 1024;
const MAX_IMAGE_PIXELS = 100_000_000;
const MAX_PAINTED = 10_000;
const MIN_TILE_STEP = 1;
/** Forms within forms. */
const MAX_DEPTH = 50;

/** Streams that neither pages nor forms consist of: those say what they are, and forms that they are forms. */
const OTHER_STREAM = /\/(?:Type|Subtype|Length1|FunctionType|ShadingType|N)(?![A-Za-z])/;
const FORM = /\/Subtype ?\/Form(?![A-Za-z])/;
/** Streams are judged by their beginning, in bytes as stored: a page’s content is of one kind throughout. */
const SAMPLE_BYTES = 2_048;

type Saved = { bytes: Buffer; file: SavedFile };

/**
 * Whether a file has a page that may take too long to draw, or too much memory, by what its streams say. Nothing is
 * drawn: a page takes tens of microseconds. Many files that are hard to draw can be drawn.
 */
export function isHardToDraw({ bytes, file }: Saved): boolean {
	/** How many forms and images each form paints, and the most that any other content does. */
	const paints = new Map<number, number>();
	let mostPainted = 0;
	for (const object of file.objects) {
		if (!object.isStream) continue;
		const dictionary = bytes.toString("latin1", object.start, bytes.indexOf("stream", object.start));
		if (hasHardEntries(dictionary)) return true;
		const isForm = FORM.test(dictionary);
		const isMesh = entryOf(dictionary, "ShadingType") > 3;
		const isTile = entryOf(dictionary, "PatternType") === 1;
		if (!isForm && !isMesh && !isTile && OTHER_STREAM.test(dictionary)) continue;
		const { byteCount, painted } = estimate(dataOf(bytes, object, dictionary), dictionary);
		if (byteCount > (isMesh ? MAX_MESH_BYTES : MAX_CONTENT_BYTES)) return true;
		if (isForm) paints.set(object.number, painted);
		else mostPainted = Math.max(mostPainted, painted);
	}
	return mostPainted * costliest(paints, { bytes, file }) > MAX_PAINTED;
}

function hasHardEntries(dictionary: string): boolean {
	if (entryOf(dictionary, "Width") * entryOf(dictionary, "Height") > MAX_IMAGE_PIXELS) return true;
	if (entryOf(dictionary, "PatternType") !== 1) return false;
	return [entryOf(dictionary, "XStep"), entryOf(dictionary, "YStep")].some((step) => Math.abs(step) < MIN_TILE_STEP);
}

/** A number that stands in a dictionary itself; NaN when there is none. */
function entryOf(dictionary: string, key: string): number {
	const at = dictionary.indexOf(`/${key} `);
	return at === -1 ? Number.NaN : Number.parseFloat(dictionary.slice(at + key.length + 2));
}

function dataOf(bytes: Buffer, { start, end }: SavedObject, dictionary: string): Buffer {
	const from = bytes.indexOf("\n", start + dictionary.length) + 1;
	return bytes.subarray(from, bytes.lastIndexOf("endstream", end));
}

/** How long a stream is and how often it paints a form or image; nothing of one in a rare compression. */
function estimate(data: Buffer, dictionary: string): { byteCount: number; painted: number } {
	const sample = data.subarray(0, SAMPLE_BYTES);
	// Of an empty stream, all was sampled.
	const share = data.byteLength === 0 ? 1 : sample.byteLength / data.byteLength;
	const content = dictionary.includes("/Filter") ? inflated(sample, dictionary) : sample;
	let painted = 0;
	for (let at = content.indexOf(" Do"); at !== -1; at = content.indexOf(" Do", at + 1)) painted += 1;
	return { byteCount: content.byteLength / share, painted: painted / share };
}

function inflated(sample: Buffer, dictionary: string): Buffer {
	if (!/\/Filter ?\[? ?\/FlateDecode/.test(dictionary)) return Buffer.of();
	try {
		return inflateSync(sample, { finishFlush: zlib.Z_SYNC_FLUSH, chunkSize: 1_024 });
	} catch {
		return Buffer.of();
	}
}

/** How many parts the costliest form consists of, those that it paints by others included; at least one. */
function costliest(paints: ReadonlyMap<number, number>, { bytes, file }: Saved): number {
	const objects = new Map(file.objects.map((object) => [object.number, object]));
	const costs = new Map<number, number>();
	const costOf = (form: number, depth: number): number => {
		const known = costs.get(form);
		if (known !== undefined) return known;
		if (depth > MAX_DEPTH) return MAX_PAINTED + 1;
		// A form that paints itself is painted once.
		costs.set(form, 1);
		const painted = paints.get(form) ?? 0;
		let inner = 1;
		if (painted > 0) {
			for (const other of formsIn(form, paints, { bytes, objects })) inner = Math.max(inner, costOf(other, depth + 1));
		}
		const cost = Math.min(1 + painted * inner, MAX_PAINTED + 1);
		costs.set(form, cost);
		return cost;
	};
	let most = 1;
	for (const [form, painted] of paints) if (painted > 0) most = Math.max(most, costOf(form, 0));
	return most;
}

type Objects = { bytes: Buffer; objects: ReadonlyMap<number, SavedObject> };

/** The forms that a form refers to, by its resources. */
function formsIn(form: number, paints: ReadonlyMap<number, number>, { bytes, objects }: Objects): Set<number> {
	const found = new Set<number>();
	const seen = new Set([form]);
	const waiting = [form];
	for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
		const object = objects.get(number);
		if (!object) continue;
		eachReference(bytes, object, (next) => {
			if (seen.has(next)) return;
			seen.add(next);
			if (paints.has(next)) found.add(next);
			else if (objects.get(next)?.isStream === false) waiting.push(next);
		});
	}
	return found;
}
