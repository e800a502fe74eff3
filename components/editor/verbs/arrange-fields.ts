import type { DraftChange } from "#lib/draft/draft-step.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import { type Alignment, aligned, distributed } from "../paper/arrange.ts";
import { within } from "../paper/bounds.ts";
import { pageKey } from "../paper/page-stack.ts";
import type { Work } from "../work/work-context.tsx";
import { type KeyedField, selectedFields } from "./change-fields.ts";

/** Fields are arranged among those of their page: another page's places say nothing here. */
function byPage(keyed: readonly KeyedField[]): KeyedField[][] {
	const pages = new Map<string, KeyedField[]>();
	for (const one of keyed) {
		const page = pageKey(one.field.fileId, one.field.page);
		pages.set(page, [...(pages.get(page) ?? []), one]);
	}
	return [...pages.values()];
}

function arrange(work: Work, rule: (boxes: readonly Bounds[]) => Bounds[]): void {
	const { files } = work.store.getSnapshot().draft;
	const changes = byPage(selectedFields(work)).flatMap((keyed) => {
		const boxes = rule(keyed.map(({ field }) => field.bounds));
		return keyed.flatMap(({ key, field }, index): DraftChange[] => {
			const page = files[field.fileId]?.pages[field.page - 1];
			const box = boxes[index];
			return page && box ? [{ kind: "patch", in: "fields", id: key, set: { bounds: within(box, page) } }] : [];
		});
	});
	work.store.perform("align", changes);
}

export function align(work: Work, alignment: Alignment): void {
	arrange(work, (boxes) => aligned(boxes, alignment));
}

export function distribute(work: Work, axis: "x" | "y"): void {
	arrange(work, (boxes) => distributed(boxes, axis));
}

/** As wide, or as high, as the field that was selected first. */
export function sameSize(work: Work, side: "width" | "height"): void {
	const [first] = selectedFields(work);
	if (first) arrange(work, (boxes) => boxes.map((box) => ({ ...box, [side]: first.field.bounds[side] })));
}
