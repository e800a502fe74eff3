import { findMailedDocument } from "#lib/db/stores/documents/whole-document.ts";
import { brandSender } from "#lib/domain/brands/mail-brand.ts";
import type { Context } from "#lib/domain/context.ts";
import { mintCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { requestMessage } from "#lib/domain/documents/viewing/request-email.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { documentParts, finisherNames, sealedAttachment, senderAddress, signerNames } from "./mail-parts.ts";

/** A mail to somebody who only gets a copy. */
export async function gatherCopyMail(
	context: Context,
	job: MailJob,
	kind: "copy-sent" | "copy-completed",
): Promise<GatheredMail | null> {
	const document = await findMailedDocument(job.accountId, job.documentId);
	const copy = document?.carbonCopies.find((one) => one.id === job.carbonCopyId);
	if (!document || !copy || document.deletedAt) return null;
	const parts = {
		...documentParts(document, null),
		locale: document.signingSlots[0]?.locale ?? "EN",
		recipientName: "",
	};
	const envelope = {
		to: { name: "", address: copy.email },
		replyTo: senderAddress(document),
		document,
		sentAs: await brandSender(document),
		signerId: null,
		isRequest: false,
	};
	if (kind === "copy-sent") {
		if (document.status !== "InProgress") return null;
		return {
			...envelope,
			content: { kind, ...parts, signerNames: signerNames(document), message: requestMessage(document, "") },
			attachments: [],
		};
	}
	if (!wantsRecipientMail(document.settings, null, "completed")) return null;
	const attachments = await sealedAttachment(document);
	const content = {
		kind,
		...parts,
		...finisherNames(document),
		completedAt: document.closedAt ?? document.activityAt,
		isAttached: attachments.length > 0,
		...(attachments.length > 0 ? {} : await mintCopyLink(copy.id, context.now())),
	};
	return { ...envelope, content, attachments };
}
