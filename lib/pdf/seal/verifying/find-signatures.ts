import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfString } from "@libpdf/core";
import { type Told, told } from "#lib/i18n/report/told.ts";
import { formFields } from "./form-fields.ts";
import { resolveIn } from "./is-same-object.ts";

export type FoundSignature = {
	fieldName: string;
	dict: PdfDict;
	isTimestamp: boolean;
	subFilter: string;
	/** DER of the CMS, padding included; empty when the place of it is not right. */
	cms: Uint8Array;
	/** The signed bytes: before and after the CMS. */
	parts: Uint8Array[];
	/** Where the signed bytes end in the file. */
	end: number;
	/** DocMDP permission when this is a certification. */
	certification: 1 | 2 | 3 | null;
	/** Why the ByteRange cannot be trusted, or null. */
	problem: Told | null;
};

function numbersOf(pdf: PDF, dict: PdfDict, key: string): number[] {
	const array = resolveIn(pdf, dict.get(key));
	if (!(array instanceof PdfArray)) return [];
	return array.toArray().map((item) => {
		const value = resolveIn(pdf, item);
		return value instanceof PdfNumber ? value.value : Number.NaN;
	});
}

function certificationOf(pdf: PDF, dict: PdfDict): 1 | 2 | 3 | null {
	const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref);
	const references = dict.getArray("Reference", resolve);
	for (const item of references ?? []) {
		const reference = resolveIn(pdf, item);
		if (!(reference instanceof PdfDict)) continue;
		if (reference.getName("TransformMethod", resolve)?.value !== "DocMDP") continue;
		const permission = reference.getDict("TransformParams", resolve)?.getNumber("P", resolve)?.value;
		// P defaults to 2 (ISO 32000-2 table 257).
		return permission === 1 || permission === 3 ? permission : 2;
	}
	return null;
}

/**
 * The signed bytes must be the whole file but the one hex string that is this signature's Contents:
 * anything else left out could be changed unseen (universal signature forgery, signature wrapping).
 */
function readRange(
	pdf: PDF,
	dict: PdfDict,
	bytes: Uint8Array,
): Pick<FoundSignature, "cms" | "parts" | "end" | "problem"> {
	const range = numbersOf(pdf, dict, "ByteRange");
	const [start = -1, length1 = -1, offset2 = -1, length2 = -1] = range;
	const end = offset2 + length2;
	const broken = (problem: Told) => ({
		cms: new Uint8Array(),
		parts: [],
		end: Math.max(0, Math.min(end, bytes.length)),
		problem,
	});
	if (range.length !== 4 || !range.every((value) => Number.isInteger(value) && value >= 0)) {
		return broken(told("rangeMissing"));
	}
	if (start !== 0 || offset2 <= length1 || end > bytes.length) return broken(told("rangeOfOtherFile"));
	const gap = Buffer.from(bytes.buffer, bytes.byteOffset + length1, offset2 - length1)
		.toString("latin1")
		.trim();
	if (!/^<[0-9A-Fa-f\s]*>$/.test(gap)) return broken(told("rangeWithGaps"));
	const cms = Buffer.from(gap.slice(1, -1).replace(/\s/g, ""), "hex");
	const contents = resolveIn(pdf, dict.get("Contents"));
	const isOwn = contents instanceof PdfString && Buffer.compare(contents.bytes, cms) === 0;
	// In an encrypted file the library decrypts what was never encrypted; the bytes in the gap are right.
	if (!isOwn && !pdf.isEncrypted) return broken(told("rangeWithGaps"));
	return { cms, parts: [bytes.subarray(0, length1), bytes.subarray(offset2, end)], end, problem: null };
}

/** All signatures and document timestamps of the form, oldest first. */
export function findSignatures(pdf: PDF, bytes: Uint8Array): FoundSignature[] {
	const found = new Map<PdfDict, FoundSignature>();
	for (const field of formFields(pdf)) {
		if (field.type !== "Sig" || !(field.value instanceof PdfDict) || found.has(field.value)) continue;
		const dict = field.value;
		const name = (key: string) => {
			const value = resolveIn(pdf, dict.get(key));
			return value instanceof PdfName ? value.value : "";
		};
		const subFilter = name("SubFilter");
		found.set(dict, {
			fieldName: field.name,
			dict,
			isTimestamp: name("Type") === "DocTimeStamp" || subFilter === "ETSI.RFC3161",
			subFilter,
			certification: certificationOf(pdf, dict),
			...readRange(pdf, dict, bytes),
		});
	}
	return [...found.values()].toSorted((a, b) => a.end - b.end);
}
