import { describe, expect, it } from "vitest";
import { applyStep } from "./apply-step.ts";
import type { DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { fillOrder, moveInFillOrder } from "./fill-order.ts";
import { groundStep } from "./ground-step.ts";
import { draftField, draftFile, ID } from "./testing/make-draft.ts";

const at = (y: number) => ({ x: 100, y, width: 100, height: 20 });
const state: DraftState = {
	...emptyDraft(),
	files: { [ID.file]: draftFile() },
	fields: {
		d: draftField({ page: 2 }),
		b: draftField({ bounds: at(200) }),
		a: draftField({ bounds: at(100) }),
		c: draftField({ bounds: at(300) }),
		other: draftField({ recipientId: ID.ben }),
		lost: draftField({ fileId: ID.gone }),
	},
};

const moved = (from: DraftState, key: string, index: number) =>
	applyStep(from, groundStep(moveInFillOrder(from, key, index), from));

describe("the order of filling in", () => {
	it("is by where fields stand, page by page", () => {
		expect(fillOrder(state, ID.anna)).toEqual(["a", "b", "c", "d", "lost"]);
	});

	it("gives no other field a place than those before the one that is moved", () => {
		expect(moveInFillOrder(state, "d", 0)).toHaveLength(1);
		const next = moved(state, "d", 1);
		expect(fillOrder(next, ID.anna)).toEqual(["a", "d", "b", "c", "lost"]);
		expect(next.fields.b).toBe(state.fields.b);
	});

	it("can be anything after some moves", () => {
		const wanted = ["c", "lost", "a", "d", "b"];
		const next = wanted.reduce((now, key, index) => moved(now, key, index), state);
		expect(fillOrder(next, ID.anna)).toEqual(wanted);
		expect(fillOrder(moved(next, "b", 0), ID.anna)).toEqual(["b", "c", "lost", "a", "d"]);
	});
});
