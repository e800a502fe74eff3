import { type ApiRequestRow, insertApiRequests } from "#lib/db/stores/api-requests.ts";
import type { JobContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** A call of the API as its log keeps it: of query, headers and body nothing. */
export type AnsweredCall = Omit<ApiRequestRow, "statusClass">;

/** Writes calls that were answered into the log of the API, many at once. The same call counts once. */
export const keepRequests = defineVerb(
	{ permission: "jobs.run" },
	async (_context: JobContext, calls: readonly AnsweredCall[]): Promise<void> => {
		await insertApiRequests(calls.map((call) => ({ ...call, statusClass: Math.floor(call.status / 100) })));
	},
);
