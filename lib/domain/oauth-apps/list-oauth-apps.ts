import { listOAuthAppRows, type OAuthAppRow } from "#lib/db/stores/oauth-apps.ts";
import type { Context } from "#lib/domain/context.ts";
import { requireAdmin } from "./require-admin.ts";

/** The applications of an account. @throws AppError Forbidden */
export async function listOAuthApps(context: Context, accountId: string): Promise<OAuthAppRow[]> {
	requireAdmin(context, accountId);
	return listOAuthAppRows(accountId);
}
