import { expect, it } from "vitest";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import type { LostWork } from "#lib/draft/merge-onto.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { messages } from "#lib/i18n/generated/editor.js";
import { messages as fieldSettings } from "#lib/i18n/generated/field-settings.js";
import { lostLines } from "./lost-lines.ts";

const draft = {
	...emptyDraft(),
	files: { [ID.otherFile]: draftFile({ order: "a0" }), [ID.file]: draftFile({ order: "a1" }) },
	recipients: { [ID.anna]: draftRecipient() },
	fields: { [ID.one]: draftField({ label: "Rent", page: 2 }) },
};
const reader = { words: messages.EN, types: fieldSettings.EN.types, clock: (at: number) => `${at} h` };
const changed = { kind: "overwritten", mine: "" } as const;
const deleted = (label: string, by: string | null) =>
	({ kind: "deleted", in: "fields", id: label, thing: { ...draftField({ label }) }, by, at: by && 14 }) as LostWork;

it("names what could not be kept, each thing once, and says why", () => {
	const lost: LostWork[] = [
		{ ...changed, in: "fields", id: ID.one, property: "bounds" },
		{ ...changed, in: "fields", id: ID.one, property: "label" },
		{ ...changed, in: "document", id: null, property: "title" },
		{ ...changed, in: "recipients", id: ID.anna, property: "email" },
		{ kind: "notDeleted", in: "fields", id: ID.one },
		deleted("City", "Ana"),
	];
	expect(lostLines(lost, draft, reader)).toEqual([
		{ kind: "deleted", text: "Not saved because Ana deleted it at 14 h", names: ["“City” on page 3"] },
		{
			kind: "overwritten",
			text: "3 changes not saved because someone else changed them first",
			names: ["“Rent” on page 4", "the title", "Anna Lee"],
		},
		{ kind: "notDeleted", text: "Not deleted because someone changed it", names: ["“Rent” on page 4"] },
	]);
});

it("names nobody where several deleted things, or nobody knows who", () => {
	const text = "Not saved because someone deleted it";
	expect(lostLines([deleted("City", "Ana"), deleted("Town", "Ben")], draft, reader)).toMatchObject([{ text }]);
	expect(lostLines([deleted("City", null)], draft, reader)).toMatchObject([{ text }]);
});
