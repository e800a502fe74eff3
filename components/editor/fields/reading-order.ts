import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";

/** Fields whose tops are this near, in pixels, stand on one line. */
const SAME_LINE_PX = 8;

/**
 * The keys of fields as one reads them: file by file, page by page, line by line. Fields of a file that is gone
 * come last.
 */
export function readingOrder({ fields, files }: Pick<DraftState, "fields" | "files">): string[] {
	const fileAt = new Map(byOrder(files).map((fileId, index) => [fileId, index]));
	const place = (field: DraftField) => fileAt.get(field.fileId) ?? fileAt.size;
	return Object.entries(fields)
		.sort(([keyA, a], [keyB, b]) => {
			const byPage = place(a) - place(b) || a.page - b.page;
			if (byPage !== 0) return byPage;
			const down = lineOf(a) - lineOf(b);
			return down || a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y || (keyA < keyB ? -1 : 1);
		})
		.map(([key]) => key);
}

/** By the middle, so that a box stands on the line of the text field beside it. */
function lineOf({ bounds }: DraftField): number {
	return Math.round((bounds.y + bounds.height / 2) / SAME_LINE_PX);
}
