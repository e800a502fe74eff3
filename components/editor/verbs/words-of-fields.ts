import type { DraftField } from "#lib/draft/draft-state.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { boxesOn } from "../paper/gestures/gesture.ts";
import { levelWith } from "../paper/snap.ts";
import { namedRecipients } from "../recipients/recipient-names.ts";
import type { Work } from "../work/work-context.tsx";

/** What a tool or field is called. */
export function fieldTypeName(type: FieldType, { types }: Pick<Work, "types">): string {
	return types[type];
}

/** Who fills a field in, by the name that is shown. */
export function recipientName(work: Work, recipientId: string): string {
	const { words, locale, facts, store } = work;
	const named = namedRecipients(store.getSnapshot().draft.recipients, { ...facts, words, locale });
	return named.find(({ id }) => id === recipientId)?.name ?? words.paper.field.nobody;
}

const MM_PER_PX = 25.4 / 96;

/**
 * Where a field is, in whole millimetres, and what it is level with: for those who do not see it.
 *
 * @param but fields that are moved with it
 */
export function placeInWords(
	{ bounds, fileId, page }: Pick<DraftField, "bounds" | "fileId" | "page">,
	work: Work,
	but: readonly string[] = [],
): string {
	const { said } = work.words.layout;
	const [left = 0, top = 0] = [bounds.x, bounds.y].map((px) => Math.round(px * MM_PER_PX));
	const { keys, boxes } = boxesOn(work.store.getSnapshot().draft, { fileId, page }, new Set(but));
	const placed = work.paper.current?.stack().pages.find((one) => one.fileId === fileId && one.page === page);
	const place = { left, top, page: placed?.number ?? page };
	const level = keys[levelWith(bounds, boxes)];
	if (level === undefined) return format(said.place, place);
	return format(said.placeLevel, { ...place, level: levelInWords(level, work) });
}

/** What is said of a field that another one is level with. */
export function levelInWords(key: string, work: Work): string {
	const field = work.store.getSnapshot().draft.fields[key];
	if (!field) return "";
	const name = recipientName(work, field.recipientId);
	return format(work.words.layout.said.level, { field: fieldTypeName(field.type, work), name });
}

export function sizeInWords({ bounds }: Pick<DraftField, "bounds">, work: Work): string {
	const [width, height] = [bounds.width, bounds.height].map((px) => Math.round(px * MM_PER_PX));
	return format(work.words.layout.said.size, { width: width ?? 0, height: height ?? 0 });
}
