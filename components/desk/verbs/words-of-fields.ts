import type { DraftField } from "#lib/draft/draft-state.ts";
import type { FieldType } from "#lib/fields/types.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { namedRecipients } from "../recipients/recipient-names.ts";
import type { Work } from "../work/work-context.tsx";

/** What a tool or field is called. */
export function fieldTypeName(type: FieldType, { words }: Pick<Work, "words">): string {
	return words.paper.types[type];
}

/** Who fills a field in, by the name that is shown. */
export function recipientName(work: Work, recipientId: string): string {
	const { words, locale, facts, store } = work;
	const named = namedRecipients(store.getSnapshot().draft.recipients, { words, locale, groups: facts.groups });
	return named.find(({ id }) => id === recipientId)?.name ?? words.paper.field.nobody;
}

const MM_PER_PX = 25.4 / 96;

/** Where a field is, in whole millimetres: for those who do not see it. */
export function placeInWords({ bounds, page }: Pick<DraftField, "bounds" | "page">, work: Work): string {
	const [left, top] = [bounds.x, bounds.y].map((px) => Math.round(px * MM_PER_PX));
	return fillPlaces(work.words.layout.said.place, { left: left ?? 0, top: top ?? 0, page }, work.locale);
}

export function sizeInWords({ bounds }: Pick<DraftField, "bounds">, work: Work): string {
	const [width, height] = [bounds.width, bounds.height].map((px) => Math.round(px * MM_PER_PX));
	return fillPlaces(work.words.layout.said.size, { width: width ?? 0, height: height ?? 0 }, work.locale);
}
