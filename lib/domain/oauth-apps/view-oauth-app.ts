import { db } from "#lib/db/client.ts";
import { findOAuthApp, listActiveUsers, type OAuthAppRow } from "#lib/db/stores/oauth-apps.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requireAdmin } from "./require-admin.ts";

export type SelectableUser = { id: string; name: string; email: string };

/** One application of the admin's account. @throws AppError Forbidden or NotFound */
export async function viewOAuthApp(context: UserContext, appId: string): Promise<OAuthAppRow> {
	const { accountId } = context.principal;
	requireAdmin(context, accountId);
	const app = isUuid(appId) ? await findOAuthApp(db(), accountId, appId) : null;
	if (!app) throw new AppError("NotFound");
	return app;
}

/** Users as whom client credentials may act. @throws AppError Forbidden */
export async function listActingUsers(context: UserContext): Promise<SelectableUser[]> {
	requireAdmin(context, context.principal.accountId);
	return listActiveUsers(context.principal.accountId);
}
