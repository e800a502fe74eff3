import { type BlockField, blockFieldOf, POINTS_PER_PIXEL } from "#lib/draft/block.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import { around, rounded } from "../paper/bounds.ts";
import { makeId } from "../state/make-id.ts";
import type { Work } from "../work/work-context.tsx";
import { activeRecipient } from "./active-recipient.ts";
import { selectedFields } from "./change-fields.ts";
import { placeCopies } from "./clipboard.ts";

/** The selected fields as those of a block; conditions on fields that aren’t selected are left out. */
export function selectedBlock(work: Work): BlockField[] {
	const fields = selectedFields(work).map(({ field }) => field);
	const { x = 0, y = 0 } = around(fields.map(({ bounds }) => bounds)) ?? {};
	const ids = new Set(fields.map(({ id }) => id));
	return fields.map((field) => ({
		...blockFieldOf(field),
		conditionalRules: field.conditionalRules.filter(({ fieldId }) => ids.has(fieldId)),
		bounds: scaled({ ...field.bounds, x: field.bounds.x - x, y: field.bounds.y - y }, POINTS_PER_PIXEL),
	}));
}

/** Adds the fields of a block to the middle of the page in sight, for the chosen recipient, in one step. */
export async function insertBlock(work: Work, block: readonly BlockField[]): Promise<void> {
	const page = work.paper.current?.current() ?? null;
	const fields = block.map((field) => ({ ...field, bounds: scaled(field.bounds, 1 / POINTS_PER_PIXEL) }));
	const { width = 0, height = 0 } = around(fields.map(({ bounds }) => bounds)) ?? {};
	const place = { recipientId: activeRecipient(work)?.id ?? makeId(), fileId: page?.fileId, page: page?.page };
	await placeCopies(work, "insertBlock", {
		values: fields.map((field) => ({ ...field, ...place, order: null, foundAs: null })),
		page,
		wayOn: (_work, _copied, { widthPx, heightPx }) => ({
			x: Math.max(0, (widthPx - width) / 2),
			y: Math.max(0, (heightPx - height) / 2),
		}),
	});
}

function scaled({ x, y, width, height }: Bounds, by: number): Bounds {
	return rounded({ x: x * by, y: y * by, width: width * by, height: height * by });
}
