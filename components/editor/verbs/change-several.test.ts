import { describe, expect, it } from "vitest";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { align, distribute, sameSize } from "./arrange-fields.ts";
import { giveTo, nudge } from "./change-fields.ts";
import { copyToPages } from "./copy-fields.ts";
import { placeField } from "./place-field.ts";
import { stepBack } from "./step-back.ts";
import { testDesk } from "./testing/test-editor.ts";

const at = (x: number, y: number, width = 100, height = 20) => ({ bounds: { x, y, width, height } });

/** A desk of two files with two pages each, for Anna and Ben, with these fields, all of them selected. */
function deskWith(...fields: Partial<DraftField>[]) {
	const keyed = fields.map(
		(field, index) => [`e${index}000000-0000-4000-8000-000000000000`, draftField(field)] as const,
	);
	const desk = testDesk({
		...emptyDraft(),
		files: { [ID.file]: draftFile(), [ID.otherFile]: draftFile({ order: "a1" }) },
		recipients: { [ID.anna]: draftRecipient(), [ID.ben]: draftRecipient({ order: "a1", name: "Ben" }) },
		fields: Object.fromEntries(keyed),
	});
	desk.work.view.set({ selection: keyed.map(([key]) => key) });
	return desk;
}

describe("several fields", () => {
	it("are put level and apart among those of their page, at once, and are back with one undo", () => {
		const boxes = [at(100, 100), at(140, 200), at(300, 120), { page: 2, ...at(400, 100) }];
		const { work, fields } = deskWith(...boxes);
		const before = fields();
		align(work, "left");
		expect(fields().map(({ bounds }) => bounds.x)).toEqual([100, 100, 100, 400]);
		distribute(work, "y");
		expect(fields().map(({ bounds }) => bounds.y)).toEqual([100, 200, 150, 100]);
		stepBack(work, "undo");
		stepBack(work, "undo");
		expect(fields()).toEqual(before);
	});

	it("get the size of the one that was selected first", () => {
		const { work, fields } = deskWith(at(0, 0, 150, 30), at(300, 0, 80, 60));
		sameSize(work, "width");
		sameSize(work, "height");
		expect(fields().map(({ bounds }) => [bounds.width, bounds.height])).toEqual([
			[150, 30],
			[150, 30],
		]);
	});

	it("go to another person at once, and keep their ids", () => {
		const { work, fields } = deskWith({ id: "a" }, { id: "b" });
		giveTo(work, ID.ben);
		expect(fields().map(({ id, recipientId }) => [id, recipientId])).toEqual([
			["a", ID.ben],
			["b", ID.ben],
		]);
	});

	it("are copied to every page of a range but their own, over files, at the same spot", () => {
		const { work, fields } = deskWith({ id: "Signature1", page: 2, ...at(50, 60) });
		copyToPages(work, { from: 1, to: 3 });
		expect(fields().map(({ id, fileId, page, bounds: { x, y } }) => [id, fileId, page, x, y])).toEqual([
			["Signature1", ID.file, 2, 50, 60],
			["Signature2", ID.file, 1, 50, 60],
			["Signature3", ID.otherFile, 1, 50, 60],
		]);
	});

	it("are moved and resized by single pixels on their page, and no further", () => {
		const { work, fields } = deskWith(at(10, 10));
		nudge(work, { dx: 10, dy: 0 }, "move");
		nudge(work, { dx: 0, dy: 1 }, "resize");
		expect(fields()[0]?.bounds).toEqual({ x: 20, y: 10, width: 100, height: 21 });
		for (let press = 0; press < 5; press += 1) nudge(work, { dx: -10, dy: 0 }, "move");
		expect(fields()[0]?.bounds.x).toBe(0);
	});
});

it("a new field looks as the one of its type that was placed before it", () => {
	const font = { ...draftField().font, size: 20, isBold: true };
	const { work, fields } = deskWith({ type: "TextBox", font, textAlign: "Right", isRequired: false, label: "Street" });
	const [page] = work.paper.current?.stack().pages ?? [];
	if (!page) throw new Error("There is no page.");
	for (const type of ["TextBox", "Dropdown"] as const) {
		placeField(work, type, { page, bounds: at(0, 0).bounds, keepsTool: false });
	}
	const [, text, list] = fields();
	expect(text).toMatchObject({ font, textAlign: "Right", label: "" });
	expect(list?.font.isBold).toBe(false);
});
