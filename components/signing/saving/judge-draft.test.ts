import { describe, expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { initialFieldState } from "../state/field-state.ts";
import { judgeDraft, needsEngine } from "./judge-draft.ts";

const state = (id: string, change: Parameters<typeof makeField>[1]) =>
	initialFieldState({ ...makeField("TextBox", { id, ...change }), shown: null, revision: 0 });

const plain = state("plain", { dataSyncTag: "code" });
const copy = state("copy", {
	dataSyncTag: "code",
	validationType: "CustomRegex",
	validationRegex: "^[0-9]{4}$",
	validationRegexMessage: "Four digits.",
});
const apart = state("apart", {});
const all = [plain, copy, apart];

describe("an entry that a sender's regular expression is asked about", () => {
	it("is one into the field itself, or into one that a copy with an expression follows", () => {
		expect(all.map((one) => needsEngine(one, all))).toEqual([true, true, false]);
	});

	it("is judged by the copy's expression too", async () => {
		const wrong = await judgeDraft(plain, "12", all);
		expect(wrong).toEqual({ value: null, problem: { code: "pattern", message: "Four digits." } });
		expect(await judgeDraft(plain, "1234", all)).toEqual({ value: "1234", problem: null });
	});
});
