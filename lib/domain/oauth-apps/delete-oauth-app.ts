import { deleteOAuthAppRow, lockOAuthApp } from "#lib/db/stores/oauth/oauth-apps.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { noteOAuthEvent } from "./account-event.ts";

/**
 * Deletes an application: its credentials, and every token it was given, end at once.
 *
 * @throws AppError Forbidden or NotFound
 */
export const deleteOAuthApp = defineVerb(
	{ permission: "oauth-apps.manage" },
	async (context: Context, input: { accountId: string; appId: string }): Promise<void> => {
		const { accountId, appId } = input;
		requireOwnAccount(context.principal, accountId);
		if (!isUuid(appId)) throw new AppError("NotFound");
		await inTransaction(async (tx) => {
			const app = await lockOAuthApp(tx, accountId, appId);
			if (!app) throw new AppError("NotFound");
			await deleteOAuthAppRow(tx, app);
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthAppDeleted", data: { appId, name: app.name } });
		});
	},
);
