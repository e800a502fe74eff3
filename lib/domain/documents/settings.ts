import type { FormGroup } from "#lib/contract/documents/form-groups.ts";
import type { GroupSignerSettings } from "#lib/contract/documents/group-signers.ts";
import { SIGNATURE_TYPES, type SignatureType } from "#lib/contract/documents/literals.ts";
import type { RecipientNotification, RecipientNotifications } from "#lib/contract/documents/recipient-notifications.ts";
import type { ExpirySettings } from "./rules.ts";

/** What a send request says beyond the columns of a document; stored as one JSON, shown and acted upon later. */
export type DocumentSettings = {
	expiry: ExpirySettings | null;
	/** Tell the sender a day before it expires. */
	enableExpiryAlert: boolean;
	reminders: { enableAutoReminder: boolean; reminderDays: number; reminderCount: number } | null;
	/** The document id is not printed on the pages. */
	hideDocumentId: boolean;
	downloadOption: "Combined" | "Individually";
	/** No text messages, whatever a signer's way of delivery. */
	disableSms: boolean;
	/** As the send request gave them, to be read back. */
	formGroups: FormGroup[];
	/** How signers may make their signature. */
	signatureTypes: SignatureType[];
	/** What downloads are called, without the ending; null: the title. */
	downloadFileName: string | null;
	/** Mails to recipients that were switched on or off; what is not named is on. */
	recipientNotifications: RecipientNotifications | null;
	/** As the send request gave them, to be read back. */
	groupSignerSettings: GroupSignerSettings | null;
};

const DEFAULT_SETTINGS: DocumentSettings = {
	expiry: null,
	enableExpiryAlert: false,
	reminders: null,
	hideDocumentId: false,
	downloadOption: "Combined",
	disableSms: false,
	formGroups: [],
	signatureTypes: [...SIGNATURE_TYPES],
	downloadFileName: null,
	recipientNotifications: null,
	groupSignerSettings: null,
};

/** What rules.ts makes of a request that says nothing. */
export const DEFAULT_EXPIRY = { expiryDateType: "Days", expiryValue: 60 } as const;

/** Settings as stored, with defaults for what an older row does not have. */
export function readSettings(stored: unknown): DocumentSettings {
	const given = stored !== null && typeof stored === "object" ? (stored as Partial<DocumentSettings>) : {};
	return { ...DEFAULT_SETTINGS, ...given };
}

/** What the send request says of one signer beyond the columns. */
export type SignerSettings = {
	/** null: as the document says. */
	recipientNotifications: RecipientNotifications | null;
};

/** A signer's settings as stored, with defaults for what an older row does not have. */
export function readSignerSettings(stored: unknown): SignerSettings {
	const given = stored !== null && typeof stored === "object" ? (stored as Partial<SignerSettings>) : {};
	return { recipientNotifications: null, ...given };
}

/** Whether a recipient is to get a kind of mail: the signer's own word counts before the document's. */
export function wantsRecipientMail(
	documentSettings: unknown,
	signerSettings: unknown,
	name: RecipientNotification,
): boolean {
	const own = readSignerSettings(signerSettings).recipientNotifications?.[name];
	return own ?? readSettings(documentSettings).recipientNotifications?.[name] ?? true;
}

/** A document's file name with an ending. */
export function downloadName(document: { title: string; settings: unknown }, ending: string): string {
	const name = readSettings(document.settings).downloadFileName ?? document.title;
	return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}

/** The file name of a document's certificate of completion: the interface calls it the audit log. */
export function certificateName(document: { title: string }): string {
	return `${document.title} - audit log.pdf`;
}
