import {
	type PDF,
	PdfArray,
	PdfBool,
	PdfDict,
	PdfName,
	PdfNumber,
	type PdfObject,
	PdfRef,
	PdfStream,
	PdfString,
} from "@libpdf/core";

export type Value = PdfObject | null | undefined;

/** Two revisions of one file, and what was found to be the same in both. */
export type RevisionPair = {
	before: PDF;
	after: PDF;
	/** Objects that are compared on their own (pages, annotations, fields), by reference; equal when their labels are. */
	separateBefore: Map<string, string>;
	separateAfter: Map<string, string>;
	/** `before|after` references found equal by an earlier comparison. */
	known: Set<string>;
};

/** What a value is, after following a reference into the file that it stands in. */
export function resolveIn(pdf: PDF, value: Value): Value {
	return value instanceof PdfRef ? pdf.context.registry.resolve(value) : value;
}

function isEmpty(value: Value): boolean {
	return value === null || value === undefined || value.type === "null";
}

type Pairs = [Value, Value][];

function addEntries(pairs: Pairs, a: PdfDict, b: PdfDict): void {
	const keys = new Set([...a.keys(), ...b.keys()].map((key) => key.value));
	// Whether the length is direct or not says nothing; the data itself is compared.
	if (a instanceof PdfStream) keys.delete("Length");
	for (const key of keys) pairs.push([a.get(key), b.get(key)]);
}

/** Compares one level and leaves what lies below in `pairs`. */
function isSameShallow(a: Value, b: Value, pairs: Pairs): boolean {
	if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
	if (a instanceof PdfName) return b instanceof PdfName && a.value === b.value;
	if (a instanceof PdfNumber) return b instanceof PdfNumber && a.value === b.value;
	if (a instanceof PdfBool) return b instanceof PdfBool && a.value === b.value;
	if (a instanceof PdfString) return b instanceof PdfString && Buffer.compare(a.bytes, b.bytes) === 0;
	if (a instanceof PdfArray) {
		if (!(b instanceof PdfArray) || a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) pairs.push([a.at(i), b.at(i)]);
		return true;
	}
	if (a instanceof PdfStream || b instanceof PdfStream) {
		if (!(a instanceof PdfStream && b instanceof PdfStream) || Buffer.compare(a.data, b.data) !== 0) return false;
	}
	if (!(a instanceof PdfDict && b instanceof PdfDict)) return false;
	addEntries(pairs, a, b);
	return true;
}

/**
 * Whether two objects say the same in both revisions, down to the last one they refer to. Walks with
 * a stack of its own: outlines and other chains would exhaust the call stack.
 */
export function isSameObject(pair: RevisionPair, first: Value, second: Value): boolean {
	const seen = new Set<string>();
	const pairs: Pairs = [[first, second]];
	for (let next = pairs.pop(); next; next = pairs.pop()) {
		const [a, b] = next;
		if (a instanceof PdfRef && b instanceof PdfRef) {
			const label = pair.separateBefore.get(a.toString());
			const otherLabel = pair.separateAfter.get(b.toString());
			if (label !== undefined && label === otherLabel) continue;
			const key = `${a}|${b}`;
			if (pair.known.has(key) || seen.has(key)) continue;
			seen.add(key);
		}
		if (!isSameShallow(resolveIn(pair.before, a), resolveIn(pair.after, b), pairs)) return false;
	}
	// Only a comparison that ended well may spare later ones the way.
	for (const key of seen) pair.known.add(key);
	return true;
}
