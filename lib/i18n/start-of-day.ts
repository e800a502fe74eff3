import { DAY_MS } from "#lib/units.ts";
import { momentOf } from "./wall-time.ts";

const DAY = /^2\d{3}-\d{2}-\d{2}$/;

/** Whether a text is a day, yyyy-MM-dd, from which on or until which something can be looked for: none before 2000 is. */
export function isDay(text: string): boolean {
	return DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/** The day after a day, both yyyy-MM-dd. */
export function dayAfter(isoDay: string): string {
	return new Date(Date.parse(`${isoDay}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** When a day, yyyy-MM-dd, begins in a zone; in UTC where the zone is not known. */
export function startOfDay(isoDay: string, timeZone = "UTC"): Date {
	return new Date(momentOf(`${isoDay}T00:00`, timeZone));
}
