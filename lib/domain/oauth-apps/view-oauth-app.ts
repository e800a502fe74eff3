import { db } from "#lib/db/client.ts";
import { findOAuthApp, listActiveUsers, type OAuthAppRow } from "#lib/db/stores/oauth/oauth-apps.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

type SelectableUser = { id: string; name: string; email: string };

/** One application of the admin's account. @throws AppError Forbidden or NotFound */
export const viewOAuthApp = defineVerb(
	{ permission: "oauth-apps.read" },
	async (context: UserContext, appId: string): Promise<OAuthAppRow> => {
		const { accountId } = context.principal;
		const app = isUuid(appId) ? await findOAuthApp(db(), accountId, appId) : null;
		if (!app) throw new AppError("NotFound");
		return app;
	},
);

/** Users as whom client credentials may act. @throws AppError Forbidden */
export const listActingUsers = defineVerb(
	{ permission: "oauth-apps.read" },
	async (context: UserContext): Promise<SelectableUser[]> => {
		return listActiveUsers(context.principal.accountId);
	},
);
