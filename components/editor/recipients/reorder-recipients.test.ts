import { describe, expect, it } from "vitest";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { freeHue, newRecipient, removeRecipient, wavesOf } from "./recipient-changes.ts";
import { inTurn, joinStep, moveRecipient } from "./reorder-recipients.ts";

/** "a1 b2 C c2": who is in which step; capitals receive a copy. */
function draftOf(written: string): DraftState {
	return written.split(" ").reduce((state, text) => {
		const [id = "", wave] = [text[0], text.slice(1)];
		const type = /[A-Z]/.test(id) ? "Copy" : "Signer";
		const value = { ...newRecipient(state.recipients, "EN"), type, wave: wave ? Number(wave) : null } as const;
		return applyStep(state, [{ kind: "add", in: "recipients", id, value }]);
	}, emptyDraft());
}

const after = (state: DraftState, changes: DraftChange[]) => applyStep(state, groundStep(changes, state));

function written({ recipients }: DraftState): string {
	const waves = wavesOf(recipients);
	return inTurn(recipients)
		.map((id) => `${id}${waves[id] ?? ""}`)
		.join(" ");
}

describe("the order of recipients", () => {
	it.each([
		["a b c", "c", 0, "c1 a2 b3"],
		["a b c", "a", 2, "b1 c2 a3"],
		["a1 b2 c2 d3", "d", 2, "a1 b2 d2 c2"],
		["a1 b2 c2 d3", "a", 1, "b1 a1 c1 d2"],
		["a1 b2 c2 d3", "b", 0, "b1 a2 c3 d4"],
		["a1 b1 c2", "c", 0, "c1 a2 b2"],
		["a X b", "X", 0, "X a1 b2"],
		["a X b", "b", 0, "b1 a2 X"],
		["a1 X b1 c2", "c", 1, "a1 c1 X b1"],
		["X a1 b2", "b", 1, "X b1 a2"],
	])("of %s, %s moved to %i", (given, id, index, expected) => {
		const state = draftOf(given);
		expect(written(after(state, moveRecipient(state.recipients, id, index)))).toBe(expected);
	});

	it.each([
		["a b c", "b", true, "a1 b1 c2"],
		["a1 b1 c2", "b", false, "a1 b2 c3"],
		["a1 b1 c1", "b", false, "a1 b2 c3"],
		["a1 b1 c2", "c", true, "a1 b1 c1"],
		["a X b", "b", true, "a1 X b1"],
	])("of %s, %s joins the one before: %s", (given, id, isJoining, expected) => {
		const state = draftOf(given);
		expect(written(after(state, joinStep(state.recipients, id, isJoining)))).toBe(expected);
	});

	it("needs no numbers of steps where each has a step of their own", () => {
		const state = draftOf("a b c");
		const { recipients } = after(state, moveRecipient(state.recipients, "c", 0));
		expect(Object.values(recipients).map(({ wave }) => wave)).toEqual([null, null, null]);
	});

	it("leaves the numbers of those alone who stay in their step", () => {
		const { recipients } = draftOf("a1 b2 c3 d4");
		const touched = moveRecipient(recipients, "d", 2).flatMap((one) => ("id" in one ? one.id : []));
		expect([...new Set(touched)].sort()).toEqual(["c", "d"]);
		const joined = draftOf("a1 b2 c3 d3").recipients;
		expect(joinStep(joined, "d", false).map((one) => "id" in one && one.id)).toEqual(["d"]);
	});
});

describe("a recipient", () => {
	it("gets the first colour that nobody has, also after others have gone", () => {
		const state = draftOf("a b c");
		expect(freeHue(state.recipients)).toBe(3);
		expect(freeHue(after(state, removeRecipient(state, "b", null)).recipients)).toBe(1);
		expect(freeHue(draftOf("a b c d e f g h").recipients)).toBe(0);
	});
});
