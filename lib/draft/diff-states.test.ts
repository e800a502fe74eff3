import { describe, expect, it } from "vitest";
import { applyStep } from "./apply-step.ts";
import { diffStates } from "./diff-states.ts";
import type { DraftOperation } from "./draft-step.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftRecipient } from "./testing/make-draft.ts";

const base = applyStep(emptyDraft(), [
	{ kind: "add", in: "recipients", id: "anna", value: draftRecipient({ name: "Anna" }) },
	{ kind: "add", in: "fields", id: "one", value: draftField({ id: "one", recipientId: "anna" }) },
	{ kind: "add", in: "fields", id: "two", value: draftField({ id: "two", recipientId: "anna" }) },
]);

describe("the comparison of two drafts", () => {
	it("is empty where they are alike, whatever was done on the way", () => {
		const there: DraftOperation[] = [
			{ kind: "patch", in: "document", set: { title: "B" }, was: { title: "" } },
			{ kind: "patch", in: "fields", id: "one", set: { page: 2 }, was: { page: 1 } },
		];
		const back: DraftOperation[] = [
			{ kind: "patch", in: "document", set: { title: "" }, was: { title: "B" } },
			{ kind: "patch", in: "fields", id: "one", set: { page: 1 }, was: { page: 2 } },
		];
		expect(diffStates(base, applyStep(applyStep(base, there), back))).toEqual([]);
	});

	it("names what was added, changed and removed, and leads from the one to the other and back", () => {
		const changed = applyStep(base, [
			{ kind: "patch", in: "document", set: { title: "B" }, was: {} },
			{ kind: "patch", in: "fields", id: "one", set: { page: 2, isRequired: false }, was: {} },
			{ kind: "remove", in: "fields", id: "two", was: draftField({ id: "two" }) },
			{ kind: "add", in: "recipients", id: "omar", value: draftRecipient({ name: "Omar" }) },
		]);
		const found = diffStates(base, changed);
		expect(found.map((one) => [one.kind, one.in])).toEqual([
			["patch", "document"],
			["add", "recipients"],
			["remove", "fields"],
			["patch", "fields"],
		]);
		expect(applyStep(base, found)).toEqual(changed);
		expect(applyStep(changed, diffStates(changed, base))).toEqual(base);
	});
});
