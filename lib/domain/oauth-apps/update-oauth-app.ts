import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { lockOAuthApp, updateOAuthAppRow } from "#lib/db/stores/oauth/oauth-apps.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { noteOAuthEvent } from "./account-event.ts";
import { assertActingUser } from "./acting-user.ts";
import { settledApp } from "./rules.ts";

/**
 * Changes the settings of an application; they count at once. Tokens that client credentials have given
 * out keep the user they act as (lib/contract/README.md "OAuth").
 *
 * @throws AppError Forbidden, NotFound, or ValidationError that names the setting
 */
export const updateOAuthApp = defineVerb(
	{ permission: "oauth-apps.change" },
	async (
		context: Context,
		{ accountId, appId, ...given }: OAuthAppSettings & { accountId: string; appId: string },
	): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		if (!isUuid(appId)) throw new AppError("NotFound");
		const settings = settledApp(given);
		await assertActingUser(accountId, settings.actingUserId);
		await inTransaction(async (tx) => {
			const app = await lockOAuthApp(tx, accountId, appId);
			if (!app) throw new AppError("NotFound");
			await updateOAuthAppRow(tx, app, settings);
			const { billing, refreshMode, scopes, redirectUris, name } = settings;
			const data = { appId, name, billing, refreshMode, scopes, redirectUris };
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthAppUpdated", data });
		});
	},
);
