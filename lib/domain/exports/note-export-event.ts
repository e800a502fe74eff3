import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";

type ExportEvent =
	| "DataExportStarted"
	| "DataExportReady"
	| "DataExportFailed"
	| "DataExportCancelled"
	| "DataExportDownloaded";

/** Notes in the account's log what became of an export. @returns the id of the entry */
export async function noteExportEvent(
	tx: Tx,
	context: Context,
	event: { accountId: string; userId: string; type: ExportEvent; data?: Record<string, string | number> },
): Promise<string> {
	const { data, ...row } = event;
	const id = randomUUID();
	const by = actorOf(context);
	await insertAccountEvent(tx, { ...row, id, at: context.now(), ip: context.ip, data: { ...data, by } });
	return id;
}
