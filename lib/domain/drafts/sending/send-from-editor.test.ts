import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { documentPropertiesModel } from "#lib/contract/documents/reading/read-models.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { getDocumentProperties } from "#lib/domain/documents/viewing/get-document-properties.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { duplicateDocument } from "../copying/duplicate-document.ts";
import { addDraftFile } from "../editing/add-draft-file.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { openDesk } from "../editing/open-editor.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "../testing/steps.ts";
import { corpusFile } from "../testing/upload.ts";
import { sendDraft } from "./send-draft.ts";
import { sendFromDesk } from "./send-from-editor.ts";

useTestDatabase();
afterAll(closePdfPool);

const clientId = randomUUID();
const MIA = { name: "Mia Chen", email: "mia@example.com" };

async function upload(context: UserContext, documentId: string, name = "plain.pdf") {
	const file = await corpusFile(name);
	const input = { documentId, file, fileId: null, replaces: null, baseVersion: 0, clientId };
	return (await addDraftFile(context, input)).file;
}

function addField(recipientId: string, fileId: string, more: Partial<DraftField> = {}) {
	const value = makeDraftField("Signature", { recipientId, fileId, ...more });
	return stepOf({ kind: "add", in: "fields", id: randomUUID(), value });
}

/** A draft that can be sent, of version 3 and with a file. */
async function makeDraft(context: UserContext) {
	const documentId = randomUUID();
	const file = await upload(context, documentId);
	const mia = randomUUID();
	const steps = [addRecipient(MIA, mia), addField(mia, file.id)];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	expect(refused).toEqual([]);
	return { documentId, version, file, mia };
}

const change = (context: UserContext, documentId: string, ...steps: object[]) =>
	applySteps(context, { documentId, baseVersion: 0, clientId, steps });

it("sends a draft as the interface sends a document: rows, trail and mails in one", async () => {
	const context = await makeUserContext();
	const { documentId, version, file } = await makeDraft(context);
	const second = await upload(context, documentId, "rotate90.pdf");
	const removed = await upload(context, documentId, "rotate180.pdf");
	const { id: removedId, ...was } = removed;
	const order = [
		stepOf({ kind: "remove", in: "files", id: removedId, was }),
		stepOf({ kind: "patch", in: "files", id: second.id, set: { order: "Zz", name: "First.pdf" }, was: {} }),
		setTitle("Lease of the boat house"),
	];
	const { version: last } = await change(context, documentId, ...order);
	expect(await sendFromDesk(context, { documentId, version: last, sendAt: null })).toEqual({ documentId });
	const sent = await db().document.findUniqueOrThrow({
		where: { id: documentId },
		include: { files: { orderBy: { position: "asc" } }, signers: true, fields: true },
	});
	expect(sent).toMatchObject({
		status: "InProgress",
		title: "Lease of the boat house",
		pageCount: 2,
		files: [
			{ id: second.id, name: "First.pdf", position: 0, firstPage: 1 },
			{ id: file.id, name: "plain.pdf", position: 1, firstPage: 2 },
		],
		signers: [{ ...MIA, status: "NotCompleted" }],
		fields: [{ type: "Signature", page: 2 }],
	});
	expect(sent.expiresAt).not.toBeNull();
	expect(sent.brandId).not.toBeNull();
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	expect(events.map((event) => event.type)).toEqual(["DocumentCreated", "DocumentSent"]);
	expect(events[1]?.data).toMatchObject({ definitionSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
	// Several files become one, which is checked first.
	expect(await queuedMails(documentId)).toEqual([]);
	await runJobs("page-images");
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
	expect(version).toBeLessThan(last);
});

it("answers a Send whose answer was lost as the first one, and sends once", async () => {
	const context = await makeUserContext();
	const { documentId, version } = await makeDraft(context);
	const send = () => sendFromDesk(context, { documentId, version, sendAt: null });
	expect(await Promise.all([send(), send(), send()])).toEqual([{ documentId }, { documentId }, { documentId }]);
	expect(await send()).toEqual({ documentId });
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
	expect(await db().auditEvent.count({ where: { documentId, type: "DocumentSent" } })).toBe(1);
	const other = sendFromDesk(context, { documentId, version: version + 1, sendAt: null });
	await expect(other).rejects.toMatchObject({ gone: { status: "sent", by: "Ada Sender" } });
	await expect(change(context, documentId, setTitle("Late"))).rejects.toMatchObject({ gone: { status: "sent" } });
});

it("refuses a version that is not the newest, and changes nothing", async () => {
	const context = await makeUserContext();
	const { documentId, version } = await makeDraft(context);
	await change(context, documentId, setTitle("Changed in another window"));
	const old = sendFromDesk(context, { documentId, version, sendAt: null });
	await expect(old).rejects.toMatchObject({ code: "Conflict", said: { key: "draftOutdated" } });
	await expect(old).rejects.not.toHaveProperty("gone");
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({
		status: "Draft",
		eventCount: 1,
	});
});

it("keeps a change that comes while it is sent out of it, or refuses the Send: never half of each", async () => {
	const context = await makeUserContext();
	const { documentId, version } = await makeDraft(context);
	const [sent, changed] = await Promise.allSettled([
		sendFromDesk(context, { documentId, version, sendAt: null }),
		change(context, documentId, setTitle("Other")),
	]);
	expect([sent.status, changed.status].sort()).toEqual(["fulfilled", "rejected"]);
	const { title, status } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect([title, status]).toEqual(sent.status === "fulfilled" ? ["plain", "InProgress"] : ["Other", "Draft"]);
});

it("schedules a draft, which is sent when its time has come", async () => {
	const context = await makeUserContext();
	const { documentId, version } = await makeDraft(context);
	const sendAt = Math.floor(Date.now() / 1000) + 7_200;
	await sendFromDesk(context, { documentId, version, sendAt });
	const stored = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(stored).toMatchObject({ status: "Scheduled", scheduledFor: new Date(sendAt * 1000), sentAt: null });
	const again = sendFromDesk(context, { documentId, version, sendAt });
	expect(await again).toEqual({ documentId });
});

it("names what the interface would refuse, stores nothing, and can be sent when it is right", async () => {
	const context = await makeUserContext();
	const { documentId, mia, file } = await makeDraft(context);
	const ben = randomUUID();
	const { version } = await change(context, documentId, addRecipient({ order: "a1", email: "no address" }, ben));
	const refused = sendFromDesk(context, { documentId, version, sendAt: null });
	await expect(refused).rejects.toMatchObject({
		code: "ValidationError",
		fields: { "Signers[1].EmailAddress": expect.any(Array), "Signers[1].Name": expect.any(Array) },
	});
	const right = [
		stepOf({ kind: "patch", in: "recipients", id: ben, set: { name: "Ben", email: "ben@example.com" }, was: {} }),
		addField(ben, file.id, { id: "ben", bounds: { x: 40, y: 200, width: 150, height: 40 } }),
	];
	const next = await change(context, documentId, ...right);
	expect(await db().signer.count({ where: { documentId } })).toBe(0);
	await sendFromDesk(context, { documentId, version: next.version, sendAt: null });
	expect(await db().signer.count({ where: { documentId } })).toBe(2);
	expect(mia).not.toBe(ben);
});

it("refuses fields without a page or a recipient, and two files of which one is signed", async () => {
	const context = await makeUserContext();
	const { documentId, file } = await makeDraft(context);
	const lost = await change(context, documentId, addField(randomUUID(), file.id, { id: "lost" }));
	const send = (version: number) => sendFromDesk(context, { documentId, version, sendAt: null });
	await expect(send(lost.version)).rejects.toMatchObject({ said: { key: "draftFieldsLost" } });
	await upload(context, documentId, "bb-libpdf.pdf");
	await expect(send(lost.version + 1)).rejects.toMatchObject({ said: { key: "draftSignedFile" } });
});

it("sends nobody else's draft", async () => {
	const owner = await makeUserContext();
	const { documentId, version } = await makeDraft(owner);
	const { accountId } = owner.principal;
	for (const other of [await makeUserContext(), await makeUserContext({ accountId, role: "Member" })]) {
		const sent = sendFromDesk(other, { documentId, version, sendAt: null });
		await expect(sent).rejects.toMatchObject({ code: "NotFound" });
	}
	const leader = await makeUserContext({ accountId });
	await sendFromDesk(leader, { documentId, version, sendAt: null });
	const { senderId } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(senderId).toBe(owner.principal.userId);
});

it("is sent by the interface as it stands", async () => {
	const context = await makeUserContext();
	const { documentId } = await makeDraft(context);
	await change(context, documentId, setTitle("As it stands"));
	expect(await sendDraft(context, { documentId })).toEqual({ documentId });
	const { title, status } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect([title, status]).toEqual(["As it stands", "InProgress"]);
	await expect(sendDraft(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
});

it("sends to any one of people who were entered, as to a group, and copies them", async () => {
	const context = await makeUserContext();
	const { documentId, mia } = await makeDraft(context);
	const entered = ["Ida Fox", "Omar Diaz"].map((name) => ({ id: randomUUID(), name, email: `${name[0]}@example.com` }));
	const set = { people: entered.map((one) => ({ ...one, email: ` ${one.email} ` })), name: "", email: "" };
	const { version } = await change(
		context,
		documentId,
		stepOf({ kind: "patch", in: "recipients", id: mia, set, was: {} }),
	);
	const group = {
		...{ signType: "Group", groupId: null, signerName: "Ida Fox or Omar Diaz", signerEmail: "" },
		groupSigners: [{ signerName: "Ida Fox" }, { signerName: "Omar Diaz" }],
	};
	const read = async () => {
		const read = await getDocumentProperties(context, { documentId });
		expect(documentPropertiesModel.safeParse(read).error).toBeUndefined();
		return read;
	};
	expect((await read()).signerDetails).toMatchObject([group]);
	await sendFromDesk(context, { documentId, version, sendAt: null });
	expect((await read()).signerDetails).toMatchObject([{ ...group, formFields: [{ type: "Signature" }] }]);
	const rows = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	expect(rows.map(({ name, email, groupName, groupId }) => [name, email, groupName, groupId])).toEqual([
		["Ida Fox", "I@example.com", "Ida Fox or Omar Diaz", null],
		["Omar Diaz", "O@example.com", "Ida Fox or Omar Diaz", null],
	]);
	expect(new Set(rows.map(({ groupKey }) => groupKey)).size).toBe(1);
	expect(await db().documentField.count({ where: { documentId } })).toBe(2);
	expect(await queuedMails(documentId)).toEqual(["please-sign", "please-sign"]);

	const copy = await duplicateDocument(context, { documentId });
	const { state } = await openDesk(context, copy);
	const [recipient] = Object.values(state?.recipients ?? {});
	const people = entered.map(({ name, email }) => ({ id: expect.any(String), name, email }));
	expect(recipient).toMatchObject({ name: "", email: "", groupId: null, people });
});

it.each([
	["brand", { in: "document", set: { brandId: randomUUID() } }, "BrandId"],
	["identity", { in: "document", set: { onBehalfOf: "gone@example.com" } }, "OnBehalfOf"],
	["group", { in: "recipients", set: { groupId: randomUUID() } }, "Signers[0].GroupId"],
] as const)("names a %s that is gone, and sends nothing", async (_, { in: where, set }, part) => {
	const context = await makeUserContext();
	const { documentId, mia } = await makeDraft(context);
	const patch = { kind: "patch", in: where, id: mia, set, was: {} };
	const { id: _id, ...ofDocument } = patch;
	const operation = (where === "document" ? ofDocument : patch) as DraftOperation;
	const { version, refused } = await change(context, documentId, stepOf(operation));
	expect(refused).toEqual([]);
	const sent = sendFromDesk(context, { documentId, version, sendAt: null });
	await expect(sent).rejects.toMatchObject({ fields: { [part]: [expect.any(String)] } });
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ status: "Draft" });
});
