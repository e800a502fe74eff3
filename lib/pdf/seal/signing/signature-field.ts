import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfString } from "@libpdf/core";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";

type Writer = Parameters<PdfNumber["toBytes"]>[0];

/**
 * A value that is filled in after saving. It writes `text` as it is and remembers where, so that
 * nothing is searched for in a file of 20 MB. (It is a number to the library, hence never encrypted,
 * as ISO 32000-2 7.6.2 asks for /Contents.)
 */
class LateValue extends PdfNumber {
	readonly text: string;
	/** Byte offset in the saved file. */
	offset = -1;

	constructor(text: string) {
		super(0);
		this.text = text;
	}

	override toBytes(writer: Writer): void {
		this.offset = writer.position;
		writer.writeAscii(this.text);
	}
}

export type SignatureText = { name: string; reason: string; location: string; contactInfo: string; signedAt: Date };

/** A file as it is to be written: bytes that stay as they were, none of a file that is written anew, and what follows them. */
export type SavedFile = { original: Uint8Array; update: Uint8Array };

type PreparedSignature = { byteRange: LateValue; contents: LateValue };

/** ISO 32000-2 7.9.4, in UTC. */
function pdfDate(date: Date): string {
	return `D:${date.toISOString().replace(/\D/g, "").slice(0, 14)}+00'00'`;
}

function resolver(pdf: PDF): (ref: PdfRef) => PdfObject | null {
	return (ref) => pdf.context.registry.resolve(ref);
}

function dictOrNew(pdf: PDF, parent: PdfDict, key: string): PdfDict {
	const found = parent.getDict(key, resolver(pdf));
	if (found) return found;
	const made = new PdfDict();
	parent.set(key, pdf.context.registry.register(made));
	return made;
}

function appendTo(pdf: PDF, parent: PdfDict, key: string, ref: PdfRef): void {
	const found = parent.getArray(key, resolver(pdf));
	if (found) found.push(ref);
	else parent.set(key, PdfArray.of(ref));
}

function unusedFieldName(pdf: PDF, fields: PdfArray | undefined): string {
	const taken = new Set<string>();
	for (const item of fields ?? []) {
		const field = item instanceof PdfRef ? pdf.context.registry.resolve(item) : item;
		if (field instanceof PdfDict) taken.add(field.getString("T", resolver(pdf))?.asString() ?? "");
	}
	let name = "Signet";
	for (let number = 2; taken.has(name); number++) name = `Signet ${number}`;
	return name;
}

/** Certification with P=1: nothing may change but DSS and timestamps, which never count as changes (ISO 32000-2 12.8.2.2). */
function certify(pdf: PDF, signature: PdfDict, signatureRef: PdfRef): void {
	const parameters = PdfDict.of({ Type: PdfName.of("TransformParams"), P: PdfNumber.of(1), V: PdfName.of("1.2") });
	const reference = PdfDict.of({
		Type: PdfName.of("SigRef"),
		TransformMethod: PdfName.of("DocMDP"),
		TransformParams: parameters,
	});
	signature.set("Reference", PdfArray.of(reference));
	pdf.context.catalog.getDict().set("Perms", PdfDict.of({ DocMDP: signatureRef }));
}

/**
 * Puts an invisible signature field with room for `cmsSizeBytes` bytes of CMS on the first page.
 * `marks` are private entries of the signature dictionary. Throws PdfRefusalError when the file has no page.
 */
export function addSignatureField(
	pdf: PDF,
	options: {
		text: SignatureText;
		cmsSizeBytes: number;
		kind: "certification" | "approval";
		marks: Record<string, string>;
	},
): PreparedSignature {
	const prepared = placesOf(options.cmsSizeBytes);
	const signature = PdfDict.of({
		Type: PdfName.of("Sig"),
		Filter: PdfName.of("Adobe.PPKLite"),
		SubFilter: PdfName.of("ETSI.CAdES.detached"),
		ByteRange: prepared.byteRange,
		Contents: prepared.contents,
		M: PdfString.fromString(pdfDate(options.text.signedAt)),
	});
	const texts = {
		Name: options.text.name,
		Reason: options.text.reason,
		Location: options.text.location,
		ContactInfo: options.text.contactInfo,
		...options.marks,
	};
	for (const [key, value] of Object.entries(texts)) if (value !== "") signature.set(key, PdfString.fromString(value));
	const signatureRef = placeField(pdf, signature);
	if (options.kind === "certification") certify(pdf, signature, signatureRef);
	return prepared;
}

/** The same for a document timestamp (ISO 32000-2 12.8.5), with room for `tokenSizeBytes` bytes of its token. */
export function addTimestampField(pdf: PDF, tokenSizeBytes: number): PreparedSignature {
	const prepared = placesOf(tokenSizeBytes);
	placeField(
		pdf,
		PdfDict.of({
			Type: PdfName.of("DocTimeStamp"),
			Filter: PdfName.of("Adobe.PPKLite"),
			SubFilter: PdfName.of("ETSI.RFC3161"),
			ByteRange: prepared.byteRange,
			Contents: prepared.contents,
		}),
	);
	return prepared;
}

function placesOf(contentsSizeBytes: number): PreparedSignature {
	return {
		byteRange: new LateValue("[0 ********** ********** **********]"),
		contents: new LateValue(`<${"0".repeat(contentsSizeBytes * 2)}>`),
	};
}

/** Registers a signature and puts an invisible field for it on the first page. */
function placeField(pdf: PDF, signature: PdfDict): PdfRef {
	const pageRef = pdf.context.pages.getPage(0);
	const page = pageRef && pdf.context.registry.resolve(pageRef);
	if (!pageRef || !(page instanceof PdfDict)) throw new PdfRefusalError("UnusableFile", "The file has no pages.");
	const signatureRef = pdf.context.registry.register(signature);
	const form = dictOrNew(pdf, pdf.context.catalog.getDict(), "AcroForm");
	const field = PdfDict.of({
		Type: PdfName.of("Annot"),
		Subtype: PdfName.of("Widget"),
		FT: PdfName.of("Sig"),
		T: PdfString.fromString(unusedFieldName(pdf, form.getArray("Fields", resolver(pdf)))),
		V: signatureRef,
		// Print and Locked; an empty rectangle makes the field invisible (ISO 32000-2 12.7.5.5).
		F: PdfNumber.of(132),
		Rect: PdfArray.of(PdfNumber.of(0), PdfNumber.of(0), PdfNumber.of(0), PdfNumber.of(0)),
		P: pageRef,
	});
	const fieldRef = pdf.context.registry.register(field);
	appendTo(pdf, form, "Fields", fieldRef);
	// SignaturesExist and AppendOnly.
	form.set("SigFlags", PdfNumber.of(3));
	appendTo(pdf, page, "Annots", fieldRef);
	return signatureRef;
}

/** Writes the ByteRange into the saved file. Returns the signed bytes before and behind the signature. */
export function fillByteRange(
	file: SavedFile,
	prepared: PreparedSignature,
): { before: Uint8Array[]; after: Uint8Array } {
	const { byteRange, contents } = prepared;
	const end = contents.offset + contents.text.length;
	const digits = (value: number) => String(value).padEnd(10);
	const length = file.original.length + file.update.length;
	const value = `[0 ${digits(contents.offset)} ${digits(end)} ${digits(length - end)}]`;
	file.update.set(Buffer.from(value, "latin1"), byteRange.offset - file.original.length);
	return {
		before: [file.original, file.update.subarray(0, contents.offset - file.original.length)],
		after: file.update.subarray(end - file.original.length),
	};
}

/** Writes the CMS into the room kept for it; returns the whole of that. Throws Error when it does not fit. */
export function fillContents(file: SavedFile, { contents }: PreparedSignature, cms: Uint8Array): Uint8Array {
	if (cms.length * 2 > contents.text.length - 2) throw new Error("The signature does not fit into its place.");
	const from = contents.offset - file.original.length;
	const room = file.update.subarray(from, from + contents.text.length);
	room.set(Buffer.from(Buffer.from(cms).toString("hex"), "latin1"), 1);
	return room;
}
