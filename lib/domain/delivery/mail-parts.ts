import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { mailBrand } from "#lib/domain/brands/mail-brand.ts";
import { downloadName } from "#lib/domain/documents/settings.ts";
import { attachOrLink } from "#lib/mail/attach-or-link.ts";
import { storage } from "#lib/storage/storage.ts";
import type { MailAttachment } from "./gather-mail.ts";

/** What every mail about a document to somebody outside says. */
export function documentParts(document: WholeDocument) {
	const brand = mailBrand(document);
	return {
		...(brand ? { brand } : {}),
		documentTitle: document.title,
		senderName: document.sender.name,
		senderEmail: document.sender.email,
		accountName: document.account.name,
		isSandbox: document.isSandbox,
		timeZone: documentZone(document),
	};
}

/** Where replies to mails about a document go: to the person who sent it. */
export function senderAddress(document: WholeDocument) {
	return { name: document.sender.name, address: document.sender.email };
}

/** The sealed PDF as an attachment, or nothing when it is too large for a mail. */
export async function sealedAttachment(document: WholeDocument): Promise<MailAttachment[]> {
	if (!document.sealedKey) return [];
	const sizeBytes = await storage().size(document.sealedKey);
	if (attachOrLink(sizeBytes) === "link") return [];
	return [{ key: document.sealedKey, name: downloadName(document, ".pdf"), mediaType: "application/pdf" }];
}

/** Names for "signed by …", in the order of the request. */
export function signerNames(document: WholeDocument): string[] {
	return document.signers.map((signer) => signer.name);
}
