import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DeskBrand } from "#lib/draft/editor-facts.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { copySelected, paste } from "./clipboard.ts";
import { testDesk } from "./testing/test-editor.ts";

const HERE = { ...emptyDraft(), files: { [ID.file]: draftFile() }, recipients: { [ID.anna]: draftRecipient() } };
const ELSEWHERE = {
	...emptyDraft(),
	files: { [ID.otherFile]: draftFile() },
	recipients: { [ID.ben]: draftRecipient() },
};
/** The ones that its user may place: their own, and those that the account shares. */
const BRAND = { id: "quay", customFields: [{ id: "shared" }] } as DeskBrand;

const deskOf = (state: DraftState, userId = "user") => testDesk(state, { userId, brands: [BRAND] });

/** Copies all these fields of Anna's on another desk. */
function copied(...fields: DraftField[]): void {
	const keyed = Object.fromEntries(fields.map((field, index) => [[ID.one, ID.two, ID.three][index] ?? "", field]));
	const { work } = deskOf({ ...HERE, fields: keyed });
	work.view.set({ selection: Object.keys(keyed) });
	copySelected(work);
}

beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
	});
});
afterEach(() => vi.unstubAllGlobals());

it("leaves fields out that were made from custom fields one may not see, and says so", async () => {
	copied(
		draftField({ id: "Plain1" }),
		draftField({ id: "Cost1", customFieldId: "shared" }),
		draftField({ id: "Pay1", customFieldId: "private to somebody else" }),
	);
	const { work, said, fields, told } = deskOf(ELSEWHERE);
	await paste(work);
	expect(fields().map(({ id, customFieldId }) => [id, customFieldId])).toEqual([
		["Plain1", null],
		["Cost1", "shared"],
	]);
	expect(told()).toEqual(["1 field was skipped because you can’t use its custom field."]);
	expect(said).toEqual(["2 fields added."]);
});

it("says so too where nothing is left to paste", async () => {
	copied(draftField({ customFieldId: "private" }), draftField({ id: "b", customFieldId: "gone" }));
	const { work, said, fields, told } = deskOf(ELSEWHERE);
	await paste(work);
	expect(fields()).toEqual([]);
	expect(told()).toEqual(["2 fields were skipped because you can’t use their custom fields."]);
	expect(said).toEqual(["None of the copied fields can be pasted here."]);
});

it("gives what comes from another document to somebody of this one, on its page, with conditions on what came along", async () => {
	const rule = (fieldId: string) => ({ fieldId, isChecked: true, value: null });
	copied(
		draftField({ id: "CheckBox1", type: "CheckBox" }),
		draftField({ id: "TextBox1", type: "TextBox", conditionalRules: [rule("CheckBox1"), rule("CheckBox9")] }),
	);
	const taken = draftField({ id: "CheckBox1", type: "CheckBox", recipientId: ID.ben, fileId: ID.otherFile });
	const { work, fields } = deskOf({ ...ELSEWHERE, fields: { [ID.three]: taken } });
	await paste(work);
	expect(fields().map(({ id, recipientId, fileId, page }) => [id, recipientId, fileId, page])).toEqual([
		["CheckBox1", ID.ben, ID.otherFile, 1],
		["CheckBox2", ID.ben, ID.otherFile, 1],
		["TextBox1", ID.ben, ID.otherFile, 1],
	]);
	expect(fields()[2]?.conditionalRules).toEqual([rule("CheckBox2")]);
});

it("pastes nothing that is not a field, and nothing that somebody else copied here", async () => {
	localStorage.setItem("signet-copied-fields", JSON.stringify({ userId: "user", fields: [{ type: "Signature" }, 7] }));
	const mine = deskOf(ELSEWHERE);
	await paste(mine.work);
	expect(mine.fields()).toEqual([]);
	copied(draftField());
	const theirs = deskOf(ELSEWHERE, "somebody else");
	await paste(theirs.work);
	expect(theirs.fields()).toEqual([]);
	expect(theirs.said).toEqual(["None of the copied fields can be pasted here."]);
});
