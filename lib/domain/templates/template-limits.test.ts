import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { sendTemplateOperation } from "#lib/contract/templates/send-template.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { duplicateDocument } from "#lib/domain/drafts/copying/duplicate-document.ts";
import { takeBackToDraft } from "#lib/domain/drafts/copying/take-back-to-draft.ts";
import { applyCorrection } from "#lib/domain/drafts/correcting/apply-correction.ts";
import { beginCorrection } from "#lib/domain/drafts/correcting/begin-correction.ts";
import { addDraftFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { sendFromDesk } from "#lib/domain/drafts/sending/send-from-editor.ts";
import { addRecipient, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import { draftStateSchema } from "#lib/draft/draft-schema.ts";
import type { DraftStep } from "#lib/draft/draft-step.ts";
import { draftField } from "#lib/draft/testing/make-draft.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { sendTemplate } from "./send-template.ts";

useTestDatabase();
afterAll(closePdfPool);

type Limits = {
	role?: object;
	field?: object;
	fieldPermission?: { canAdd: boolean; canModify: boolean; canModifyDefaultValue: boolean };
};

/** A document of a template that allows no other message, roles or files. */
async function makeLimited({ role, field, fieldPermission }: Limits) {
	const context = await makeUserContext();
	const templateId = await insertTemplate(context, false);
	const where = { templateId_version: { templateId, version: 1 } };
	const { state, terms } = await db().templateVersion.findUniqueOrThrow({ where });
	const limited = structuredClone(state) as { recipients: object; fields: object };
	Object.assign(Object.values(limited.recipients)[0], role);
	Object.assign(Object.values(limited.fields)[0], field);
	const allows = { message: false, newRoles: false, newFiles: false, fileChanges: false };
	await db().templateVersion.update({
		where,
		data: {
			state: limited as object,
			terms: { ...(terms as object), allows, fieldPermission: fieldPermission ?? null },
		},
	});
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people: [] });
	return { context, templateId, documentId };
}

const LOCKED = { mayChange: false, mayRemove: false };
const NEEDS_VALUE = { needsValue: true, type: "TextBox", value: null };

async function readDraft(context: UserContext, documentId: string) {
	const { state, version } = await openDesk(context, { documentId });
	expect(draftStateSchema.safeParse(state).success).toBe(true);
	const [recipientId = ""] = Object.keys(state?.recipients ?? {});
	const [fieldId = ""] = Object.keys(state?.fields ?? {});
	return { state, version, recipientId, fieldId };
}

/** Why a draft refuses steps, in their order. */
async function take(context: UserContext, documentId: string, steps: DraftStep[]) {
	const { version: baseVersion } = await openDesk(context, { documentId });
	const answer = await applySteps(context, { documentId, baseVersion, clientId: randomUUID(), steps });
	return answer.refused.map(({ reason }) => reason.values.what ?? reason.key);
}

async function send(context: UserContext, documentId: string, sendAt: number | null) {
	const { version } = await openDesk(context, { documentId });
	await sendFromDesk(context, { documentId, version, sendAt });
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;

it("refuses what the template forbids of every step and file, also in a copy", async () => {
	const { context, documentId } = await makeLimited({ role: LOCKED, field: { ...LOCKED, ...NEEDS_VALUE } });
	const copy = await duplicateDocument(context, { documentId });
	for (const id of [documentId, copy.documentId]) {
		const { state, version } = await openDesk(context, { documentId: id });
		expect(draftStateSchema.safeParse(state).success).toBe(true);
		const [roleId = ""] = Object.keys(state?.recipients ?? {});
		const [fieldId = ""] = Object.keys(state?.fields ?? {});
		const steps = [
			stepOf({ kind: "patch", in: "document", set: { message: "Hello" }, was: {} }),
			addRecipient({ name: "Mia", email: "mia@example.com" }),
			stepOf({ kind: "patch", in: "recipients", id: roleId, set: { name: "Mia" }, was: {} }),
			stepOf({ kind: "patch", in: "fields", id: fieldId, set: { label: "Rent" }, was: {} }),
			setTitle("Rent"),
		];
		const answer = await applySteps(context, { documentId: id, baseVersion: version, clientId: randomUUID(), steps });
		expect(answer.refused.map(({ reason }) => [reason.key, reason.values.what])).toEqual(
			["message", "newRoles", "person", "field"].map((what) => ["templateForbids", what]),
		);
		expect(answer.version).toBe(version + 1);
		const file = await corpusFile("plain.pdf");
		const given = { documentId: id, file, fileId: null, replaces: null, baseVersion: version, clientId: randomUUID() };
		await expect(addDraftFile(context, given)).rejects.toMatchObject({ code: "Conflict" });
	}
});

it("sends nothing before its sender has given the value that the template asks for", async () => {
	const { context, documentId } = await makeLimited({ role: LOCKED, field: { ...LOCKED, ...NEEDS_VALUE } });
	const { version } = await openDesk(context, { documentId });
	await expect(sendFromDesk(context, { documentId, version, sendAt: null })).rejects.toMatchObject({
		fields: { Fields: [expect.stringMatching(/needs a value/)] },
	});
});

describe("drafts made of a document that has a template", () => {
	const fieldPermission = { canAdd: false, canModify: true, canModifyDefaultValue: false };
	const field = { mayChange: false, mayRemove: true };

	async function expectLimits(context: UserContext, documentId: string, templateId: string) {
		const row = await db().document.findUniqueOrThrow({ where: { id: documentId } });
		expect(row).toMatchObject({ templateId, templateVersion: 1 });
		const { state, recipientId, fieldId } = await readDraft(context, documentId);
		expect(state?.recipients[recipientId]).toMatchObject({ roleIndex: 1, ...LOCKED });
		expect(state?.template).toMatchObject({ fields: { canAdd: false, canModify: true }, fixedValues: [fieldId] });
		const steps = [
			stepOf({ kind: "patch", in: "document", set: { message: "Hello" }, was: {} }),
			addRecipient({ name: "Mia", email: "mia@example.com" }),
			stepOf({ kind: "patch", in: "recipients", id: recipientId, set: { name: "Mia" }, was: {} }),
			stepOf({ kind: "add", in: "fields", id: randomUUID(), value: draftField({ id: "more" }) }),
			stepOf({ kind: "patch", in: "fields", id: fieldId, set: { label: "Rent" }, was: {} }),
			stepOf({ kind: "patch", in: "fields", id: fieldId, set: { value: "900" }, was: {} }),
		];
		expect(await take(context, documentId, steps)).toEqual([
			...["message", "newRoles", "person", "newFields", "field", "value"],
		]);
	}

	it("let their sender change fields they added themselves, also when it’s duplicated or no longer scheduled", async () => {
		const { context, documentId } = await makeLimited({
			fieldPermission: { ...fieldPermission, canAdd: true, canModify: false },
		});
		const { state, recipientId } = await readDraft(context, documentId);
		const [fileId = ""] = Object.keys(state?.files ?? {});
		const own = draftField({ id: "own", type: "TextBox", recipientId, fileId, isRequired: false });
		expect(
			await take(context, documentId, [stepOf({ kind: "add", in: "fields", id: randomUUID(), value: own })]),
		).toEqual([]);
		const keyOf = async (id: string) => {
			const { state: now } = await readDraft(context, id);
			return Object.entries(now?.fields ?? {}).find(([, { id: name }]) => name === "own")?.[0] ?? "";
		};
		const relabel = (id: string, label: string) => stepOf({ kind: "patch", in: "fields", id, set: { label }, was: {} });
		const expectOwn = async (id: string) => {
			const key = await keyOf(id);
			const { state: now } = await readDraft(context, id);
			const others = Object.keys(now?.fields ?? {}).filter((one) => one !== key);
			expect(await take(context, id, [relabel(key, "Mine"), ...others.map((one) => relabel(one, "Theirs"))])).toEqual([
				"field",
			]);
		};
		await expectOwn(documentId);
		await expectOwn((await duplicateDocument(context, { documentId })).documentId);
		await send(context, documentId, inAnHour());
		await expectOwn((await duplicateDocument(context, { documentId })).documentId);
		await takeBackToDraft(context, { documentId });
		await expectOwn(documentId);
		const key = await keyOf(documentId);
		expect(await take(context, documentId, [stepOf({ kind: "remove", in: "fields", id: key, was: own })])).toEqual([]);
	});

	it("keep its limits when it’s no longer scheduled, and when it’s duplicated", async () => {
		const { context, templateId, documentId } = await makeLimited({ role: LOCKED, field, fieldPermission });
		await send(context, documentId, inAnHour());
		const scheduled = await duplicateDocument(context, { documentId });
		await takeBackToDraft(context, { documentId });
		await expectLimits(context, documentId, templateId);
		await send(context, documentId, null);
		const sent = await duplicateDocument(context, { documentId });
		for (const copy of [scheduled, sent]) {
			await expectLimits(context, copy.documentId, templateId);
			await send(context, copy.documentId, inAnHour());
			await takeBackToDraft(context, copy);
			await expectLimits(context, copy.documentId, templateId);
		}
	});

	it("keep its limits when it couldn’t be sent on time, and when it’s edited after it was sent", async () => {
		const { context, templateId, documentId } = await makeLimited({ role: LOCKED, field, fieldPermission });
		await send(context, documentId, inAnHour());
		await db().document.update({ where: { id: documentId }, data: { status: "Draft", scheduledFor: null } });
		await expectLimits(context, documentId, templateId);
		await send(context, documentId, null);
		await beginCorrection(context, { documentId });
		await expectLimits(context, documentId, templateId);
		await take(context, documentId, [setTitle("Rent")]);
		const { version } = await openDesk(context, { documentId });
		await applyCorrection(context, { documentId, version });
		await expectLimits(context, (await duplicateDocument(context, { documentId })).documentId, templateId);
	});

	it("keep its limits when it was sent through the API", async () => {
		const { context, templateId } = await makeLimited({ role: LOCKED, field, fieldPermission });
		const request = sendTemplateOperation.body.parse({});
		const { documentId } = await sendTemplate(context, { templateId, request, files: [] });
		await expectLimits(context, (await duplicateDocument(context, { documentId })).documentId, templateId);
	});
});

describe("undoing a removal where nothing can be added", () => {
	const fieldPermission = { canAdd: false, canModify: true, canModifyDefaultValue: true };

	async function makeRemovable() {
		const made = await makeLimited({ field: { mayChange: false, mayRemove: true }, fieldPermission });
		const { state, recipientId, fieldId } = await readDraft(made.context, made.documentId);
		const [recipient, value] = [state?.recipients[recipientId], state?.fields[fieldId]];
		if (!recipient || !value) throw new Error("The template has no role or field.");
		const removal = stepOf(
			{ kind: "remove", in: "fields", id: fieldId, was: value },
			{ kind: "remove", in: "recipients", id: recipientId, was: recipient },
		);
		const undo = stepOf(
			{ kind: "add", in: "recipients", id: recipientId, value: recipient },
			{ kind: "add", in: "fields", id: fieldId, value },
		);
		return { ...made, recipientId, fieldId, recipient, value, removal, undo };
	}

	it("works as often as it’s undone and redone, in one request or several", async () => {
		const { context, documentId, removal, undo } = await makeRemovable();
		const { state: before } = await readDraft(context, documentId);
		const again = (step: DraftStep) => ({ ...step, id: randomUUID() });
		expect(await take(context, documentId, [removal, undo, again(removal)])).toEqual([]);
		expect(await take(context, documentId, [again(undo)])).toEqual([]);
		expect((await readDraft(context, documentId)).state).toEqual(before);
		expect(await take(context, documentId, [again(removal)])).toEqual([]);
		expect((await readDraft(context, documentId)).state?.fields).toEqual({});
	});

	it("brings back exactly what was removed, whatever the request says", async () => {
		const { context, documentId, recipientId, fieldId, recipient, value, removal, undo } = await makeRemovable();
		const { state: before } = await readDraft(context, documentId);
		const other = { ...value, label: "Other", type: "TextBox" as const };
		const forged = stepOf(
			{ kind: "remove", in: "fields", id: fieldId, was: other },
			{ kind: "remove", in: "recipients", id: recipientId, was: { ...recipient, name: "Mia" } },
		);
		expect(await take(context, documentId, [forged])).toEqual([]);
		const back = stepOf(
			{ kind: "add", in: "recipients", id: recipientId, value: { ...recipient, name: "Mia" } },
			{ kind: "add", in: "fields", id: fieldId, value: other },
		);
		const changed = stepOf(...undo.operations, {
			kind: "patch",
			in: "fields",
			id: fieldId,
			set: { label: "X" },
			was: {},
		});
		expect(await take(context, documentId, [changed, back])).toEqual(["field"]);
		expect((await readDraft(context, documentId)).state).toEqual(before);
		const id = randomUUID();
		const invented = [
			stepOf({ kind: "remove", in: "fields", id, was: other }),
			stepOf({ kind: "add", in: "fields", id, value: other }),
		];
		expect(await take(context, documentId, invented)).toEqual(["newFields"]);
		const copied = stepOf({ kind: "add", in: "fields", id: randomUUID(), value });
		expect(await take(context, documentId, [removal, copied])).toEqual(["newFields"]);
	});

	it("is only for who removed it", async () => {
		const { context, documentId, removal, undo } = await makeRemovable();
		await take(context, documentId, [removal]);
		const { accountId, teamId } = context.principal;
		const admin = await makeUserContext({ accountId, teamId, role: "Admin" });
		expect(await take(admin, documentId, [undo])).toEqual(["newRoles"]);
		expect(await take(context, documentId, [undo])).toEqual([]);
	});
});
