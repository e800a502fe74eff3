import type { DraftFile } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";

/** A page where it lies on the desk: lengths in CSS pixels, from the top-left corner of the stack. */
export type PlacedPage = {
	key: string;
	fileId: string;
	/** 1-based in its file, and over all files. */
	page: number;
	number: number;
	/** As the page is displayed, pixels of 96 dpi. */
	widthPx: number;
	heightPx: number;
	left: number;
	top: number;
	width: number;
	height: number;
};

export type PageStack = {
	pages: readonly PlacedPage[];
	width: number;
	height: number;
	zoom: number;
};

/** Around the pages and between them, in CSS pixels at every zoom. */
export const AROUND = 24;
const BETWEEN = 16;

export function pageKey(fileId: string, page: number): string {
	return `${fileId}:${page}`;
}

/** The pages of all files below each other, centred in the widest. */
export function stackPages(files: Readonly<Record<string, DraftFile>>, zoom: number, around = AROUND): PageStack {
	const flat = byOrder(files).flatMap((fileId) =>
		(files[fileId]?.pages ?? []).map((geometry, index) => ({ fileId, page: index + 1, geometry })),
	);
	const widest = Math.max(0, ...flat.map(({ geometry }) => geometry.widthPx)) * zoom;
	let top = around;
	const pages = flat.map(({ fileId, page, geometry }, index) => {
		const { widthPx, heightPx } = geometry;
		const width = widthPx * zoom;
		const height = heightPx * zoom;
		const left = around + (widest - width) / 2;
		const placed = { key: pageKey(fileId, page), fileId, page, number: index + 1, widthPx, heightPx };
		const where = { left, top, width, height };
		top += height + BETWEEN;
		return { ...placed, ...where };
	});
	return { pages, width: widest + 2 * around, height: top - BETWEEN + around, zoom };
}

/** The page at a height of the stack, or the nearest; null when there is none. */
export function pageAt({ pages }: PageStack, y: number): PlacedPage | null {
	let nearest: PlacedPage | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const page of pages) {
		const distance = Math.max(page.top - y, y - (page.top + page.height), 0);
		if (distance < least) [nearest, least] = [page, distance];
		if (distance === 0) break;
	}
	return nearest;
}
