import { isolate, plainText } from "#lib/i18n/bidi.ts";

/** What somebody wrote, and beside it what is said of it: a title from right to left draws no number into itself. */
export function beside(written: string, said: string): string {
	return written.trim() === "" ? said : plainText(`${isolate(written)} · ${said}`);
}
