import type { Tx } from "#lib/db/client.ts";
import { scheduleSecurityNotice } from "#lib/db/stores/security-notices.ts";
import type { Context } from "#lib/domain/context.ts";
import type { SecurityTopic } from "#lib/jobs/definitions.ts";
import { tellAdmins } from "./tell-admins.ts";

/**
 * Emails every Admin of an account about a change that is in its log: at once, or together with what else happens of the
 * kind, an hour after the last such email. What the operator does on the command line is not emailed.
 */
export async function notifySecurityChange(
	tx: Tx,
	{ principal, now }: Context,
	{ accountId, topic }: { accountId: string; topic: SecurityTopic },
): Promise<void> {
	if (principal.kind !== "user") return;
	const startAfter = await scheduleSecurityNotice(tx, { accountId, topic }, now());
	if (!startAfter) return;
	const security = { topic, until: startAfter.toISOString() };
	await tellAdmins(tx, { kind: "security-changed", accountId, security }, { startAfter });
}
