import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { changeRecipient } from "#lib/domain/documents/changing/change-recipient.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { saveFieldValue } from "#lib/domain/signing/save-field-value.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { change, fieldOf, lookAt, makeSent, openCorrected, personOf, sign } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";
import { makeDraftField, makeRecipient } from "../testing/steps.ts";
import { applyCorrection } from "./apply-correction.ts";
import { takeBackConflicts } from "./take-back-conflicts.ts";

useTestDatabase();
afterAll(closePdfPool);

const fieldsOf = async (documentId: string) =>
	(await db().documentField.findMany({ where: { documentId }, orderBy: { fieldId: "asc" } })).map(
		({ fieldId, value, definition, signerId, id }) => ({ id, fieldId, value, definition, signerId }),
	);

const eventsOf = (documentId: string) => db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });

const hashIn = (data: unknown, name: string): unknown => Object(data)[name];

it("makes it what signers see, all at once: links and entries stay, who was asked is told once, who is new is asked", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const [ana, ben] = [await personOf(documentId, "Ana"), await personOf(documentId, "Ben")];
	await giveConsent(ana.link, { version: CONSENT_VERSION });
	await saveFieldValue(ana.link, { fieldId: "Ana box", revision: 0, value: { kind: "text", text: "Harbour Road" } });
	const desk = await openCorrected(context, documentId);
	const theirs = fieldOf(desk.state, "Ana box");
	const cleo = randomUUID();
	const stamp = { ...theirs, id: "Cleo box", recipientId: cleo };
	const { key: _key, ...added } = stamp;
	const version = await change(context, documentId, desk, [
		{ kind: "patch", in: "fields", id: theirs.key, set: { bounds: { ...theirs.bounds, x: 300 }, label: "Street" } },
		{
			kind: "add",
			in: "recipients",
			id: cleo,
			value: makeRecipient({ order: "a9", name: "Cleo", email: "cleo@example.com" }),
		},
		{ kind: "add", in: "fields", id: randomUUID(), value: added },
	]);
	await applyCorrection(context, { documentId, version });

	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({
		edition: 1,
		correctedSince: null,
		searchText: expect.stringContaining("cleo@example.com"),
	});
	const fields = await fieldsOf(documentId);
	expect(fields.map(({ fieldId, value }) => [fieldId, value])).toEqual([
		["Ana box", "Harbour Road"],
		["Ben box", null],
		["Cleo box", null],
	]);
	expect(fields[0]).toMatchObject({ id: theirs.key, definition: { label: "Street", bounds: { x: 300 } } });
	expect(await queuedMails(documentId)).toEqual([
		"corrected",
		"please-sign",
		"please-sign",
		"please-sign",
		"sender-viewed",
	]);
	const events = await eventsOf(documentId);
	const edited = events.find(({ type }) => type === "DocumentEdited");
	const sent = events.find(({ type }) => type === "DocumentSent");
	expect(edited?.actorId).toBe(context.principal.userId);
	expect(edited?.data).toMatchObject({ edition: 1, settings: 0, recipients: 1, fields: 2 });
	expect(edited?.data).toMatchObject({ before: hashIn(sent?.data, "definitionSha256") });
	expect(edited?.data).not.toMatchObject({ after: hashIn(sent?.data, "definitionSha256") });

	// Whoever looks at it as it was has to look again; the link is good.
	await expect(sign(ben.link, 0)).rejects.toMatchObject({ isCorrected: true });
	expect(await sign(ben.link, 1)).toEqual({ outcome: "signed" });
	// An Apply whose answer was lost.
	const { length: count } = await eventsOf(documentId);
	expect(await applyCorrection(context, { documentId, version })).toEqual({ documentId });
	expect(await eventsOf(documentId)).toHaveLength(count);
	await expect(lookAt(context, documentId)).rejects.toMatchObject({ gone: { status: "applied" } });
});

it("asks nobody while all documents are about to be deleted, and can be applied when that is undone", async () => {
	const { context, documentId } = await makeSent(["Ana"]);
	const { accountId } = context.principal;
	const desk = await openCorrected(context, documentId);
	const cleo = makeRecipient({ order: "a9", name: "Cleo", email: "cleo@example.com" });
	const { key: _key, ...field } = fieldOf(desk.state, "Ana box");
	const id = randomUUID();
	const version = await change(context, documentId, desk, [
		{ kind: "add", in: "recipients", id, value: cleo },
		{ kind: "add", in: "fields", id: randomUUID(), value: { ...field, id: "Cleo box", recipientId: id } },
	]);
	const now = new Date();
	const times = { startedAt: now, dueAt: new Date(now.getTime() + 86_400_000), steppedAt: now };
	const row = { id: randomUUID(), accountId, personName: "Ada", documentCount: 1, takesCertificates: false };
	await db().contentDeletion.create({ data: { ...row, ...times } });
	const before = await queuedMails(documentId);
	await expect(applyCorrection(context, { documentId, version })).rejects.toMatchObject({ code: "DeletionPending" });
	expect(await queuedMails(documentId)).toEqual(before);
	await db().contentDeletion.delete({ where: { accountId } });
	expect(await applyCorrection(context, { documentId, version })).toEqual({ documentId });
	expect(await queuedMails(documentId)).toHaveLength(before.length + 1);
});

it("is refused by name and field where somebody has signed meanwhile; what conflicts is taken back, the rest applied", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const ana = await personOf(documentId, "Ana");
	const desk = await openCorrected(context, documentId);
	const [first, second] = [fieldOf(desk.state, "Ana box"), fieldOf(desk.state, "Ben box")];
	const version = await change(context, documentId, desk, [
		{ kind: "remove", in: "fields", id: first.key },
		{
			kind: "add",
			in: "fields",
			id: randomUUID(),
			value: { ...makeDraftField("TextBox", { id: "more" }), fileId: first.fileId, recipientId: first.recipientId },
		},
		{ kind: "patch", in: "fields", id: second.key, set: { label: "City" } },
		{ kind: "patch", in: "document", set: { title: "Rent" } },
	]);
	expect(await sign(ana.link, 0)).toEqual({ outcome: "signed" });
	const before = await fieldsOf(documentId);
	const refused = await applyCorrection(context, { documentId, version }).catch((error: unknown) => error);
	expect(refused).toMatchObject({
		code: "Conflict",
		conflicts: [
			{
				why: "signed",
				in: "fields",
				id: first.key,
				property: null,
				sentence: { values: { name: "Ana", field: "Ana box" } },
			},
			{ why: "signed", in: "fields", property: null, sentence: { key: "correctionSignedFieldNew" } },
		],
	});
	expect(await fieldsOf(documentId)).toEqual(before);
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ edition: 0, title: "Lease" });

	const taken = await takeBackConflicts(context, { documentId, version });
	const { state } = await lookAt(context, documentId);
	expect(
		Object.values(state.fields)
			.map(({ id }) => id)
			.sort(),
	).toEqual(["Ana box", "Ben box"]);
	await applyCorrection(context, { documentId, ...taken });
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ edition: 1, title: "Rent" });
	const [kept, corrected] = await fieldsOf(documentId);
	expect(kept).toEqual(before[0]);
	expect(corrected).toMatchObject({ definition: { label: "City" } });
});

it("keeps what others changed meanwhile, and names what both changed", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const desk = await openCorrected(context, documentId);
	const owner = fieldOf(desk.state, "Ana box").recipientId;
	const version = await change(context, documentId, desk, [
		{ kind: "patch", in: "document", set: { message: "Corrected" } },
	]);
	const to = { oldSignerEmail: "ana@example.com", newSignerName: "Ada", newSignerEmail: "ada@example.com" };
	await changeRecipient(context, { documentId, ...to, phoneNumber: null, reason: "", order: null });
	await applyCorrection(context, { documentId, version });
	expect(await db().signer.findUnique({ where: { id: owner } })).toMatchObject({ name: "Ada" });

	const again = await openCorrected(context, documentId);
	const next = await change(context, documentId, again, [
		{ kind: "patch", in: "recipients", id: owner, set: { name: "Adele" } },
	]);
	const back = { oldSignerEmail: "ada@example.com", newSignerName: "Ana", newSignerEmail: "ana@example.com" };
	await changeRecipient(context, { documentId, ...back, phoneNumber: null, reason: "", order: null });
	await expect(applyCorrection(context, { documentId, version: next })).rejects.toMatchObject({
		conflicts: [{ why: "changed", in: "recipients", id: owner, property: "name" }],
	});
});

it("judges the whole by the rules of sending, and refuses a version that was not seen", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const desk = await openCorrected(context, documentId);
	const ben = fieldOf(desk.state, "Ben box");
	const version = await change(context, documentId, desk, [{ kind: "remove", in: "fields", id: ben.key }]);
	await expect(applyCorrection(context, { documentId, version: version - 1 })).rejects.toMatchObject({
		code: "Conflict",
	});
	await expect(applyCorrection(context, { documentId, version })).rejects.toMatchObject({
		code: "ValidationError",
		fields: { "Signers[1].FormFields": expect.anything() },
	});
	const removed = await change(context, documentId, await lookAt(context, documentId), [
		{ kind: "remove", in: "recipients", id: ben.recipientId },
	]);
	await applyCorrection(context, { documentId, version: removed });
	expect(await db().signer.count({ where: { documentId } })).toBe(1);
});

it("asks another person in a place anew: the former link is void, and what was entered is taken out", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const ana = await personOf(documentId, "Ana");
	await giveConsent(ana.link, { version: CONSENT_VERSION });
	await saveFieldValue(ana.link, { fieldId: "Ana box", revision: 0, value: { kind: "text", text: "Mine" } });
	const desk = await openCorrected(context, documentId);
	const version = await change(context, documentId, desk, [
		{ kind: "patch", in: "recipients", id: ana.signerId, set: { name: "Ada", email: "ada@example.com" } },
	]);
	await applyCorrection(context, { documentId, version });
	await expect(sign(ana.link, 1)).rejects.toMatchObject({ code: "LinkUnusable" });
	expect(await db().signer.findUnique({ where: { id: ana.signerId } })).toMatchObject({
		...{ name: "Ada", email: "ada@example.com", consentedAt: null, deliveryStatus: "Queued", position: 0 },
		activatedAt: expect.any(Date),
	});
	expect((await fieldsOf(documentId))[0]).toMatchObject({ fieldId: "Ana box", value: null });
});

it("hands a document to its seal when all who are left have signed", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const ana = await personOf(documentId, "Ana");
	expect(await sign(ana.link, 0)).toEqual({ outcome: "signed" });
	const desk = await openCorrected(context, documentId);
	const ben = fieldOf(desk.state, "Ben box");
	const version = await change(context, documentId, desk, [
		{ kind: "remove", in: "fields", id: ben.key },
		{ kind: "remove", in: "recipients", id: ben.recipientId },
	]);
	await applyCorrection(context, { documentId, version });
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ sealState: "Pending" });
	expect(await countJobs("seal", documentId)).toBe(1);
	await expect(lookAt(context, documentId)).rejects.toMatchObject({ gone: { status: "completed" } });
});

it("takes a correction that says nothing new for applied, and tells nobody", async () => {
	const { context, documentId } = await makeSent(["Ana"]);
	const { version } = await openCorrected(context, documentId);
	const before = await eventsOf(documentId);
	await applyCorrection(context, { documentId, version });
	expect(await eventsOf(documentId)).toEqual(before);
	expect(await queuedMails(documentId)).toEqual(["please-sign"]);
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({
		edition: 0,
		correctedSince: null,
	});
});
