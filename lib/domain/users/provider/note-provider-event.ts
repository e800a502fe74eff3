import type { Tx } from "#lib/db/client.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { Context } from "#lib/domain/context.ts";

/** Records a change of the provider in the account's log, and emails the Admins. */
export async function noteProviderEvent(
	tx: Tx,
	context: Context,
	{ accountId, type, data = {} }: { accountId: string; type: string; data?: Record<string, string | boolean> },
): Promise<void> {
	await noteSecurityEvents(tx, context, { accountId, topic: "sign-in-provider" }, [{ type, data }]);
}
