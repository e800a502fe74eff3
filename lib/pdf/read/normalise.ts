import { type PDF, PdfDict, PdfNull, type PdfObject, PdfRef } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { formFields } from "#lib/pdf/seal/verifying/form-fields.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { isActive, removeActiveContent } from "./active-content.ts";
import { mayHaveActiveContent } from "./active-kinds.ts";
import { flattenAnnotations } from "./annotations/flatten-annotations.ts";
import { dropPageLoops } from "./drop-page-loops.ts";
import { embedFonts } from "./embedding/embed-fonts.ts";
import { fillMissingFonts } from "./embedding/fill-missing-fonts.ts";
import { growPageTree } from "./grow-page-tree.ts";
import { keepVersion } from "./keep-version.ts";
import { packObjects } from "./pack-objects.ts";
import { refusePortfolio } from "./refuse-portfolio.ts";
import { rewriteSaved } from "./rewrite-saved.ts";
import { eachReference, type SavedFile, type SavedObject } from "./saved-objects.ts";
import { separatePages } from "./separate-pages.ts";
import { readUserUnits } from "./user-units.ts";
import { refuseDynamicForm } from "./xfa-form.ts";

/** The working file may be this much larger than the upload before its objects are packed. */
const TOLERATED_GROWTH = 1.005;

const HOLDS_ANNOTATIONS = ["Annots", "AcroForm"];

type Normalised = {
	bytes: Buffer;
	/** By a second, independent reader. */
	pageCount: number;
	userUnits: Map<number, number>;
	/** Fonts that stay without their glyphs. */
	fontsNotEmbedded: string[];
	/** More was changed than PDFium does by saving it. */
	isRewritten: boolean;
	/** The tree of pages led back into itself, where nobody found a page. */
	hadLoops: boolean;
};

/**
 * Makes the working file of an unsigned upload from what PDFium has saved of it: without active
 * content, every page an object of its own, hardly larger than the upload. Throws PdfRefusalError for a form
 * whose pages are not what is seen.
 */
export async function normalise(
	saved: { bytes: Buffer; file: SavedFile; pageCount: number },
	upload: { bytes: Buffer; fileName: string },
): Promise<Normalised> {
	let { bytes, file } = saved;
	let pdf = await loadPdf(bytes);
	if (file.names.has("XFA")) refuseDynamicForm(pdf, upload.fileName);
	refusePortfolio(pdf, upload.fileName);
	const isDisputed = pdf.getPageCount() !== saved.pageCount;
	const hadLoops = isDisputed && dropPageLoops(pdf);
	const isMended = growPageTree(pdf);
	// First, so that the picture in the place of a film stays when the film goes.
	const isFlattened =
		HOLDS_ANNOTATIONS.some((name) => file.names.has(name)) && flattenAnnotations(pdf, upload.fileName);
	const isCleaned = clean(pdf, { bytes, file }, upload.fileName);
	const isFilled = fillMissingFonts(pdf, { bytes, file });
	const fonts = embedFonts(pdf, { bytes, file }, upload.fileName);
	const isRewritten = isMended || isFlattened || isCleaned || isFilled || isDisputed || fonts.isChanged;
	if (isRewritten) {
		separatePages(pdf);
		({ bytes, file } = rewriteSaved(bytes, file, pdf));
		pdf = await loadPdf(bytes);
	}
	const pageCount = pdf.getPageCount();
	const userUnits = file.names.has("UserUnit") ? readUserUnits(pdf) : new Map<number, number>();
	keepVersion(bytes, upload.bytes);
	if (bytes.byteLength > upload.bytes.byteLength * TOLERATED_GROWTH) {
		const packed = packObjects(bytes, file);
		if (packed.byteLength < bytes.byteLength) bytes = packed;
	}
	return { bytes, pageCount, userUnits, fontsNotEmbedded: fonts.left, isRewritten, hadLoops };
}

/** Whether there was anything to clean. Signs alone, such as an attached table, are no reason to rewrite the file. */
function clean(pdf: PDF, { bytes, file }: { bytes: Buffer; file: SavedFile }, fileName: string): boolean {
	const hasDropped = (file.names.has("Perms") || file.names.has("Sig")) && dropSignatures(pdf);
	if (!mayHaveActiveContent(file.names)) return hasDropped;
	const suspects = file.objects.filter((object) => object.mayAct);
	const found = suspects.map(({ number }) => pdf.getObject(PdfRef.of(number, 0)));
	const read = found.filter((object) => object !== null);
	// Unreadable objects can’t be cleaned, and viewers may be able to read them.
	if (read.length < found.length) throw fileRefusal("fileDamaged", { file: fileName });
	const active = new Set(suspects.filter((_, index) => isActive(pdf, read[index])).map(({ number }) => number));
	const referring = active.size === 0 ? [] : file.objects.filter((object) => refersTo(bytes, object, active));
	const objects = [...referring.map((object) => readObject(pdf, object)), ...read];
	return removeActiveContent(pdf, objects).size > 0 || hasDropped;
}

function refersTo(bytes: Buffer, object: SavedObject, numbers: ReadonlySet<number>): boolean {
	let isFound = false;
	eachReference(bytes, object, (number) => {
		isFound ||= numbers.has(number);
	});
	return isFound;
}

function readObject(pdf: PDF, { number }: SavedObject): PdfObject {
	return pdf.getObject(PdfRef.of(number, 0)) ?? PdfNull.instance;
}

/** Objects that PDFium has saved but the other reader can’t read, such as lists of more than 100,000 items. */
export function unreadable(pdf: PDF, objects: readonly SavedObject[]): SavedObject[] {
	return objects.filter(({ number }) => pdf.getObject(PdfRef.of(number, 0)) === null);
}

/**
 * Takes out of a file that nobody has signed what a rewritten file cannot keep: rights that a vendor granted
 * to its reader (UR, UR3), certifications, and values of signature fields that cover nothing. The fields stay.
 *
 * @returns whether there was anything
 */
function dropSignatures(pdf: PDF): boolean {
	const catalog = pdf.getCatalog();
	let hasDropped = catalog.delete("Perms");
	for (const { type, dict } of formFields(pdf)) {
		if (type === "Sig" && dict.delete("V")) hasDropped = true;
	}
	if (!hasDropped) return false;
	catalog.delete("DSS");
	const form = resolveIn(pdf, catalog.get("AcroForm"));
	if (form instanceof PdfDict) form.delete("SigFlags");
	return true;
}
