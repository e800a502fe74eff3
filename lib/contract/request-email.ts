/** What the subject and the message of a signing email can name, as `{{document.title}}`. */
export const EMAIL_PLACEHOLDERS = ["document.title", "recipient.name", "sender.name"] as const;
export type EmailPlaceholder = (typeof EMAIL_PLACEHOLDERS)[number];

/** Subject and message of the email that asks to sign; empty: not set. */
export type RequestEmail = { subject: string; message: string };

export const REQUEST_EMAIL_LIMITS = { subject: 150, message: 5_000 } as const;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is EmailPlaceholder => EMAIL_PLACEHOLDERS.some((one) => one === name);

/** The text with its placeholders filled; others stay as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<EmailPlaceholder, string>>): string {
	return text.replace(PLACEHOLDER, (written, name: string) => (isKnown(name) ? values[name] : written));
}

/** The first placeholder that nothing fills, as it’s written; null if there is none. */
export function findUnknownPlaceholder(text: string): string | null {
	for (const [written, name = ""] of text.matchAll(PLACEHOLDER)) if (!isKnown(name)) return written;
	return null;
}
