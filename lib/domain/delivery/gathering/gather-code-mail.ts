import { findMailedDocument } from "#lib/db/stores/documents/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import type { Context } from "#lib/domain/context.ts";
import { CODE_MS, methodDue } from "#lib/domain/documents/proof-rules.ts";
import { mintProofCode } from "#lib/domain/signing/proving/mint-proof-code.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { documentParts, senderAddress } from "./mail-parts.ts";

const CODE_MINUTES = CODE_MS / 60_000;

/** The code that a signer has asked for by mail; nothing when it is not waited for any more. */
export async function gatherCodeMail(context: Context, job: MailJob, kind: "proof-code"): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const signer = document?.signers.find((one) => one.id === job.signerId);
	if (!document || document.deletedAt || !signer || methodDue(signer) !== "EmailOTP") return null;
	const minted = await mintProofCode(context, signer.id);
	if (minted === null) return null;
	const { code, triedUntil } = minted;
	const { name, email: address, locale } = signer;
	const parts = { ...documentParts(document, signer), locale, recipientName: name };
	return {
		content: { kind, ...parts, code, minutes: CODE_MINUTES },
		to: { name, address },
		replyTo: senderAddress(document),
		sentAs: await brandSender(document),
		attachments: [],
		document,
		signerId: signer.id,
		signerType: signer.type,
		isRequest: false,
		triedUntil,
	};
}
