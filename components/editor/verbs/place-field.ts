import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DeskCustomField } from "#lib/draft/editor-facts.ts";
import { type Bounds, FIELD_TYPES, type FieldType } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { customOfTool, offeredBy } from "../fields/custom-tool.ts";
import { fieldOfCustom } from "../fields/field-of-custom.ts";
import { defaultSize, newField } from "../fields/new-field.ts";
import type { PlacedPage } from "../paper/page-stack.ts";
import { makeId } from "../state/make-id.ts";
import type { Work } from "../work/work-context.tsx";
import { recipientForFields } from "./active-recipient.ts";
import { fieldTypeName, recipientName } from "./words-of-fields.ts";

/** The type that a tool makes, of a custom field as well; null: it is none. */
export function typeOfTool(tool: string | null): FieldType | null {
	const [name] = (tool ?? "").split(":");
	return FIELD_TYPES.find((type) => type === name) ?? null;
}

/** The custom field that the chosen tool places; null: it places a plain one. */
function chosenCustom({ view, store, facts }: Work): DeskCustomField | null {
	const { brand } = offeredBy(facts, store.getSnapshot().draft.document);
	return customOfTool(brand, view.getSnapshot().tool);
}

/** What the chosen tool, which makes a type, is called. */
export function toolName(work: Work, type: FieldType): string {
	return chosenCustom(work)?.name ?? work.types[type];
}

/** How large a field of the chosen tool is where nobody draws it. */
export function toolSize(work: Work, type: FieldType, page: { widthPx: number; heightPx: number }) {
	return defaultSize(type, page, chosenCustom(work)?.definition.bounds ?? lastOfType(work, type)?.bounds);
}

/** The field of a type that was placed last: the next one looks like it. */
function lastOfType({ store }: Work, type: FieldType): DraftField | undefined {
	// Things keep the order in which they came.
	return Object.values(store.getSnapshot().draft.fields).findLast((field) => field.type === type);
}

/** Puts a field of the tool's type on the page, selects it and says so. @returns its key */
export function placeField(
	work: Work,
	type: FieldType,
	where: { page: PlacedPage; bounds: Bounds; keepsTool: boolean },
): string {
	const { store, view, words } = work;
	const { page, bounds, keepsTool } = where;
	const { id: recipientId, changes } = recipientForFields(work);
	const key = makeId();
	const place = { recipientId, fileId: page.fileId, page: page.page, bounds };
	const custom = chosenCustom(work);
	const { draft } = store.getSnapshot();
	const value = custom ? fieldOfCustom(draft, custom, place) : newField(draft, type, place, lastOfType(work, type));
	if (!store.perform("place", [...changes, { kind: "add", in: "fields", id: key, value }])) {
		view.set({ tool: null });
		return key;
	}
	const stays = keepsTool || view.getSnapshot().isToolKept;
	view.set({ selection: [key], recipientId, tool: stays ? view.getSnapshot().tool : null });
	const name = recipientName(work, recipientId);
	const field = custom?.name ?? fieldTypeName(type, work);
	work.announcer.say(format(words.paper.said.placed, { field, name, page: page.number }));
	work.paper.current?.focusField(key);
	return key;
}
