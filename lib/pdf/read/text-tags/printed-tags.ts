import type { PageGeometry } from "#lib/fields/field-types.ts";
import { toDisplayedBounds } from "#lib/fields/places/geometry.ts";
import type { PrintedTag } from "#lib/pdf/tasks.ts";
import type { FoundTag } from "./take-out-text-tags.ts";

/** Tags where they stand on the pages as displayed; not those of pages that are not given. */
export function printedTags(tags: readonly FoundTag[], pages: readonly PageGeometry[]): PrintedTag[] {
	return tags.flatMap(({ key, text, pageIndex, box }) => {
		const page = pages[pageIndex];
		return page
			? [
					{
						key,
						text,
						page: pageIndex + 1,
						bounds: toDisplayedBounds(page, box),
					},
				]
			: [];
	});
}
