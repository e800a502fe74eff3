import { listOAuthAppRows, type OAuthAppRow } from "#lib/db/stores/oauth/oauth-apps.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";

/** The applications of an account. @throws AppError Forbidden */
export const listOAuthApps = defineVerb(
	{ permission: "oauth-apps.manage" },
	async (context: Context, accountId: string): Promise<OAuthAppRow[]> => {
		requireOwnAccount(context.principal, accountId);
		return listOAuthAppRows(accountId);
	},
);
