import { type PDF, PdfArray, PdfDict } from "@libpdf/core";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import type { FileRefusalKey } from "#lib/i18n/refusals/said.ts";
import { takeOutFormFields } from "#lib/pdf/detect/take-out-form-fields.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { fileRefusal, type PdfRefusalError } from "#lib/pdf/refusal.ts";
import { checkPages } from "#lib/pdf/seal/verifying/check-pages.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import type { FoundField, PdfTasks, PrintedTag } from "#lib/pdf/tasks.ts";
import { mayHaveActiveContent } from "./active-kinds.ts";
import { listFontsNotEmbedded } from "./embedding/embed-fonts.ts";
import { isHardToDraw } from "./is-hard-to-draw.ts";
import { openShown, type Saved, save } from "./layers/open-shown.ts";
import { normalise, unreadable } from "./normalise.ts";
import type { OpenDocument } from "./open-document.ts";
import { openRepaired } from "./open-repaired.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";
import { readPages } from "./read-pages.ts";
import { saveDocument } from "./save-document.ts";
import { carriesSignature, takeInSigned } from "./take-in-signed.ts";
import { printedTags } from "./text-tags/printed-tags.ts";
import { type FoundTag, type FoundTags, takeOutTextTags } from "./text-tags/take-out-text-tags.ts";

/** What FPDF_GetSecurityHandlerRevision says of a file that is not encrypted (fpdfview.h). */
const NOT_ENCRYPTED = -1;

type Why = Extract<FileRefusalKey, "fileNoPages" | "fileEncrypted" | "filePagesUnread">;

/** Why PDFium finds no page in a file that it has opened, as the name of the sentence that says so. */
async function whyNoPages(pdfium: Pdfium, document: OpenDocument): Promise<Why> {
	const saved = await loadPdf(saveDocument(pdfium, document)).catch(() => null);
	if (saved && listsNoPages(saved)) return "fileNoPages";
	if (pdfium.api.FPDF_GetSecurityHandlerRevision(document.handle) !== NOT_ENCRYPTED) return "fileEncrypted";
	return "filePagesUnread";
}

/** Whether the list of pages is there and empty (ISO 32000-2 7.7.3.2). */
function listsNoPages(pdf: PDF): boolean {
	const tree = resolveIn(pdf, pdf.getCatalog().get("Pages"));
	const kids = tree instanceof PdfDict ? resolveIn(pdf, tree.get("Kids")) : null;
	return kids instanceof PdfArray && kids.length === 0;
}

const MAX_PAGES = 2_000;

const NO_TAGS: FoundTags = { tags: [], unclosedTag: null };

type TakenIn = {
	pages: PageGeometry[];
	/** The working file, or null when the upload is signed and stays as it is. */
	working: Buffer | null;
	/** False when a certification of the upload allows no more than filling in and signing. */
	mayAttachFiles: boolean;
	/** Names of layers of a signed upload that readers do not show. */
	hiddenLayers: string[];
	/** Names of fonts whose text each program shows in a face of its own, since the file does not embed them. */
	fontsNotEmbedded: string[];
	/** The working file is more than a copy of the upload, or a page may not be drawable. */
	needsCheck: boolean;
	textTags: PrintedTag[];
	unclosedTag: FoundTags["unclosedTag"];
	formFields: FoundField[];
};

async function checkPageCount(pdfium: Pdfium, document: OpenDocument, fileName: string): Promise<void> {
	const count = document.pageCount;
	if (count < 1) throw fileRefusal(await whyNoPages(pdfium, document), { file: fileName });
	if (count > MAX_PAGES) throw fileRefusal("fileManyPages", { file: fileName, count, limit: MAX_PAGES });
}

function countReadable({ api }: Pdfium, document: OpenDocument): number {
	let count = 0;
	for (let index = 0; index < document.pageCount; index += 1) {
		const handle = api.FPDF_LoadPage(document.handle, index);
		if (handle === 0) continue;
		api.FPDF_ClosePage(handle);
		count += 1;
	}
	return count;
}

/**
 * Reads the content of page 1 as drawing it will: a file over which that takes too long or too much memory
 * is refused now and not found out by its signers. What cannot be read at all is drawn as a white page.
 */
function readFirstPage({ api }: Pdfium, document: OpenDocument): void {
	const handle = api.FPDF_LoadPage(document.handle, 0);
	if (handle !== 0) api.FPDF_ClosePage(handle);
}

function signedWithTags(fileName: string, [first]: FoundTag[]): PdfRefusalError {
	return fileRefusal("fileSignedTags", { file: fileName, tag: first?.text ?? "" });
}

/** They were read before the page's unit was known. */
function scaled(field: FoundField, pages: readonly PageGeometry[]): FoundField {
	const unit = pages[field.page - 1]?.userUnit ?? 1;
	const { x, y, width, height } = field.bounds;
	return { ...field, bounds: { x: x * unit, y: y * unit, width: width * unit, height: height * unit } };
}

async function read(pageCount: number, bytes: Buffer, { bytes: saved, file }: Saved, fileName: string) {
	const repaired = file.names.has("ByteRange") ? await loadPdf(saved) : null;
	if (repaired && carriesSignature(repaired, bytes, fileName)) {
		// Unreadable objects may hold active content, and a signed file can’t be cleaned.
		if (mayHaveActiveContent(file.names) && unreadable(repaired, file.objects).length > 0) {
			throw fileRefusal("fileSignedAction", { file: fileName });
		}
		const fontsNotEmbedded = listFontsNotEmbedded(repaired, { bytes: saved, file }, fileName);
		return {
			working: null,
			hadLoops: false,
			isRewritten: false,
			fontsNotEmbedded,
			...(await takeInSigned(bytes, repaired, fileName)),
		};
	}
	const normalised = await normalise({ bytes: saved, file, pageCount }, { bytes, fileName });
	const { bytes: working, ...measured } = normalised;
	return { working, ...measured, mayAttachFiles: true };
}

/** A second look at what will be signed: PDFium must find in the working file the pages it found in the upload. */
async function checkWorking(working: Buffer, pages: readonly PageGeometry[], fileName: string): Promise<void> {
	try {
		await checkPages([working], pages, 0);
	} catch (error) {
		throw fileRefusal("fileDamaged", { file: fileName }, { cause: error });
	}
}

type FileKeys = "sourcePath" | "fileName" | "workingPath";

/**
 * Takes in a PDF: repaired, decrypted, without active content, its pages measured and, when
 * asked, its text tags and its form fields found and taken out. What libpdf is given has been through PDFium first, which
 * removes most of what libpdf never returns from. Throws PdfRefusalError.
 */
export async function takeInPdf(
	bytes: Buffer,
	fileName: string,
	{ withTextTags = false, withFormFields = false, only }: Omit<PdfTasks["intake"]["input"], FileKeys> = {},
): Promise<TakenIn> {
	const pdfium = await loadPdfium();
	const opened = openRepaired(pdfium, bytes, fileName);
	let document: OpenDocument = opened;
	try {
		await checkPageCount(pdfium, document, fileName);
		const shown = await openShown(pdfium, document, fileName);
		({ document } = shown);
		const { names } = shown.saved.file;
		// They are counted by their place among the annotations, which notes with tags leave.
		const taken = withFormFields && names.has("Widget") ? takeOutFormFields(pdfium, document, only) : [];
		const { tags, unclosedTag } = withTextTags ? takeOutTextTags(pdfium, document, fileName, { only, names }) : NO_TAGS;
		const isTouched = tags.length > 0 || taken.length > 0;
		const saved = isTouched ? save(pdfium, document) : shown.saved;
		readFirstPage(pdfium, document);
		const seen = await read(document.pageCount, bytes, saved, fileName);
		const { working, pageCount, userUnits, hadLoops, mayAttachFiles, fontsNotEmbedded } = seen;
		const isChanged = opened.isRepaired || shown.isBaked || seen.isRewritten;
		const needsCheck = (working !== null && isChanged) || isHardToDraw(saved);
		if (pageCount !== document.pageCount) {
			// Where the list leads back into itself there is no page; without that, everybody counts the same.
			const isMended = hadLoops && pageCount > 0 && pageCount === countReadable(pdfium, document);
			if (working && isMended && tags.length === 0 && taken.length === 0)
				return { ...(await takeInPdf(working, fileName)), needsCheck: true };
			throw fileRefusal("filePageList", { file: fileName });
		}
		if (working === null && tags.length > 0) throw signedWithTags(fileName, tags);
		const pages = readPages(pdfium, document, userUnits, fileName);
		if (working) await checkWorking(working, pages, fileName);
		const found = { textTags: printedTags(tags, pages), formFields: taken.map((field) => scaled(field, pages)) };
		const hiddenLayers = working === null ? shown.hiddenLayers : [];
		return { pages, working, mayAttachFiles, hiddenLayers, fontsNotEmbedded, needsCheck, unclosedTag, ...found };
	} finally {
		document.close();
	}
}
