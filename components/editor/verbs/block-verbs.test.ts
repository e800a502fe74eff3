import { expect, it } from "vitest";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { canSaveBlock } from "../actions/can-save-block.ts";
import { insertBlock, selectedBlock } from "./block-verbs.ts";
import { stepBack } from "./step-back.ts";
import { testDesk } from "./testing/test-editor.ts";

const rule = (fieldId: string) => ({ fieldId, isChecked: true, value: null });
const box = draftField({
	...{ id: "CheckBox1", type: "CheckBox", foundAs: "found" },
	bounds: { x: 120, y: 300, width: 20, height: 20 },
});
const note = draftField({
	...{ id: "TextBox1", type: "TextBox", conditionalRules: [rule("CheckBox1"), rule("CheckBox9")] },
	bounds: { x: 160, y: 308, width: 200, height: 24 },
});

const stateOf = (...fields: DraftField[]): DraftState => ({
	...emptyDraft(),
	files: { [ID.file]: draftFile() },
	recipients: { [ID.anna]: draftRecipient(), [ID.ben]: draftRecipient({ name: "Ben" }) },
	fields: Object.fromEntries(fields.map((field, index) => [[ID.one, ID.two, ID.three][index] ?? "", field])),
});

/** The block of all these fields. */
function blockOf(...fields: DraftField[]) {
	const { work } = testDesk(stateOf(...fields));
	work.view.set({ selection: Object.keys(work.store.getSnapshot().draft.fields) });
	return selectedBlock(work);
}

it("keeps places in points from its top left, and nothing of the document", () => {
	const [first, second] = blockOf(box, note);
	expect([first?.bounds, second?.bounds]).toEqual([
		{ x: 0, y: 0, width: 15, height: 15 },
		{ x: 30, y: 6, width: 150, height: 18 },
	]);
	expect(second?.conditionalRules).toEqual([rule("CheckBox1")]);
	for (const name of ["recipientId", "fileId", "page", "order", "foundAs"]) expect(first).not.toHaveProperty(name);
});

it("is of fields on one page", () => {
	const { work } = testDesk(stateOf(box, { ...note, page: 2 }));
	expect(canSaveBlock(work)).toBe(false);
	work.view.set({ selection: [ID.one] });
	expect(canSaveBlock(work)).toBe(true);
	work.view.set({ selection: [ID.one, ID.two] });
	expect(canSaveBlock(work)).toBe(false);
});

it("is inserted in one step in the middle of the page, for the chosen recipient, with IDs of its own", async () => {
	const { work, fields, said } = testDesk(stateOf(box));
	work.view.set({ recipientId: ID.ben });
	await insertBlock(work, blockOf(box, note));
	const { widthPx = 0, heightPx = 0 } = draftFile().pages[0] ?? {};
	const added = fields().slice(1);
	expect(added.map(({ id, recipientId, page, order }) => [id, recipientId, page, order])).toEqual([
		["CheckBox2", ID.ben, 1, null],
		["TextBox1", ID.ben, 1, null],
	]);
	expect(added[1]?.conditionalRules).toEqual([rule("CheckBox2")]);
	const [left, top] = [added[0]?.bounds.x ?? 0, added[0]?.bounds.y ?? 0];
	expect([left * 2 + 240, top * 2 + 32]).toEqual([widthPx, heightPx].map((one) => expect.closeTo(one, 1)));
	expect([(added[1]?.bounds.x ?? 0) - left, (added[1]?.bounds.y ?? 0) - top]).toEqual([
		expect.closeTo(40, 1),
		expect.closeTo(8, 1),
	]);
	expect(work.view.getSnapshot().selection).toHaveLength(2);
	expect(said).toEqual(["2 fields added."]);
	stepBack(work, "undo");
	expect(fields()).toHaveLength(1);
	expect(said[1]).toContain("insert block");
});

it("keeps fields that don’t fit within the page", async () => {
	const wide = draftField({ id: "TextBox1", bounds: { x: 0, y: 0, width: 5_000, height: 40 } });
	const far = draftField({ id: "TextBox2", bounds: { x: 4_900, y: 90, width: 100, height: 40 } });
	const { work, fields } = testDesk(stateOf());
	await insertBlock(work, blockOf(wide, far));
	const { widthPx = 0 } = draftFile().pages[0] ?? {};
	expect(fields().map(({ bounds: { x, width } }) => x >= 0 && x + width <= widthPx)).toEqual([true, true]);
});

it("leaves out fields of custom fields that the sender can’t use, and says so", async () => {
	const { work, fields, told } = testDesk(stateOf());
	await insertBlock(work, blockOf(box, draftField({ id: "Pay1", customFieldId: "private" })));
	expect(fields()).toHaveLength(1);
	expect(told()).toEqual(["1 field was skipped because you can’t use its custom field."]);
});

it("is inserted for a new recipient where there is none", async () => {
	const { work, fields } = testDesk({ ...stateOf(), recipients: {} });
	await insertBlock(work, blockOf(box));
	const [[recipientId] = []] = Object.entries(work.store.getSnapshot().draft.recipients);
	expect(fields().map((field) => field.recipientId)).toEqual([recipientId]);
});
