/**
 * Which pictures of pages these are. A browser may hold one of an earlier kind for a year, so it is part of
 * the address; and those stored of an earlier kind are drawn anew. To be raised when pages come to look otherwise.
 */
export const PAGE_PICTURE_VERSION = 2;

/**
 * Where a page's picture is.
 *
 * @param base of the document: `/sign/<token>` or `/documents/<id>`
 * @param page 1-based, across files
 */
export function pagePictureUrl(base: string, page: number): string {
	return `${base}/pages/${page}?v=${PAGE_PICTURE_VERSION}`;
}
