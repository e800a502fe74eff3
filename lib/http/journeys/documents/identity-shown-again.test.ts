import { execFileSync } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { sealFindings } from "#lib/domain/identity-verification/findings.ts";
import { lookAtIdentityPicture } from "#lib/domain/identity-verification/look-at-identity-picture.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { beginIdentity } from "#lib/domain/signing/identifying/begin-identity.ts";
import { continueIdentified } from "#lib/domain/signing/identifying/continue-identified.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, beginIn, senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { PASSPORT } from "#lib/testing/identity-verification.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";

useTestDatabase();
afterAll(closePdfPool);

async function send(type: "EveryAccess" | "OncePerDocument") {
	const caller = await makeCaller();
	const identityVerificationSettings = { type, maximumRetryCount: 3, allowedDocumentTypes: ["Passport"] };
	const wanda = { name: "Wanda Lee", emailAddress: "wanda@example.com", authenticationType: "IdVerification" };
	const documentId = await sendTo(caller, [{ ...wanda, identityVerificationSettings }]);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const sender = await senderOf(documentId);
	const properties = async () => {
		const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		const [signer] = body.signerDetails as { idVerification: { status: string } }[];
		return signer?.idVerification.status;
	};
	const report = async () => {
		const body = { emailId: "wanda@example.com" };
		const answer = await caller.call("POST", `/v1/identityVerification/report?documentId=${documentId}`, body);
		const { document } = answer.body as { document?: { documentNumber: string } };
		return [answer.body.verificationResult, document?.documentNumber];
	};
	const shown = async () => {
		const { state, attempt } = await viewIdentity(sender, { documentId, signerId });
		const listed = (await viewForSender(sender, { documentId })).proofs[signerId]?.identity?.state;
		return [state, attempt, listed];
	};
	return { documentId, signerId, sender, properties, report, shown };
}

type Sent = Awaited<ReturnType<typeof send>>;

/** A passport was sent from a new browser and read, and waits for the sender. */
async function sendForReview({ signerId }: Sent, token: string, documentNumber: string): Promise<string> {
	const secret = await sendPassport(token);
	const findings = sealFindings({ source: "Mrz", data: { ...PASSPORT, documentNumber }, checks: [] });
	const where = { signerId, status: "Submitted" as const };
	await db().identityVerification.updateMany({ where, data: { status: "Review", findings } });
	return secret;
}

const begin = async (token: string) =>
	(await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome;
const pageOf = async (token: string, secret?: string) => {
	const page = await getSigningPage(browser(secret), token);
	return page.state === "unidentified" ? page.stage : page.state;
};

async function certificateOf(documentId: string): Promise<string> {
	await sealDocument(jobContext(), documentId);
	const { certificateKey } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const local = await storage().localPath(certificateKey ?? "");
	const text = execFileSync("pdftotext", ["-layout", local.path, "-"], { encoding: "utf8" });
	await local.release();
	return text.replace(/\s+/g, " ");
}

/** A document whose signer was accepted by a first link, and has an older one. */
async function sendAndAccept() {
	const sent = await send("EveryAccess");
	const { documentId, signerId, sender } = sent;
	const [token, older] = [await linkTo(signerId), await linkTo(signerId)];
	const secret = await sendForReview(sent, token, "FIRST0001");
	await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
	return { ...sent, token, older, secret };
}

it("an accepted identity stays what is told of the signer, whatever is shown after it on another device", async () => {
	const sent = await sendAndAccept();
	const { documentId, signerId, sender, token, older, secret } = sent;

	await sendForReview(sent, older, "OTHER0002");
	expect([await sent.shown(), await sent.properties(), await sent.report()]).toEqual([
		...[["Review", 2, "Review"], "Completed", ["Succeeded", "FIRST0001"]],
	]);
	const refusal = { documentId, signerId, reason: "OtherPerson", note: null } as const;
	for (const attempt of [2, 3, 4]) {
		await rejectIdentity(sender, { ...refusal, attempt });
		if (attempt < 4) await sendForReview(sent, older, "OTHER0002");
	}
	expect([await pageOf(older), await pageOf(token, secret)]).toEqual(["Locked", "open"]);
	expect([await sent.shown(), await sent.properties(), await sent.report()]).toEqual([
		...[["Accepted", 1, "Accepted"], "Completed", ["Succeeded", "FIRST0001"]],
	]);
	expect((await lookAtIdentityPicture(sender, { documentId, signerId, picture: "Front" })).length).toBeGreaterThan(0);

	await signAll(token, secret);
	const text = await certificateOf(documentId);
	expect(text).toContain("number ending in 0001");
	expect(text).not.toContain("number ending in 0002");
});

it("nothing is shown any more once it is signed: what was begun elsewhere goes, and a newer link leads to what was signed", async () => {
	const sent = await sendAndAccept();
	const { documentId, signerId, sender, token, older, secret } = sent;
	await sendForReview(sent, older, "OTHER0002");
	await signAll(token, secret);
	expect(await sent.shown()).toEqual(["Accepted", 1, "Accepted"]);
	await expect(acceptIdentity(sender, { documentId, signerId, attempt: 2 })).rejects.toMatchObject({
		code: "Conflict",
	});
	expect([await begin(older), await pageOf(older)]).toEqual(["over", "Signed"]);
	expect(await certificateOf(documentId)).toContain("number ending in 0001");
	const newer = await linkTo(signerId);
	expect(await pageOf(newer)).toBe("Accepted");
	const { kept } = await continueIdentified(browser(), newer);
	expect(await pageOf(newer, kept?.secret)).toBe("completed");
	expect((await continueIdentified(browser(), older)).outcome).toBe("stage");
});

it("another device that begins again takes from nobody the way in that the acceptance gave", async () => {
	const sent = await send("OncePerDocument");
	const { documentId, signerId, sender } = sent;
	const [token, older] = [await linkTo(signerId), await linkTo(signerId)];
	await sendForReview(sent, token, "FIRST0001");
	await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
	const after = await linkTo(signerId);
	const call = browser(await beginIn(older));
	expect((await addPhoto(call, older, "Front")).outcome).toBe("done");
	expect([await sent.shown(), await pageOf(after)]).toEqual([["Accepted", 1, "Accepted"], "Accepted"]);
	const { kept } = await continueIdentified(browser(), after);
	expect(await pageOf(after, kept?.secret)).toBe("open");
});
