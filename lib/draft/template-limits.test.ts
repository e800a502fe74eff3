import { describe, expect, it } from "vitest";
import { applyStep } from "./apply-step.ts";
import type { DraftField, DraftRecipient, DraftState, TemplateLimits } from "./draft-state.ts";
import type { DraftOperation } from "./draft-step.ts";
import { emptyDraft } from "./empty-draft.ts";
import { newReplica, receiveAnswer } from "./replica.ts";
import { whyTemplateForbids } from "./template-limits.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";

const OPEN: TemplateLimits = {
	allows: { message: true, newRoles: true, newFiles: true, fileChanges: true },
	fields: { canAdd: true, canModify: true },
	fixedValues: [],
};
const CLOSED: TemplateLimits = {
	allows: { message: false, newRoles: false, newFiles: false, fileChanges: false },
	fields: { canAdd: false, canModify: false },
	fixedValues: [ID.one],
};
const FILE = draftFile();

function made(
	template: TemplateLimits | undefined,
	role: Partial<DraftRecipient> = {},
	field: Partial<DraftField> = {},
): DraftState {
	return {
		...emptyDraft(),
		files: { [ID.file]: FILE },
		recipients: { [ID.anna]: draftRecipient({ roleIndex: 1, ...role }) },
		fields: { [ID.one]: draftField({ recipientId: ID.anna, fileId: ID.file, ...field }) },
		template,
	};
}

const patch = <In extends "document" | "files" | "recipients" | "fields">(
	where: In,
	set: object,
	id: string = ID.one,
) => ({ kind: "patch", in: where, id, set, was: {} }) as unknown as DraftOperation;
const removeRole = (state: DraftState): DraftOperation[] => [
	{ kind: "remove", in: "fields", id: ID.one, was: state.fields[ID.one] ?? draftField() },
	{ kind: "remove", in: "recipients", id: ID.anna, was: state.recipients[ID.anna] ?? draftRecipient() },
];
const addFile: DraftOperation = { kind: "add", in: "files", id: ID.otherFile, value: FILE };
const removeFile: DraftOperation = { kind: "remove", in: "files", id: ID.file, was: FILE };

describe("what a template forbids", () => {
	it.each<[string | null, DraftOperation[]]>([
		["message", [patch("document", { message: "Hello" })]],
		[null, [patch("document", { title: "Rent" })]],
		["newFiles", [addFile]],
		["fileChanges", [patch("files", { name: "Rent.pdf" }, ID.file)]],
		["fileChanges", [addFile, removeFile]],
		[null, [patch("files", { notFields: ["form/1"] }, ID.file)]],
		["newRoles", [{ kind: "add", in: "recipients", id: ID.ben, value: draftRecipient() }]],
		[null, [{ kind: "add", in: "recipients", id: ID.ben, value: draftRecipient({ type: "Copy" }) }]],
		["newFields", [{ kind: "add", in: "fields", id: ID.two, value: draftField() }]],
		["field", [patch("fields", { label: "Rent" })]],
		["value", [patch("fields", { value: "900" })]],
		["fieldRemoval", [{ kind: "remove", in: "fields", id: ID.one, was: draftField() }]],
	])("is %s where all is closed, and nothing where all is open", (reason, operations) => {
		expect(whyTemplateForbids(operations, made(CLOSED))).toBe(reason);
		expect(whyTemplateForbids(operations, made(OPEN))).toBe(null);
		expect(whyTemplateForbids(operations, made(undefined))).toBe(null);
	});

	it("is who has a role, and its removal, where the role says so", () => {
		const fixed = made(OPEN, { mayChange: false, mayRemove: false });
		expect(whyTemplateForbids([patch("recipients", { name: "Mia" }, ID.anna)], fixed)).toBe("person");
		expect(whyTemplateForbids([patch("recipients", { mayChange: true }, ID.anna)], fixed)).toBe("person");
		expect(whyTemplateForbids([patch("recipients", { wave: 2 }, ID.anna)], fixed)).toBe(null);
		expect(whyTemplateForbids(removeRole(fixed), fixed)).toBe("roleRemoval");
	});

	it("is no field of a role that is removed with it, and is a field that says so", () => {
		const fixed = made(CLOSED, {}, { mayRemove: false, mayChange: false });
		expect(whyTemplateForbids(removeRole(fixed), fixed)).toBe(null);
		const own = made(OPEN, {}, { mayRemove: false, mayChange: false });
		expect(whyTemplateForbids([patch("fields", { mayChange: true })], own)).toBe("field");
		expect(whyTemplateForbids([patch("fields", { value: "900" })], own)).toBe(null);
	});

	const withOwn = (limits: TemplateLimits, own: Partial<DraftField> = {}): DraftState => {
		const state = made({ ...limits, templateFields: [ID.one] });
		const field = draftField({ recipientId: ID.anna, fileId: ID.file, ...own });
		return { ...state, fields: { ...state.fields, [ID.two]: field } };
	};
	const LOCKED: TemplateLimits = { ...OPEN, fields: { canAdd: true, canModify: false } };
	const remove = (id: string): DraftOperation => ({ kind: "remove", in: "fields", id, was: draftField() });

	it.each<[string, string | null, TemplateLimits, DraftOperation[]]>([
		["changing one’s own field", null, LOCKED, [patch("fields", { label: "Rent" }, ID.two)]],
		["moving it to another role", null, LOCKED, [patch("fields", { recipientId: ID.ben }, ID.two)]],
		["removing it", null, LOCKED, [remove(ID.two)]],
		["changing the template’s", "field", LOCKED, [patch("fields", { label: "Rent" })]],
		["changing both", "field", LOCKED, [patch("fields", { page: 1 }, ID.two), patch("fields", { page: 1 })]],
		["removing the template’s", "fieldRemoval", LOCKED, [remove(ID.one)]],
		["changing one’s own where nothing can be added any more", null, CLOSED, [patch("fields", { page: 1 }, ID.two)]],
	])("where its fields can’t be changed, %s is: %s", (_, reason, limits, operations) => {
		expect(whyTemplateForbids(operations, withOwn(limits))).toBe(reason);
	});

	it("is every field’s change in a draft from before, which doesn’t say whose they are", () => {
		const { template: _, ...state } = withOwn(LOCKED);
		const before = { ...state, template: LOCKED };
		expect(whyTemplateForbids([patch("fields", { label: "Rent" }, ID.two)], before)).toBe("field");
	});

	it.each<[string, string, Partial<DraftField>, DraftOperation]>([
		["another label", "field", { mayChange: false }, patch("fields", { label: "Rent" })],
		["another role", "field", { mayChange: false }, patch("fields", { recipientId: ID.ben })],
		["another label where no field can be changed", "field", {}, patch("fields", { label: "Rent" })],
		["another value", "value", {}, patch("fields", { value: "900" })],
	])("is %s of a field whose role goes in the same step", (_, reason, field, change) => {
		const limits = "mayChange" in field ? OPEN : CLOSED;
		const state = made(limits, {}, field);
		const [, goes] = removeRole(state);
		if (!goes) throw new Error("No role goes.");
		expect(whyTemplateForbids([change, goes], state)).toBe(reason);
	});

	it("lets a file take the place of another where files can be changed, with its fields", () => {
		const allows = { ...CLOSED.allows, fileChanges: true };
		const state = made({ ...CLOSED, allows });
		const follow = patch("fields", { fileId: ID.otherFile, foundAs: null });
		expect(whyTemplateForbids([addFile, follow, removeFile], state)).toBe(null);
		expect(whyTemplateForbids([addFile], state)).toBe("newFiles");
	});

	it("stays with the document whatever is done to it", () => {
		const state = made(CLOSED);
		expect(applyStep(state, [patch("document", { title: "Rent" })]).template).toBe(CLOSED);
	});
});

it("are still known after an answer of the server", () => {
	const replica = newReplica(1, made(CLOSED));
	const step = { id: ID.two, operations: [patch("document", { title: "Rent" })] };
	const logged = { ...step, version: 2, userId: null, userName: "", clientId: ID.two, at: 0 };
	const answer = { version: 2, steps: [logged], state: null, refused: [] };
	const received = receiveAnswer(replica, answer, [], () => ID.two).replica;
	expect(received.state).toMatchObject({ document: { title: "Rent" }, template: CLOSED });
});
