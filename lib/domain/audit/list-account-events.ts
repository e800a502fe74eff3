import {
	findLogPerson,
	findUserAddresses,
	findUserLocale,
	type LogFilter,
	listAccountEventRows,
	listLogPeople,
} from "#lib/db/stores/audit/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { accountLogMessages } from "#lib/i18n/account-log/account-log-messages.ts";
import { dayAfter, isDay, startOfDay } from "#lib/i18n/start-of-day.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type ReadEvent, readAccountEvent } from "./read-account-event.ts";

type LoggedEvent = ReadEvent & { id: string; at: Date; ip: string };

type AccountLog = {
	events: LoggedEvent[];
	/** Give it back to go on; null at the end. */
	nextAfter: string | null;
};

/** A list of more people would not be read. */
const MOST_PEOPLE = 500;
/** A table holds so many entries at most, the latest; read so many at a time. */
const [MOST_EXPORTED, EXPORT_PAGE] = [10_000, 500];

/**
 * The account's log, the latest first: users, keys, apps, brands and the like. Documents have their own.
 *
 * @param input.after from the page before; anything else begins with the latest
 * @throws AppError Forbidden for everybody but Admins
 */
export const listAccountEvents = defineVerb(
	{ permission: "account.inspect" },
	async (
		context: UserContext,
		input: { query: LogQuery; after: string | null; pageSize: number },
	): Promise<AccountLog> => {
		const filter = await logFilterOf(context, input.query);
		return filter ? pageOf(context, filter, input) : { events: [], nextAfter: null };
	},
);

/** The same without pages, for a table: the latest 10,000 at most. */
export const exportAccountEvents = defineVerb(
	{ permission: "account.inspect" },
	async (context: UserContext, query: LogQuery): Promise<LoggedEvent[]> => {
		const filter = await logFilterOf(context, query);
		const all: LoggedEvent[] = [];
		for (let after: string | null = null; filter && all.length < MOST_EXPORTED; ) {
			const page: AccountLog = await pageOf(context, filter, { after, pageSize: EXPORT_PAGE });
			all.push(...page.events);
			after = page.nextAfter;
			if (after === null) break;
		}
		return all;
	},
);

/** By what the log can be narrowed: people, and what happens, in the reader's words. */
export const listLogChoices = defineVerb(
	{ permission: "account.inspect" },
	async ({
		principal,
	}: UserContext): Promise<{ people: { id: string; name: string }[]; kinds: { type: string; name: string }[] }> => {
		const { events } = accountLogMessages(await findUserLocale(principal.userId));
		const people = await listLogPeople(principal.accountId, MOST_PEOPLE);
		const kinds = Object.entries(events).map(([type, name]) => ({ type, name }));
		return {
			people: people.map(({ id, name, email }) => ({ id, name: name === email ? email : `${name} (${email})` })),
			kinds: kinds.sort((one, other) => one.name.localeCompare(other.name)),
		};
	},
);

async function pageOf(
	{ principal }: UserContext,
	filter: LogFilter,
	input: { after: string | null; pageSize: number },
): Promise<AccountLog> {
	const { accountId } = principal;
	const afterId = input.after && isUuid(input.after) ? input.after : null;
	const locale = await findUserLocale(principal.userId);
	const rows = await listAccountEventRows(accountId, filter, { afterId, take: input.pageSize + 1 });
	const shown = rows.slice(0, input.pageSize);
	const addresses = await findUserAddresses(
		accountId,
		shown.flatMap(({ userId }) => userId ?? []),
	);
	const events = shown.map(({ id, at, type, userId, ip, data }) => {
		const userAddress = addresses.get(userId ?? "") ?? null;
		return { id, at, ip, ...readAccountEvent({ type, data, userAddress }, locale) };
	});
	return { events, nextAfter: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

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
async function logFilterOf(
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
