import { isTimeZone } from "#lib/i18n/moment.ts";

/** The part of the reader's day, by the hour in their zone; `any` where the zone is not known yet. */
export function dayTimeOf(nowMs: number, timeZone: string | null): "morning" | "day" | "evening" | "any" {
	if (!timeZone || !isTimeZone(timeZone)) return "any";
	const hour = Number(
		new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone }).format(new Date(nowMs)),
	);
	if (hour < 5 || hour >= 18) return "evening";
	return hour < 12 ? "morning" : "day";
}
