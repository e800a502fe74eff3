import { momentOf } from "./wall-time.ts";

/** When a day, yyyy-MM-dd, begins in a zone; in UTC where the zone is not known. */
export function startOfDay(isoDay: string, timeZone = "UTC"): Date {
	return new Date(momentOf(`${isoDay}T00:00`, timeZone));
}
