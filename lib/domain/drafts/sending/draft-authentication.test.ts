import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import { db } from "#lib/db/client.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { addAuthentication } from "#lib/domain/documents/changing/add-authentication.ts";
import { changeProofOfDraft } from "#lib/domain/documents/drafting/change-proof-of-draft.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { duplicateDocument } from "../copying/duplicate-document.ts";
import { takeBackToDraft } from "../copying/take-back-to-draft.ts";
import { applyCorrection } from "../correcting/apply-correction.ts";
import { beginCorrection } from "../correcting/begin-correction.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { openDesk } from "../editing/open-editor.ts";
import { setDraftAccessCode } from "../editing/set-draft-access-code.ts";
import { stepOf } from "../testing/steps.ts";
import { sendDraft } from "./send-draft.ts";
import { sendFromDesk } from "./send-from-editor.ts";

useTestDatabase();
afterAll(closePdfPool);

const CODE = "Harbour-12";
const GUARD = { authenticationType: "AccessCode", authenticationCode: CODE, authenticationRetryCount: 3 };

async function send(parts: Record<string, string> = {}, signer: object = GUARD) {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ ...signer }], parts);
	return { documentId, context: await makeUserContext({ accountId: caller.accountId }) };
}

async function personOf(context: UserContext, documentId: string) {
	const { state, version } = await openDesk(context, { documentId });
	const [id = "", recipient] = Object.entries(state?.recipients ?? {})[0] ?? [];
	return { id, recipient, version };
}

const signerOf = (documentId: string) => db().signer.findFirstOrThrow({ where: { documentId } });

/** All that is stored of a draft, but what is kept of its access codes. */
async function storedOf(documentId: string): Promise<string> {
	const draft = await db().draft.findMany({ where: { documentId } });
	return JSON.stringify([draft, await db().draftStep.findMany({ where: { draft: { documentId } } })]);
}

it("a document that is taken back asks for the same when it is sent again, and its code is nowhere in the draft", async () => {
	const at = String(Math.ceil(Date.now() / 1000) + 7200);
	const { documentId, context } = await send({ ScheduledSendTime: at });
	await takeBackToDraft(context, { documentId });
	const { recipient } = await personOf(context, documentId);
	expect(recipient).toMatchObject({
		authentication: { method: "AccessCode", tries: 3, frequency: null },
		hasAccessCode: true,
	});
	expect(await storedOf(documentId)).not.toMatch(/Harbour|argon2/);
	await sendDraft(context, { documentId });
	const signer = await signerOf(documentId);
	expect(signer).toMatchObject({ authenticationType: "AccessCode", authenticationTries: 3 });
	expect(await verifyPassword(signer.accessCodeHash, CODE)).toBe(true);
	expect(await db().draftAccessCode.count({ where: { documentId } })).toBe(0);
});

it("a copy has to have another code, set apart from its steps, before it can be sent", async () => {
	const { documentId: sourceId, context } = await send();
	const { documentId } = await duplicateDocument(context, { documentId: sourceId });
	const { id, recipient, version } = await personOf(context, documentId);
	expect(recipient).toMatchObject({ authentication: { method: "AccessCode" }, hasAccessCode: false });
	const part = "Signers[0].AuthenticationCode";
	await expect(sendDraft(context, { documentId })).rejects.toMatchObject({ fields: { [part]: {} } });
	// A step can say that there is one; that alone sends nothing.
	const pretended = stepOf({ kind: "patch", in: "recipients", id, set: { hasAccessCode: true }, was: {} });
	const clientId = randomUUID();
	await applySteps(context, { documentId, baseVersion: version, clientId, steps: [pretended] });
	await expect(sendDraft(context, { documentId })).rejects.toMatchObject({ fields: { [part]: {} } });
	const other = await makeUserContext();
	const given = { documentId, recipientId: id, accessCode: "Quay-7" };
	await expect(setDraftAccessCode(other, given)).rejects.toMatchObject({ code: "NotFound" });
	await expect(setDraftAccessCode(context, { ...given, accessCode: " " })).rejects.toMatchObject({
		fields: { AccessCode: {} },
	});
	await setDraftAccessCode(context, given);
	expect(await storedOf(documentId)).not.toMatch(/Quay|argon2/);
	await sendDraft(context, { documentId });
	expect(await verifyPassword((await signerOf(documentId)).accessCodeHash, "Quay-7")).toBe(true);
	await expect(setDraftAccessCode(context, given)).rejects.toMatchObject({ code: "Conflict" });
});

it("a code that takes another's place while the draft is being sent is not lost: the draft stays one", async () => {
	const at = String(Math.ceil(Date.now() / 1000) + 7200);
	const { documentId, context } = await send({ ScheduledSendTime: at });
	await takeBackToDraft(context, { documentId });
	const { id: signerId, version } = await personOf(context, documentId);
	const accessCodeHash = await hashPassword("Quay-7");
	const sendIt = () => sendFromDesk(context, { documentId, version, sendAt: null });
	let sent: Promise<unknown> = Promise.resolve();
	await db().$transaction(
		async (tx) => {
			const document = await lockDocument(tx, { accountId: context.principal.accountId }, documentId);
			if (!document) throw new Error("There is no document.");
			sent = sendIt().catch((error: object) => error);
			await expect.poll(() => countWaiting('"Document"'), { timeout: 60_000 }).toBe(1);
			const change = () => ({ set: { hasAccessCode: true }, accessCodeHash });
			await changeProofOfDraft(tx, { ...context, reach: "account" }, document, { signerId }, change);
		},
		{ timeout: 90_000 },
	);
	expect(await sent).toMatchObject({ code: "Conflict", said: { key: "draftOutdated" } });
	expect(await db().signer.count({ where: { documentId } })).toBe(0);
	// The draft says the same as before, so it is of the same version.
	await sendIt();
	expect(await verifyPassword((await signerOf(documentId)).accessCodeHash, "Quay-7")).toBe(true);
}, 120_000);

/** A correction of the one recipient of a sent document, applied. */
async function correct(context: UserContext, documentId: string, set: object): Promise<void> {
	await beginCorrection(context, { documentId });
	const { id, version: baseVersion } = await personOf(context, documentId);
	const steps = [stepOf({ kind: "patch", in: "recipients", id, set, was: {} })];
	const { version } = await applySteps(context, { documentId, baseVersion, clientId: randomUUID(), steps });
	await applyCorrection(context, { documentId, version });
}

const SMS = { authenticationType: "SMSOTP", phoneNumber: { countryCode: "+33", number: "612345678" } };
const PROOFS = { name: { name: "Wanda Leigh" }, number: { phone: "+33 698765432" } };

it.each([
	["an identity document, compared with another name", { authenticationType: "IdVerification" }, "name", true],
	["an identity document, which knows no number", { authenticationType: "IdVerification" }, "number", false],
	["a code that went to another number", SMS, "number", true],
	["a code by text message, which knows no name", SMS, "name", false],
	["a code by email, which knows no name", { authenticationType: "EmailOTP" }, "name", false],
] as const)(
	"a correction voids what was proved where it was about what is corrected: %s",
	async (_, guard, what, isVoid) => {
		const { documentId, context } = await send({}, guard);
		const { id: signerId } = await signerOf(documentId);
		const at = new Date();
		await db().signerProof.create({ data: { hash: signerId, signerId, provedAt: at, lastUsedAt: at } });
		await insertVerification(signerId, { status: "Succeeded" });
		const proved = { provedAt: at, failedProofs: 1, failedProofAt: at };
		await db().signer.update({ where: { id: signerId }, data: proved });
		await correct(context, documentId, PROOFS[what]);
		const signer = await signerOf(documentId);
		expect(signer).toMatchObject(what === "name" ? { name: "Wanda Leigh" } : { phoneNumber: "698765432" });
		expect(signer).toMatchObject(isVoid ? { provedAt: null, failedProofs: 0, failedProofAt: null } : proved);
		const where = { signerId };
		const left = [await db().signerProof.count({ where }), await db().identityVerification.count({ where })];
		expect(left).toEqual(isVoid ? [0, 0] : [1, 1]);
		expect(await db().signerToken.count({ where: { signerId, revokedAt: { not: null } } })).toBe(0);
	},
);

it("a correction changes nothing about it, and voids what was proved where another address is asked", async () => {
	const { documentId, context } = await send({}, { authenticationType: "EmailOTP" });
	await beginCorrection(context, { documentId });
	const { id, recipient, version } = await personOf(context, documentId);
	const clientId = randomUUID();
	const apply = (baseVersion: number, set: object) => {
		const steps = [stepOf({ kind: "patch", in: "recipients", id, set, was: {} })];
		return applySteps(context, { documentId, baseVersion, clientId, steps });
	};
	expect((await apply(version, { authentication: null })).refused).toMatchObject([
		{ reason: { key: "correctionAuthentication" } },
	]);
	const at = new Date();
	const signer = await signerOf(documentId);
	await db().signerProof.create({ data: { hash: "h", signerId: signer.id, provedAt: at, lastUsedAt: at } });
	// On the document's page it is changed at once, beside the correction.
	const asked = { method: "AccessCode", accessCode: CODE, tries: null, frequency: null, phoneNumber: null } as const;
	await addAuthentication(context, { documentId, who: { signerId: signer.id }, ...asked });
	await db().signerProof.create({ data: { hash: "i", signerId: signer.id, provedAt: at, lastUsedAt: at } });
	const { version: last } = await apply(version, { email: `new-${recipient?.email}` });
	await applyCorrection(context, { documentId, version: last });
	expect(await signerOf(documentId)).toMatchObject({
		email: `new-${recipient?.email}`,
		authenticationType: "AccessCode",
		provedAt: null,
	});
	expect(await db().signerProof.count({ where: { signerId: signer.id } })).toBe(0);
});
