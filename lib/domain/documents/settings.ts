import type { ExpirySettings } from "./rules.ts";

/** What a send request says beyond the columns of a document; stored as one JSON, shown and acted upon later. */
export type DocumentSettings = {
	expiry: ExpirySettings | null;
	/** Tell the sender a day before it expires. */
	enableExpiryAlert: boolean;
	reminders: { enableAutoReminder: boolean; reminderDays: number; reminderCount: number } | null;
	/** The document id is not printed on the pages. */
	hideDocumentId: boolean;
};

export const DEFAULT_SETTINGS: DocumentSettings = {
	expiry: null,
	enableExpiryAlert: false,
	reminders: null,
	hideDocumentId: false,
};

/** What rules.ts makes of a request that says nothing. */
export const DEFAULT_EXPIRY = { expiryDateType: "Days", expiryValue: 60 } as const;

/** Settings as stored, with defaults for what an older row does not have. */
export function readSettings(stored: unknown): DocumentSettings {
	const given = stored !== null && typeof stored === "object" ? (stored as Partial<DocumentSettings>) : {};
	return { ...DEFAULT_SETTINGS, ...given };
}
