import { deleteConsents, listConsents } from "#lib/db/stores/oauth/oauth-consents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteOAuthEvent } from "./account-event.ts";

/** An application that the user has let in. */
type ConnectedApp = {
	appId: string;
	name: string;
	/** Whose it is. */
	owner: string;
	isSandboxOnly: boolean;
	scopes: string[];
	since: Date;
};

/** The applications that the signed-in user has let in, the latest first. */
export const listConnectedApps = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<ConnectedApp[]> => {
		const apps = new Map<string, ConnectedApp>();
		for (const { client, scopes, createdAt } of await listConsents(context.principal.userId)) {
			const { app, isSandbox } = client;
			const known = apps.get(app.id);
			apps.set(app.id, {
				appId: app.id,
				name: app.name,
				owner: app.account.name,
				isSandboxOnly: isSandbox && (known?.isSandboxOnly ?? true),
				scopes: [...new Set([...(known?.scopes ?? []), ...scopes])],
				since: known && known.since < createdAt ? known.since : createdAt,
			});
		}
		return [...apps.values()];
	},
);

/**
 * Takes back what the signed-in user has allowed an application: all its tokens for them end at once.
 *
 * @throws AppError NotFound when they had not let it in
 */
export const revokeConnectedApp = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, { appId }: { appId: string }): Promise<void> => {
		const { userId, accountId } = context.principal;
		if (!isUuid(appId)) throw new AppError("NotFound");
		await inTransaction(async (tx) => {
			if (!(await deleteConsents(tx, userId, appId))) throw new AppError("NotFound");
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthConsentRevoked", userId, data: { appId } });
		});
	},
);
