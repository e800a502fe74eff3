import { fileRefusal } from "#lib/pdf/refusal.ts";
import type { OpenDocument } from "../open-document.ts";
import type { PageBox } from "../page-geometry.ts";
import type { Pdfium } from "../pdfium.ts";
import { flattenTaggedNotes } from "./flatten-tagged-notes.ts";
import { type MatchedTag, type Matches, matchTags } from "./match-tags.ts";
import { isSameLook, lookAround } from "./page-look.ts";
import { type PrintedCharacter, readCharacters } from "./read-characters.ts";
import { redactCharacters } from "./redact-characters.ts";

/** A tag that stood on a page. */
export type FoundTag = {
	/** See PrintedTag. */
	key: string;
	/** With its braces, blanks as single ones. */
	text: string;
	/** From 0. */
	pageIndex: number;
	/** Its printed extent in the page's user space. */
	box: PageBox;
};

/** A tag with the characters it is printed in. */
type TagOnPage = FoundTag & { matched: MatchedTag };

/** The text tags of a document, page by page. */
export type FoundTags<Tag = FoundTag> = {
	tags: Tag[];
	/** The first text that is meant as a tag, but is not closed. */
	unclosedTag: { text: string; page: number } | null;
};

/** The text tags of an open document; those of notes become part of its pages. */
export function findTextTags(pdfium: Pdfium, document: OpenDocument): FoundTags {
	flattenTaggedNotes(pdfium, document);
	const { tags, unclosedTag } = findAll(pdfium, document);
	return { tags: tags.map(withoutCharacters), unclosedTag };
}

/**
 * Finds the text tags of a document and takes their text out of its pages, for good: out of PDFium's
 * copy, from which pictures and working file are made. All are found before the first is taken out,
 * because pages may share content. Throws PdfRefusalError when a page would look different without.
 *
 * @param only keys of those that are taken out, and no others; left out: all are
 * @param names that the document holds, where they are known: without free text, no note needs reading
 */
export function takeOutTextTags(
	pdfium: Pdfium,
	document: OpenDocument,
	fileName: string,
	{ only, names }: { only?: readonly string[] | undefined; names?: ReadonlySet<string> } = {},
): FoundTags {
	if (names?.has("FreeText") ?? true) flattenTaggedNotes(pdfium, document);
	const found = findAll(pdfium, document);
	const tags = found.tags.filter(({ key }) => only?.includes(key) ?? true);
	for (const index of new Set(tags.map(({ pageIndex }) => pageIndex))) {
		const onPage = tags.filter(({ pageIndex }) => pageIndex === index);
		takeOut(
			pdfium,
			document,
			index,
			onPage.map(({ matched }) => matched),
			fileName,
		);
	}
	return { tags: tags.map(withoutCharacters), unclosedTag: found.unclosedTag };
}

function findAll(pdfium: Pdfium, document: OpenDocument): FoundTags<TagOnPage> {
	const found: FoundTags<TagOnPage> = { tags: [], unclosedTag: null };
	for (let pageIndex = 0; pageIndex < document.pageCount; pageIndex += 1) {
		const read = withPage(pdfium, document, pageIndex, (page) => readAllTurns(pdfium, page));
		for (const [index, matched] of (read?.tags ?? []).entries()) {
			const [key, box] = [`tag/${pageIndex + 1}/${index}`, extentOf(linesToCover(matched))];
			found.tags.push({ key, text: matched.text, pageIndex, box, matched });
		}
		const [text] = read?.unclosed ?? [];
		if (text !== undefined) found.unclosedTag ??= { text, page: pageIndex + 1 };
	}
	return found;
}

function withoutCharacters({ matched: _, ...tag }: TagOnPage): FoundTag {
	return tag;
}

/** PDFium writes the content of the page anew; nothing else on it may change by that. */
function takeOut(pdfium: Pdfium, document: OpenDocument, index: number, tags: MatchedTag[], fileName: string): void {
	const characters = tags.flatMap((tag) => tag.lines.flat());
	const boxes = characters.map((character) => [...character.box] satisfies PageBox);
	const look = (page: number) => lookAround(pdfium, page, boxes);
	const before = withPage(pdfium, document, index, (page) => {
		const pixels = look(page);
		redactCharacters(pdfium, page, characters);
		return pixels;
	});
	const after = withPage(pdfium, document, index, look);
	if (before && after && isSameLook(before, after)) return;
	throw fileRefusal("fileTagsFixed", { file: fileName, page: index + 1 });
}

function withPage<T>(pdfium: Pdfium, document: OpenDocument, index: number, use: (page: number) => T): T | null {
	const page = pdfium.api.FPDF_LoadPage(document.handle, index);
	if (page === 0) return null;
	try {
		return use(page);
	} finally {
		pdfium.api.FPDF_ClosePage(page);
	}
}

/**
 * PDFium orders characters as the turned page shows them, and mixes up lines that run another way
 * then. So a page whose braces do not pair up is read in all four turns.
 */
function readAllTurns(pdfium: Pdfium, page: number): Pick<Matches, "tags" | "unclosed"> {
	const first = matchTags(readCharacters(pdfium, page));
	if (first.isComplete) return first;
	const own = pdfium.api.FPDFPage_GetRotation(page);
	const tags = [...first.tags];
	let { unclosed } = first;
	for (const turn of [1, 2, 3]) {
		pdfium.api.FPDFPage_SetRotation(page, (own + turn) % 4);
		const others = matchTags(readCharacters(pdfium, page));
		tags.push(...others.tags.filter((tag) => !tags.some((known) => isSamePlace(known, tag))));
		// One that is closed in another turn is no fault.
		unclosed = unclosed.filter((text) => !others.tags.some((tag) => tag.text.startsWith(text)));
	}
	pdfium.api.FPDFPage_SetRotation(page, own);
	return { tags, unclosed };
}

function isSamePlace(one: MatchedTag, other: MatchedTag): boolean {
	const [a, b] = [one.lines[0]?.[0], other.lines[0]?.[0]];
	return a?.x === b?.x && a?.y === b?.y;
}

/** Parts of a line's height: lines that begin this near each other are a block of their own. */
const ALIGNED = 1;

/** All lines of a tag in a column of its own; else other text is beside them, and only the longest is free. */
function linesToCover({ lines }: MatchedTag): PrintedCharacter[] {
	const [first] = lines;
	const [start] = first ?? [];
	if (!start || !first) return [];
	const [dx, dy] = start.direction;
	const height = Math.min(start.box[2] - start.box[0], start.box[3] - start.box[1]) + 1;
	const isBlock = lines.every(([one]) => {
		const along = one ? (one.x - start.x) * dx + (one.y - start.y) * dy : 0;
		return Math.abs(along) <= ALIGNED * height;
	});
	return isBlock ? lines.flat() : lines.reduce((longest, line) => (line.length > longest.length ? line : longest));
}

function extentOf(characters: readonly PrintedCharacter[]): PageBox {
	const boxes = characters.map((character) => character.box);
	return [
		Math.min(...boxes.map(([x0]) => x0)),
		Math.min(...boxes.map(([, y0]) => y0)),
		Math.max(...boxes.map(([, , x1]) => x1)),
		Math.max(...boxes.map(([, , , y1]) => y1)),
	];
}
