import type { RecipientNotification } from "#lib/contract/documents/literals.ts";
import type { DocumentSettings, SignerSettings } from "#lib/db/document-settings.ts";

/** What rules.ts makes of a request that says nothing. */
export const DEFAULT_EXPIRY = { expiryDateType: "Days", expiryValue: 60 } as const;

/**
 * Whether a recipient is to get a kind of mail: the signer's own word counts before the document's.
 *
 * @param own null for somebody who only gets a copy
 */
export function wantsRecipientMail(
	settings: DocumentSettings,
	own: SignerSettings | null,
	name: RecipientNotification,
): boolean {
	return own?.recipientNotifications?.[name] ?? settings.recipientNotifications?.[name] ?? true;
}

/** A document's file name with an ending. */
export function downloadName(
	document: { title: string; settings: Pick<DocumentSettings, "downloadFileName"> },
	ending: string,
): string {
	const name = document.settings.downloadFileName ?? document.title;
	return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}

/** The file name of a document's certificate of completion. */
export function certificateName(document: { title: string }): string {
	return `${document.title} - certificate.pdf`;
}
