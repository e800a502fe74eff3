import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { intlLocale } from "#lib/i18n/locales.ts";
import { remembered } from "#lib/i18n/remembered.ts";

const relativeFormat = remembered((tag) => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));

const STEPS: [limitSeconds: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
	[60, "second", 1],
	[3600, "minute", 60],
	[86_400, "hour", 3600],
	[7 * 86_400, "day", 86_400],
];

/** "3 hours ago"; null after a week. */
export function relativeWords(
	at: Date,
	nowMs: number,
	locale: string,
	words: Pick<WorkplaceMessages["common"]["time"], "soon" | "now">,
): string | null {
	const seconds = Math.round((at.getTime() - nowMs) / 1000);
	const step = STEPS.find(([limit]) => Math.abs(seconds) < limit);
	if (!step) return null;
	const [, unit, size] = step;
	// The clock may be half a minute behind: what has just happened is not to come.
	if (unit === "second") return seconds > 30 ? words.soon : words.now;
	return relativeFormat(intlLocale(locale)).format(Math.trunc(seconds / size), unit);
}
