import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskBrand, DeskFacts } from "#lib/draft/desk-facts.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { DraftServer } from "#lib/draft/testing/draft-server.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { deskEn } from "#lib/i18n/workplace/desk/en.ts";
import { stackPages } from "../paper/page-stack.ts";
import type { PaperHandle } from "../paper/paper-handle.ts";
import { createDeskView } from "../state/desk-view.ts";
import { testWorld } from "../state/testing/desk-world.ts";
import type { Work } from "../work/work-context.tsx";
import { copySelected, paste } from "./clipboard.ts";

const HERE = { ...emptyDraft(), files: { [ID.file]: draftFile() }, recipients: { [ID.anna]: draftRecipient() } };
const ELSEWHERE = {
	...emptyDraft(),
	files: { [ID.otherFile]: draftFile() },
	recipients: { [ID.ben]: draftRecipient() },
};
/** The ones that its user may place: their own, and those that the account shares. */
const BRAND = { id: "quay", customFields: [{ id: "shared" }] } as DeskBrand;

/** A desk whose first page is in sight, and what it says aloud. */
function deskOf(state: DraftState, userId = "user") {
	const { store, view } = { store: testWorld(new DraftServer({ state })).open("a"), view: createDeskView() };
	const said: string[] = [];
	const paper = {
		stack: () => stackPages(store.getSnapshot().draft.files, 1),
		current: () => stackPages(store.getSnapshot().draft.files, 1).pages[0] ?? null,
		pointer: () => null,
		focusField: () => undefined,
	} as Partial<PaperHandle>;
	const facts = { user: { id: userId }, brands: [BRAND], groups: [], correction: null } as unknown as DeskFacts;
	const announcer = { say: (text: string) => said.push(text) };
	const parts = { store, view, facts, announcer, words: deskEn, locale: "EN", paper: { current: paper } };
	const work = parts as unknown as Work;
	const fields = () => Object.values(store.getSnapshot().draft.fields);
	const told = () => store.getSnapshot().notices.flatMap((one) => (one.kind === "told" ? [one.text] : []));
	return { work, said, fields, told };
}

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
	expect(told()).toEqual(["1 field was left out: it was made from a custom field that you may not use."]);
	expect(said).toEqual(["2 fields pasted."]);
});

it("says so too where nothing is left to paste", async () => {
	copied(draftField({ customFieldId: "private" }), draftField({ id: "b", customFieldId: "gone" }));
	const { work, said, fields, told } = deskOf(ELSEWHERE);
	await paste(work);
	expect(fields()).toEqual([]);
	expect(told()).toEqual(["2 fields were left out: they were made from custom fields that you may not use."]);
	expect(said).toEqual(["Nothing that was copied can be used here."]);
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
	expect(theirs.said).toEqual(["Nothing that was copied can be used here."]);
});
