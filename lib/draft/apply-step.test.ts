import { describe, expect, it } from "vitest";
import { applyStep } from "./apply-step.ts";
import { draftStateSchema, draftStepSchema } from "./draft-schema.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";

const FIELD = draftField({ id: "Sign1" });
const state = applyStep(emptyDraft(), [
	{ kind: "add", in: "files", id: ID.file, value: draftFile() },
	{ kind: "add", in: "recipients", id: ID.anna, value: draftRecipient({ name: "Anna" }) },
	{ kind: "add", in: "fields", id: ID.one, value: FIELD },
	{ kind: "add", in: "fields", id: ID.two, value: draftField({ id: "Sign2" }) },
]);

describe("applyStep", () => {
	it("sets properties one by one, and leaves what it does not touch the very same", () => {
		const next = applyStep(state, [
			{ kind: "patch", in: "fields", id: ID.one, set: { label: "Here" }, was: { label: "" } },
			{ kind: "patch", in: "document", set: { title: "Lease" }, was: { title: "" } },
		]);
		expect(next.fields[ID.one]).toEqual({ ...FIELD, label: "Here" });
		expect(next.document.title).toBe("Lease");
		expect(next.fields[ID.two]).toBe(state.fields[ID.two]);
		expect(next.recipients).toBe(state.recipients);
		expect(next.files).toBe(state.files);
		expect(state.fields[ID.one]).toEqual(FIELD);
	});

	it.each([
		["to add what is there", { kind: "add", in: "fields", id: ID.one, value: draftField({ id: "Other" }) }],
		["to change what is gone", { kind: "patch", in: "fields", id: ID.gone, set: { label: "x" }, was: { label: "" } }],
		["to remove what is gone", { kind: "remove", in: "fields", id: ID.gone, was: FIELD }],
		["to set what is set", { kind: "patch", in: "fields", id: ID.one, set: { bounds: { ...FIELD.bounds } }, was: {} }],
		["a name that every object has", { kind: "remove", in: "fields", id: "constructor", was: FIELD }],
	] as const)("changes nothing by a wish %s", (_name, operation) => {
		expect(applyStep(state, [operation])).toBe(state);
	});

	it("keeps the fields of a recipient and a file that go", () => {
		const next = applyStep(state, [
			{ kind: "remove", in: "recipients", id: ID.anna, was: draftRecipient({ name: "Anna" }) },
			{ kind: "remove", in: "files", id: ID.file, was: draftFile() },
		]);
		expect(next.recipients).toEqual({});
		expect(next.fields).toBe(state.fields);
	});

	it("applies 500 operations as one copy", () => {
		const operations = Array.from({ length: 500 }, (_, at) => ({
			kind: "patch" as const,
			in: "fields" as const,
			id: at % 2 ? ID.one : ID.two,
			set: { label: `${at}` },
			was: {},
		}));
		expect(applyStep(state, operations).fields[ID.one]?.label).toBe("499");
		expect(state.fields[ID.one]?.label).toBe("");
	});
});

describe("the schema of a draft", () => {
	const step = (...operations: object[]) => draftStepSchema.safeParse({ id: ID.gone, operations }).success;

	it("takes what a draft is, unfinished as it may be", () => {
		expect(draftStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
		expect(draftStateSchema.parse(emptyDraft())).toEqual(emptyDraft());
		expect(step({ kind: "add", in: "recipients", id: ID.anna, value: draftRecipient({ email: "anna@" }) })).toBe(true);
	});

	it("adds nothing to what a change says", () => {
		const patch = { kind: "patch", in: "document", set: { title: "a" }, was: {} };
		expect(draftStepSchema.parse({ id: ID.gone, operations: [patch] }).operations).toEqual([patch]);
	});

	it.each([
		["a property that nothing has", { kind: "patch", in: "fields", id: ID.one, set: { evil: 1 }, was: {} }],
		["a value of another kind", { kind: "patch", in: "document", set: { title: 3 }, was: {} }],
		["another's pages for a file", { kind: "patch", in: "files", id: ID.file, set: { pages: [] }, was: {} }],
		["a number that is none", { kind: "patch", in: "fields", id: ID.one, set: { page: Number.NaN }, was: {} }],
		["a name that every object has", { kind: "add", in: "fields", id: "__proto__", value: FIELD }],
		["a place that is no key", { kind: "patch", in: "recipients", id: ID.anna, set: { order: "!" }, was: {} }],
		["text that no database keeps", { kind: "patch", in: "document", set: { title: "a\u0000" }, was: {} }],
		["the removal of the whole", { kind: "remove", in: "document", id: ID.one, was: {} }],
	])("refuses %s", (_name, operation) => {
		expect(step(operation)).toBe(false);
	});
});
