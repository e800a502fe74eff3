import { findLastActive } from "#lib/db/stores/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { documentVersion } from "../viewing/document-version.ts";

/**
 * A word that changes whenever something happens to any document that the user's lists may show, for a page that hears
 * of no changes and looks for itself.
 */
export const getListVersion = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext): Promise<string> => {
		const last = await findLastActive(listScope(context));
		return last ? `${last.id}-${last.activityAt.getTime()}-${documentVersion(last)}` : "none";
	},
);
