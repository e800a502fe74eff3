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
