/**
 * Which pictures of pages these are. A browser may hold one of an earlier kind for a year, so it is part of
 * the address; and those stored of an earlier kind are drawn anew. To be raised when pages come to look otherwise.
 */
export const PAGE_PICTURE_VERSION = 6;

/**
 * Widths a picture may be asked for in, in device pixels, besides its own: an A4 page at 100 % takes 794 pixels
 * of the page, which are twice or three times as many of the screen.
 */
export const SHARP_WIDTHS_PX: readonly number[] = [1_240, 1_680, 2_480];

/** Up to this width of the window, page 1 is first shown in PHONE_WIDTH_PX. */
export const PHONE_QUERY = "(max-width: 639px)";

/** 390 px at two device pixels each: half the bytes of the picture that wider windows begin with. */
export const PHONE_WIDTH_PX = 680;

/** Whether a browser is likely to ask for page 1 in PHONE_WIDTH_PX. */
export function isPhone(userAgent: string): boolean {
	return userAgent.includes("Mobi");
}

/**
 * Where a page's picture is.
 *
 * @param base of the document: `/sign/<token>` or `/documents/<id>`
 * @param page 1-based, across files
 * @param widthPx PHONE_WIDTH_PX or one of SHARP_WIDTHS_PX; left out: as wide as pages are drawn ahead
 */
export function pagePictureUrl(base: string, page: number, widthPx?: number): string {
	const width = widthPx === undefined ? "" : `&w=${widthPx}`;
	return `${base}/pages/${page}?v=${PAGE_PICTURE_VERSION}${width}`;
}

/** Where the small picture of a template’s page (1-based in its file) is. */
export function templatePageUrl(templateId: string, fileId: string, page: number): string {
	return `/templates/${templateId}/files/${fileId}/pages/${page}?v=${PAGE_PICTURE_VERSION}&w=${PHONE_WIDTH_PX}`;
}

/** Where the picture is that lies over a page’s own. @param base and page as of `pagePictureUrl` */
export function pageOverlayUrl(base: string, page: number): string {
	return `${base}/pages/${page}/overlay`;
}

/** The width that an address asks for; null when it asks for none. */
export function askedWidthPx(query: URLSearchParams): number | null {
	return [PHONE_WIDTH_PX, ...SHARP_WIDTHS_PX].find((widthPx) => String(widthPx) === query.get("w")) ?? null;
}
