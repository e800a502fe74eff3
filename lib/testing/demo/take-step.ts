import { db } from "#lib/db/client.ts";
import { setDeliveryFailed } from "#lib/db/stores/delivery/delivery-failures.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext, type SignerContext, type UserContext, visitorContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { expireDocument } from "#lib/domain/documents/ending/expire-document.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { readOwnFields } from "#lib/domain/documents/own-fields.ts";
import { checkDocument } from "#lib/domain/documents/pages/check-document.ts";
import { drawPageImages } from "#lib/domain/documents/pages/draw-page-images.ts";
import { sendScheduled } from "#lib/domain/documents/sending/send-scheduled.ts";
import { adoptMark } from "#lib/domain/signing/adopt-mark.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { saveFieldValue } from "#lib/domain/signing/save-field-value.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import type { DemoStep } from "./demo-documents.ts";
import { withdrawConsent } from "./identities.ts";
import { daysAgo } from "./moments.ts";

/** Lets happen to a document what its story says, by the verbs that pages and jobs call. */
export async function takeStep(context: UserContext, documentId: string, step: DemoStep): Promise<void> {
	switch (step.kind) {
		case "view":
			return markViewed(await contextOfSigner(documentId, step));
		case "sign":
			return sign(await contextOfSigner(documentId, step), documentId);
		case "decline":
			return declineDocument(await contextOfSigner(documentId, step), { reason: step.reason });
		case "revoke":
			return revokeDocument({ ...context, now: daysAgo(step.daysAgo) }, { documentId, message: step.message });
		case "expire":
			return expireDocument(jobContext(daysAgo(step.daysAgo)), documentId);
		case "bounce":
			return bounce(documentId, step.signer);
		case "fail-to-send":
			await withdrawConsent(context);
			return sendScheduled(jobContext(daysAgo(step.daysAgo)), documentId);
	}
}

async function signerAt(documentId: string, position: number) {
	return db().signer.findFirstOrThrow({ where: { documentId, position } });
}

async function contextOfSigner(
	documentId: string,
	{ signer, daysAgo: days }: { signer: number; daysAgo: number },
): Promise<SignerContext> {
	const { id } = await signerAt(documentId, signer);
	const link = await mintSigningLink(db(), id, "copied", null);
	const token = link.slice(link.lastIndexOf("/") + 1);
	const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "Demonstration", now: daysAgo(days) };
	const found = await authenticateSigner(call, token);
	if (found.state === "unknown") throw new Error(`There is no link for signer ${signer}.`);
	return found.context;
}

async function sign(context: SignerContext, documentId: string): Promise<void> {
	// Nobody signs a page that nobody can see.
	await drawPageImages(jobContext(), documentId);
	await checkDocument(jobContext(), documentId);
	await giveConsent(context, { version: CONSENT_VERSION });
	await adoptMark(context, "signature", { kind: "type", text: context.principal.name, face: "caveat" });
	const fields = await readOwnFields(db(), context.principal.signerId);
	for (const { id, type, revision } of fields) {
		if (type === "Signature") await saveFieldValue(context, { fieldId: id, revision, value: { kind: "adopted" } });
	}
	await finishSigning(context, { edition: 0 });
}

async function bounce(documentId: string, position: number): Promise<void> {
	const { id, email: to } = await signerAt(documentId, position);
	const reason = "550 5.1.1 There is no mailbox of this name.";
	await inTransaction((tx) => setDeliveryFailed(tx, id, { channel: "mail", to, reason, at: new Date() }));
}
