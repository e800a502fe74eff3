import { type EmailPlaceholder, fillPlaceholders } from "#lib/contract/request-email.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { visibleSender } from "../asking/visible-sender.ts";

/** The subject of emails that ask to sign, with its placeholders; null: the usual one. */
export function requestSubject({ requestSubject: ofTemplate, brand }: WholeDocument): string | null {
	return ofTemplate || brand?.settings.requestSubject || null;
}

/** What a recipient reads as the sender’s message: of the request or the template, else of the brand. */
export function requestMessage(document: WholeDocument, recipientName: string): string {
	const values: Record<EmailPlaceholder, string> = {
		"document.title": document.title,
		"recipient.name": recipientName,
		"sender.name": visibleSender(document).name,
	};
	return fillPlaceholders(document.message || document.brand?.settings.requestMessage || "", values);
}
