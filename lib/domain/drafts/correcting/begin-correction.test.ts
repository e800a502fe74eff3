import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { getDocumentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { openDesk } from "../editing/open-editor.ts";
import { makeDraftField, setTitle, stepOf } from "../testing/steps.ts";
import { beginCorrection } from "./begin-correction.ts";

useTestDatabase();
afterAll(closePdfPool);

async function makeSent() {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{}, { name: "Mia", emailAddress: "mia@example.com" }]);
	const context = await makeUserContext({ accountId: caller.accountId });
	return { caller, documentId, context };
}

const inEditing = async ({ caller, documentId }: Awaited<ReturnType<typeof makeSent>>) => {
	const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
	return body.inEditingMode;
};

const TO_STEP = { baseVersion: 1, clientId: randomUUID() };

it("lets what was sent be changed beside what signers see, by several people, and keeps nothing of what is discarded", async () => {
	const sent = await makeSent();
	const { documentId, context } = sent;
	const versions = [await getDocumentVersion(context, { documentId })];
	await beginCorrection(context, { documentId });
	versions.push(await getDocumentVersion(context, { documentId }));
	await beginCorrection(await makeUserContext({ accountId: sent.caller.accountId }), { documentId });
	const desk = await openDesk(context, { documentId });
	expect(desk.facts.correction).toMatchObject({ by: context.principal.name, fixedRecipients: [] });
	expect(desk.facts.correction?.askedRecipients).toHaveLength(2);
	const rows = await db().documentField.findMany({ where: { documentId } });
	expect(Object.keys(desk.state?.fields ?? {}).sort()).toEqual(rows.map(({ id }) => id).sort());

	const answer = await applySteps(context, { documentId, ...TO_STEP, steps: [setTitle("Rent")] });
	expect(answer).toMatchObject({ version: 2, refused: [] });
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ title: "Lease", edition: 0 });

	const cancel = (more = "") => sent.caller.call("POST", `/v1/document/cancelEditing?documentId=${documentId}${more}`);
	expect(await cancel("&onBehalfOf=mia@example.com")).toMatchObject({ status: 400 });
	expect(await cancel()).toMatchObject({ status: 200 });
	// A page that shows the document notices both.
	expect(new Set(versions).size).toBe(2);
	expect(await getDocumentVersion(context, { documentId })).not.toBe(versions[1]);
	expect(await cancel()).toMatchObject({ status: 400, body: { error: "This document isn’t being edited." } });
	await expect(openDesk(context, { documentId })).rejects.toMatchObject({ gone: { status: "discarded" } });
	await beginCorrection(context, { documentId });
	expect(await openDesk(context, { documentId })).toMatchObject({
		version: 3,
		state: { document: { title: "Lease" } },
	});
});

it("refuses by name what is fixed: files, brand, reminders, who has signed and what is theirs", async () => {
	const { documentId, context } = await makeSent();
	await beginCorrection(context, { documentId });
	const signer = await db().signer.findFirstOrThrow({ where: { documentId, name: SIGNER.name } });
	await db().signer.update({ where: { id: signer.id }, data: { status: "Completed" } });
	const { state, facts } = await openDesk(context, { documentId });
	expect(facts.correction?.fixedRecipients).toEqual([signer.id]);
	const [other = ""] = Object.keys(state?.recipients ?? {}).filter((id) => id !== signer.id);
	const theirs =
		Object.entries(state?.fields ?? {}).find(([, { recipientId }]) => recipientId === signer.id)?.[0] ?? "";
	const [fileId = ""] = Object.keys(state?.files ?? {});
	const field = makeDraftField("TextBox", { id: "new", fileId, recipientId: signer.id });
	const steps = [
		stepOf({ kind: "patch", in: "files", id: fileId, set: { name: "Other" }, was: {} }),
		stepOf({ kind: "patch", in: "document", set: { brandId: randomUUID() }, was: {} }),
		stepOf({ kind: "patch", in: "document", set: { reminders: null }, was: {} }),
		stepOf({ kind: "patch", in: "document", set: { timeZone: "Europe/Paris" }, was: {} }),
		stepOf({ kind: "patch", in: "recipients", id: signer.id, set: { name: "X" }, was: {} }),
		stepOf({ kind: "patch", in: "recipients", id: other, set: { wave: 3 }, was: {} }),
		stepOf({ kind: "patch", in: "fields", id: theirs, set: { label: "X" }, was: {} }),
		stepOf({ kind: "add", in: "fields", id: randomUUID(), value: field }),
		stepOf({ kind: "patch", in: "recipients", id: other, set: { name: "Mia Sender" }, was: {} }),
	];
	const { refused } = await applySteps(context, { documentId, ...TO_STEP, steps });
	expect(refused.map(({ reason }) => reason.key)).toEqual([
		...["correctionFiles", "correctionBrand", "correctionReminders", "correctionSealedWith"],
		...["correctionSigned", "correctionAsked", "correctionSigned", "correctionSigned"],
	]);
	expect(refused[4]?.reason.values).toEqual({ name: SIGNER.name });
});

it("ends with its document, and says so", async () => {
	const sent = await makeSent();
	const { documentId, context } = sent;
	expect(await inEditing(sent)).toBe(false);
	await beginCorrection(context, { documentId });
	expect(await inEditing(sent)).toBe(true);
	const { body } = await sent.caller.call("GET", "/v1/document/list?page=1");
	expect(body.result).toMatchObject([{ documentId, inEditingMode: true }]);
	await revokeDocument(context, { documentId, message: "Wrong" });
	await expect(openDesk(context, { documentId })).rejects.toMatchObject({ gone: { status: "revoked" } });
	await expect(beginCorrection(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
});
