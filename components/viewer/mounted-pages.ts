/** Pages whose image and fields are in the document at a time. */
export const MAX_MOUNTED_PAGES = 12;
/** Pages that have a canvas at a time, while zoomed in. */
export const MAX_CANVASES = 4;

/**
 * Which pages to mount: those near the window, and those that must be there (the active field's), the
 * nearest first when there are too many.
 *
 * @param near 1-based pages within reach of the window, in any order
 */
export function mountedPages(near: Iterable<number>, needed: readonly number[], limit: number): Set<number> {
	const ordered = [...near].sort((a, b) => a - b);
	const middle = ordered[Math.floor(ordered.length / 2)] ?? 1;
	const byDistance = ordered.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
	return new Set([...new Set([...needed, ...byDistance])].slice(0, limit));
}
