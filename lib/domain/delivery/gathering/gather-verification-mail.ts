import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import { listReadVerifications, type ReadVerification } from "#lib/db/stores/identity-verifications.ts";
import { hasComeIn } from "#lib/db/stores/signer-proofs.ts";
import { findMailedDocument, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import { newSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import { triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { judgeOf, providerOf } from "#lib/domain/identity-verification/rules.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { documentParts, senderAddress } from "./mail-parts.ts";

/** Whether a signer whom nobody kept waiting has come in meanwhile: then they know. */
async function isKnown(
	{ id, settings }: WholeDocument["signers"][number],
	{ reviewerName, statusAt }: ReadVerification,
): Promise<boolean> {
	return reviewerName === null && !settings.identity?.holdsForPrefill && (await hasComeIn(id, statusAt));
}

/**
 * What a signer is told of the identity document that they have shown; nothing of a refusal where another try is under way
 * by now, or where nothing is asked any more. The link of an acceptance lets in one browser.
 */
export async function gatherVerificationMail(
	job: MailJob,
	kind: "identity-accepted" | "identity-rejected",
): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const signer = document?.signers.find((one) => one.id === job.signerId);
	if (!document || document.deletedAt || signer?.authenticationType !== "IdVerification") return null;
	const { latest, accepted } = triesOf(await listReadVerifications(document.id), signer.id);
	const isAccepted = kind === "identity-accepted";
	const about = isAccepted ? accepted : latest;
	if (!about || (!isAccepted && about.status !== "Failed")) return null;
	if (isAccepted && (await isKnown(signer, about))) return null;
	const link = newSigningLink(signer.id, isAccepted ? "accepted" : "mail");
	const { name, email: address, locale } = signer;
	const parts = { ...documentParts(document, signer), locale, recipientName: name, url: link.url };
	const refusal = {
		// Only what the contract knows was ever stored.
		rejection: (about.rejection ?? "Other") as IdentityRejection,
		note: about.note ?? "",
		triesLeft: triesLeft(signer),
	};
	return {
		content: isAccepted
			? { kind: "identity-accepted", ...parts, by: judgeOf(about), provider: providerOf(about) }
			: { kind: "identity-rejected", ...parts, ...refusal },
		to: { name, address },
		replyTo: senderAddress(document),
		sentAs: await brandSender(document),
		attachments: [],
		document,
		link,
		signerId: signer.id,
		signerType: signer.type,
		isRequest: false,
	};
}
