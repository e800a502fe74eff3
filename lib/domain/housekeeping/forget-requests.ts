import { deleteApiRequestsBefore } from "#lib/db/stores/api-requests.ts";
import { DAY_MS } from "#lib/units.ts";

const DAYS = 30;
/** What is deleted at once, and how often within an hour: what is left over goes in the next. */
const [BATCH, TURNS] = [10_000, 50];

/** Calls of the API that are older than 30 days go, a day at a time: until midnight (UTC) a day is kept whole. */
export async function forgetRequests(now: Date): Promise<void> {
	const before = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - DAYS * DAY_MS);
	for (let turn = 0; turn < TURNS; turn += 1) {
		if ((await deleteApiRequestsBefore(before, BATCH)) < BATCH) return;
	}
}
