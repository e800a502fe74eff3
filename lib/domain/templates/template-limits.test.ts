import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { addDraftFile } from "#lib/domain/drafts/add-draft-file.ts";
import { applySteps } from "#lib/domain/drafts/apply-steps.ts";
import { duplicateDocument } from "#lib/domain/drafts/duplicate-document.ts";
import { openDesk } from "#lib/domain/drafts/open-desk.ts";
import { sendFromDesk } from "#lib/domain/drafts/send-from-desk.ts";
import { addRecipient, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import { draftStateSchema } from "#lib/draft/draft-schema.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";

useTestDatabase();
afterAll(closePdfPool);

/** A document of a template that allows nothing, and asks for the value of a text. */
async function makeLimited() {
	const context = await makeUserContext();
	const templateId = await insertTemplate(context, false);
	const where = { templateId_version: { templateId, version: 1 } };
	const { state, terms } = await db().templateVersion.findUniqueOrThrow({ where });
	const limited = structuredClone(state) as { recipients: object; fields: object };
	const [role] = Object.values(limited.recipients);
	const [field] = Object.values(limited.fields);
	Object.assign(role, { mayChange: false, mayRemove: false });
	Object.assign(field, { mayChange: false, mayRemove: false, needsValue: true, type: "TextBox", value: null });
	const allows = { message: false, newRoles: false, newFiles: false, fileChanges: false };
	await db().templateVersion.update({
		where,
		data: { state: limited as object, terms: { ...(terms as object), allows } },
	});
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people: [] });
	return { context, documentId };
}

it("refuses what the template forbids of every step and file, also in a copy", async () => {
	const { context, documentId } = await makeLimited();
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
	const { context, documentId } = await makeLimited();
	const { version } = await openDesk(context, { documentId });
	await expect(sendFromDesk(context, { documentId, version, sendAt: null })).rejects.toMatchObject({
		fields: { Fields: [expect.stringMatching(/needs a value/)] },
	});
});
