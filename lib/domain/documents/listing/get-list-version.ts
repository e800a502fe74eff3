import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { findActivity, findLastActive } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { documentVersion } from "../viewing/document-version.ts";
import { senderFilter } from "./sender-filter.ts";

/** What waits for one person is looked through so far. */
const MOST_WAITING = 100;

async function versionOfWaiting(context: GrantedContext): Promise<string> {
	const view = { ...readListView(() => null), filter: "mine" as const };
	const { count, last } = await findActivity(listScope(context), senderFilter(context, view), MOST_WAITING);
	return `${count}-${last?.getTime() ?? 0}`;
}

/**
 * A word that changes whenever something happens to any document that the user's lists may show, for a page that hears
 * of no changes and looks for itself.
 */
export const getListVersion = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext): Promise<string> => {
		const [last, waiting] = await Promise.all([
			findLastActive(listScope(context)),
			// Whoever reaches all has seen it already.
			context.reach === "account" ? null : versionOfWaiting(context),
		]);
		const reached = last ? `${last.id}-${last.activityAt.getTime()}-${documentVersion(last)}` : "none";
		return waiting === null ? reached : `${reached}-${waiting}`;
	},
);
