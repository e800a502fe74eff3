import type { OpenDocument } from "../open-document.ts";
import type { Pdfium } from "../pdfium.ts";

/** PDFACTION_URI (fpdf_doc.h). */
const URI = 3;

/** PDFium writes an address whole or not at all; of a longer one, nothing is known. */
const SCHEME_BYTES = 2_048;

/** What a page has less of: text or links to websites. Neither has to leave a trace in its picture. */
type LostParts = { hasLostText: boolean; hasLostLinks: boolean };

export function findLostParts(pdfium: Pdfium, before: OpenDocument, after: OpenDocument, index: number): LostParts {
	const [one, other] = [countParts(pdfium, before, index), countParts(pdfium, after, index)];
	return { hasLostText: isLost(one.characters, other.characters), hasLostLinks: other.links < one.links };
}

function countParts(pdfium: Pdfium, { handle }: OpenDocument, index: number) {
	const { api, malloc, free, heap } = pdfium;
	const page = api.FPDF_LoadPage(handle, index);
	if (page === 0) return { characters: new Map<string, number>(), links: 0 };
	// Two integers: where the enumeration is, and the link.
	const address = malloc(8);
	try {
		new Int32Array(heap().buffer, address, 1)[0] = 0;
		let links = 0;
		while (api.FPDFLink_Enumerate(page, address, address + 4)) {
			const [link = 0] = new Int32Array(heap().buffer, address + 4, 1);
			if (isWebLink(pdfium, handle, api.FPDFLink_GetAction(link))) links += 1;
		}
		return { characters: countCharacters(pdfium, page), links };
	} finally {
		free(address);
		api.FPDF_ClosePage(page);
	}
}

/** Links of other kinds, such as those to files, go at intake. */
function isWebLink({ api, malloc, free, heap }: Pdfium, document: number, action: number): boolean {
	if (api.FPDFAction_GetType(action) !== URI) return false;
	const address = malloc(SCHEME_BYTES);
	const start = Math.min(api.FPDFAction_GetURIPath(document, action, 0, 0), SCHEME_BYTES);
	api.FPDFAction_GetURIPath(document, action, address, SCHEME_BYTES);
	const scheme = Buffer.from(heap().buffer, address, start).toString("latin1");
	free(address);
	return /^https?:/i.test(scheme);
}

/** Whether the page has fewer of some character: of others it may have more, such as those of a form. */
function isLost(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
	return [...before].some(([character, count]) => (after.get(character) ?? 0) < count);
}

/**
 * How often a page has each character. Without blanks, some of which PDFium guesses by the widths of letters, and in
 * plain form, since a ligature of one font may be letters in another.
 */
function countCharacters({ api, malloc, free, heap }: Pdfium, page: number): Map<string, number> {
	const counts = new Map<string, number>();
	const text = api.FPDFText_LoadPage(page);
	if (text === 0) return counts;
	const count = Math.max(0, api.FPDFText_CountChars(text));
	// UTF-16 with a zero at the end.
	const address = malloc(2 * (count + 1));
	try {
		const length = Math.max(0, api.FPDFText_GetText(text, 0, count, address) - 1);
		const read = Buffer.from(heap().buffer, address, 2 * length).toString("utf16le");
		for (const character of read.normalize("NFKC").replace(/[\s\p{C}]/gu, "")) {
			counts.set(character, (counts.get(character) ?? 0) + 1);
		}
		return counts;
	} finally {
		free(address);
		api.FPDFText_ClosePage(text);
	}
}
