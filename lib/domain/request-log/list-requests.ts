import {
	type ApiRequestRow,
	type Caller,
	listApiRequestRows,
	listCallers,
	listNames,
} from "#lib/db/stores/api-requests.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { dayAfter, isDay, startOfDay } from "#lib/i18n/start-of-day.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requestScope } from "#lib/policy/user-scope.ts";

export type RequestQuery = {
	/** The id of a request as its answer names it; what is none finds nothing. Empty: any. */
	search: string;
	/** Id of a key or an OAuth client; null: any. */
	credentialId: string | null;
	operation: string | null;
	/** First digit of the status. */
	statusClass: 2 | 4 | 5 | null;
	/** yyyy-MM-dd in the reader's zone. */
	day: string | null;
	before: { at: Date; id: string } | null;
	pageSize: number;
};

export type ListedRequest = ApiRequestRow & {
	/** The key or application; null: it is not there any more. */
	caller: Caller | null;
	userName: string | null;
};

export type RequestPage = { requests: ListedRequest[]; callers: Caller[]; hasMore: boolean };

/** Calls of the API, the latest first: Admins see the account's, others those that acted as them. @throws AppError Forbidden */
export const listRequests = defineVerb(
	{ permission: "requests.read" },
	async (context: GrantedContext, query: RequestQuery): Promise<RequestPage> => {
		const scope = requestScope(context);
		const { search, credentialId, operation, statusClass, before, pageSize } = query;
		const id = search.trim().toLowerCase();
		const narrowed = { credentialId, operation, statusClass, before, ...dayOf(query.day, context.timeZone) };
		const isNothing = id !== "" && !isUuid(id);
		const [callers, rows] = await Promise.all([
			listCallers(scope),
			isNothing ? [] : listApiRequestRows(scope, { id: id || null, ...narrowed, limit: pageSize + 1 }),
		]);
		const shown = rows.slice(0, pageSize);
		const names = await listNames(scope.accountId, [...new Set(shown.map(({ userId }) => userId))]);
		const requests = shown.map((row) => ({
			...row,
			caller: callers.find((one) => one.id === row.credentialId) ?? null,
			userName: names.get(row.userId) ?? null,
		}));
		return { requests, callers, hasMore: rows.length > shown.length };
	},
);

function dayOf(day: string | null, timeZone: string | undefined): { since: Date | null; until: Date | null } {
	if (day === null || !isDay(day)) return { since: null, until: null };
	return { since: startOfDay(day, timeZone), until: startOfDay(dayAfter(day), timeZone) };
}
