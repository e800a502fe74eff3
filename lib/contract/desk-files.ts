import { PAGE_PICTURE_VERSION } from "./page-picture.ts";

/**
 * Where a page of a draft's file is as a picture.
 *
 * @param page 1-based in its file
 * @param widthPx one of SHARP_WIDTHS_PX; left out: as wide as pages are drawn ahead
 */
export function deskPictureUrl(
	documentId: string,
	fileId: string,
	{ page, widthPx }: { page: number; widthPx?: number | undefined },
): string {
	const width = widthPx === undefined ? "" : `&w=${widthPx}`;
	return `/documents/${documentId}/desk/files/${fileId}/pages/${page}?v=${PAGE_PICTURE_VERSION}${width}`;
}

/** Where a draft's file is as a PDF. */
export function deskSourceUrl(documentId: string, fileId: string): string {
	return `/documents/${documentId}/desk/files/${fileId}/source`;
}
