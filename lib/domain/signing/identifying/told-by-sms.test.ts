import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { letSignerGoOn } from "#lib/domain/documents/changing/let-signer-go-on.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, senderOf } from "#lib/testing/identifying.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { browser } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { countJobs, makeSigningDocument } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { beginIdentity } from "./begin-identity.ts";
import { continueIdentified } from "./continue-identified.ts";

useTestDatabase();

const BY_SMS = { phoneCountryCode: "+33", phoneNumber: "612345678", deliveryMode: "SMS" } as const;

async function make(identity: { holdsForPrefill?: boolean } = {}, row: object = {}, document: object = {}) {
	const asked = askedForDocument(identity, { name: "Wanda Lee", ...BY_SMS, ...row });
	const { documentId, people } = await makeSigningDocument([{ name: "Wanda", row: asked }], document);
	const signerId = people[0]?.signerId ?? "";
	await insertVerification(signerId);
	return { documentId, signerId, sender: await senderOf(documentId) };
}

/** What goes out by text message now, and the token of the link in it. */
async function said(documentId: string): Promise<{ text: string; token: string }> {
	await runJobs("sms");
	const where = { documentId, channel: "sms" };
	const { text } = await db().mail.findFirstOrThrow({ where, orderBy: { createdAt: "desc" } });
	const token = /\/sign\/([\w-]{43})$/.exec(text)?.[1] ?? "";
	return { text: text.replace(/: http\S+$/u, ""), token };
}

it("who is reached by text message alone is told of a refusal, and tries again by the link in it", async () => {
	const { documentId, signerId, sender } = await make();
	await rejectIdentity(sender, { documentId, signerId, attempt: 1, reason: "NotReadable", note: null });
	const { text, token } = await said(documentId);
	expect(text).toBe('Your identity document was not accepted for "Lease". See why and try again');
	expect((await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome).toBe("done");
	expect(await countJobs("mail", documentId)).toBe(0);
});

it("is told once no try is left that there is none", async () => {
	const { documentId, signerId, sender } = await make({}, { authenticationTries: 1, locale: "FR" });
	await rejectIdentity(sender, { documentId, signerId, attempt: 1, reason: "Expired", note: null });
	const { text } = await said(documentId);
	expect(text).toMatch(/^Votre pièce d’identité n’a pas été acceptée pour «\u00a0Lease\u00a0»\. Voir pourquoi/);
	expect(text).not.toContain("réessayer");
});

it.each([
	["who has no mails", {}, {}],
	[
		"who has text messages besides, where mails are switched off",
		{ deliveryMode: "EmailAndSMS" },
		{ disableEmails: true },
	],
])(
	"is told of an acceptance, and goes on by the link in it, also where each access is to be proved: %s",
	async (_, row, document) => {
		const frequency = { authenticationFrequency: "EveryAccess" };
		const { documentId, signerId, sender } = await make({}, { ...row, ...frequency }, document);
		await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
		const { text, token } = await said(documentId);
		expect(text).toBe('Your identity is confirmed. You can now open "Lease"');
		const { kept } = await continueIdentified(browser(), token);
		expect((await authenticateSigner(browser(kept?.secret), token)).state).toBe("usable");
		expect(await countJobs("mail", documentId)).toBe(0);
	},
);

it("is told when the document opens that was held for them, and not before", async () => {
	const { documentId, signerId, sender } = await make({ holdsForPrefill: true });
	await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
	expect(await countJobs("sms", documentId)).toBe(0);
	await letSignerGoOn(sender, { documentId, signerId });
	expect((await said(documentId)).text).toContain("You can now open");
});
