import { PAGE_PICTURE_VERSION } from "./page-picture.ts";

/** Where the editor of a document is, with what it asks for below it. */
export function documentEditorPath(documentId: string): string {
	return `/documents/${documentId}/desk`;
}

/** The same of a template. */
export function templateEditorPath(templateId: string): string {
	return `/templates/${templateId}/edit`;
}

/** Where pictures of a template’s pages are: people who may not edit it see them too. */
export function templatePicturesPath(templateId: string): string {
	return `/templates/${templateId}`;
}

/**
 * Where a page of a draft's file is as a picture.
 *
 * @param path where a document's editor is, or `templatePicturesPath`
 * @param page 1-based in its file
 * @param leftOut what is left out of it, by its short name; empty: nothing is
 * @param widthPx one of SHARP_WIDTHS_PX; left out: as wide as pages are drawn ahead
 */
export function deskPictureUrl(
	path: string,
	fileId: string,
	{ page, widthPx, leftOut }: { page: number; widthPx?: number | undefined; leftOut: string },
): string {
	const width = widthPx === undefined ? "" : `&w=${widthPx}`;
	const without = leftOut === "" ? "" : `&without=${leftOut}`;
	return `${path}/files/${fileId}/pages/${page}?v=${PAGE_PICTURE_VERSION}${width}${without}`;
}

/** Where a draft's file is as a PDF. @param leftOut what is left out of it, by its short name */
export function deskSourceUrl(path: string, fileId: string, leftOut: string): string {
	return `${path}/files/${fileId}/source${leftOut === "" ? "" : `?without=${leftOut}`}`;
}

/** Where it is told what a draft's file has that could be fields. */
export function deskPlacesUrl(path: string, fileId: string): string {
	return `${path}/files/${fileId}/places`;
}

/**
 * Where the text of pages of a draft's file is (page-text.ts).
 *
 * @param part 0-based
 * @param leftOut what is left out of it, by its short name
 */
export function deskTextUrl(
	path: string,
	fileId: string,
	{ part, leftOut }: { part: number; leftOut: string },
): string {
	const without = leftOut === "" ? "" : `&without=${leftOut}`;
	return `${path}/files/${fileId}/text/${part}?v=${PAGE_PICTURE_VERSION}${without}`;
}
