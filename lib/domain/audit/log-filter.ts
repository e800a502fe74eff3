import { findLogPerson, type LogFilter } from "#lib/db/stores/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { startOfDay } from "#lib/i18n/start-of-day.ts";

/** What of the account's log a reader asks for; null narrows nothing. */
export type LogQuery = {
	personId: string | null;
	/** The event's type. */
	type: string | null;
	/** First and last day, yyyy-MM-dd in the reader's zone. */
	from: string | null;
	to: string | null;
};

const DAY_MS = 86_400_000;

/** The same as the store asks. @returns null where it names somebody whom the account does not have: nothing is found */
export async function logFilterOf(
	{ principal, timeZone }: UserContext,
	{ personId, type, from, to }: LogQuery,
): Promise<LogFilter | null> {
	const person = personId && isUuid(personId) ? await findLogPerson(principal.accountId, personId) : null;
	if (personId !== null && person === null) return null;
	return { person, type, since: dayOf(from, 0, timeZone), until: dayOf(to, 1, timeZone) };
}

/** The beginning of a day so many days later; null for none, and for what is no day. */
function dayOf(day: string | null, later: number, timeZone: string | undefined): Date | null {
	const noonMs = Date.parse(`${day ?? ""}T12:00:00Z`);
	if (Number.isNaN(noonMs)) return null;
	return startOfDay(new Date(noonMs + later * DAY_MS).toISOString().slice(0, 10), timeZone);
}
