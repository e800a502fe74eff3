import { momentOf, wallTime } from "#lib/i18n/wall-time.ts";

/** `2026-11-23T14:30` in a zone, as a control for day and time holds it. @param at in milliseconds */
export function localTimeText(at: number, timeZone: string): string {
	return wallTime(at, timeZone).slice(0, 16);
}

/** What such a control holds, in milliseconds; NaN for what is no time. */
export function readLocalTime(text: string, timeZone: string): number {
	return momentOf(text, timeZone);
}
