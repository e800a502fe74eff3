import { findLogPerson, type LogFilter } from "#lib/db/stores/audit/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { dayAfter, isDay, startOfDay } from "#lib/i18n/start-of-day.ts";

/** What of the account's log a reader asks for; null narrows nothing. */
export type LogQuery = {
	personId: string | null;
	/** The event's type. */
	type: string | null;
	/** First and last day, yyyy-MM-dd in the reader's zone. */
	from: string | null;
	to: string | null;
};

/** The same as the store asks. @returns null where it names somebody whom the account does not have: nothing is found */
export async function logFilterOf(
	{ principal, timeZone }: UserContext,
	{ personId, type, from, to }: LogQuery,
): Promise<LogFilter | null> {
	const person = personId && isUuid(personId) ? await findLogPerson(principal.accountId, personId) : null;
	if (personId !== null && person === null) return null;
	return {
		person,
		type,
		since: from && isDay(from) ? startOfDay(from, timeZone) : null,
		until: to && isDay(to) ? startOfDay(dayAfter(to), timeZone) : null,
	};
}
