import { findReleasedSigner } from "#lib/db/stores/audit/audit-events.ts";
import { findMailedDocument } from "#lib/db/stores/documents/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { documentParts, noticeTo, senderAddress } from "./mail-parts.ts";

/** A mail to somebody who was asked and is not any more: of them the trail knows, no row does. */
export async function gatherReleasedMail(job: MailJob, kind: "signer-released"): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	if (!document || document.deletedAt || !job.signerId || job.eventSeq === undefined) return null;
	const released = await findReleasedSigner(document.id, job.eventSeq, job.signerId);
	if (!released) return null;
	const { name, email, locale, task } = released;
	return {
		...noticeTo({ name, email }),
		content: { kind, ...documentParts(document, null), locale, recipientName: name, task },
		replyTo: senderAddress(document),
		document,
		sentAs: await brandSender(document),
	};
}
