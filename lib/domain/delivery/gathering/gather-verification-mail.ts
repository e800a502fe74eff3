import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import { findMailedDocument } from "#lib/db/stores/documents/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import { newSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { judgeOf, providerOf } from "#lib/domain/identity-verification/rules.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { documentParts, senderAddress } from "./mail-parts.ts";
import { toldVerification } from "./told-verification.ts";

/**
 * What a signer is told of the identity document that they have shown; nothing where there is nothing to tell any more.
 * The link of an acceptance lets in one browser.
 */
export async function gatherVerificationMail(
	job: MailJob,
	kind: "identity-accepted" | "identity-rejected",
): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const signer = document?.signers.find((one) => one.id === job.signerId);
	if (!document || document.deletedAt || !signer) return null;
	const about = await toldVerification(signer, kind);
	if (!about) return null;
	const isAccepted = kind === "identity-accepted";
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
