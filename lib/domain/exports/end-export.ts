import { log } from "#lib/config/log.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	type LockedExport,
	lockExportForJob,
	setExportFailed,
	setExportReady,
} from "#lib/db/stores/exports/data-exports.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { noteExportEvent } from "./note-export-event.ts";

/** So long it can be downloaded. */
const HOURS = 24;

/** An export is whole: from now on it can be downloaded, and all Admins are told. */
export async function finishExport(tx: Tx, context: Context, one: LockedExport, lastBytes: number): Promise<void> {
	const endedAt = context.now();
	const expiresAt = new Date(endedAt.getTime() + HOURS * 3_600_000);
	await setExportReady(tx, one, { endedAt, expiresAt });
	const { accountId, userId } = one;
	const sizeBytes = Number(one.sizeBytes) + lastBytes;
	const data = { email: one.user.email, sizeBytes, expiresAt: expiresAt.toISOString() };
	const accountEventId = await noteExportEvent(tx, context, { accountId, userId, type: "DataExportReady", data });
	await tellAdmins(tx, { kind: "export-ready", accountId, accountEventId });
}

/** Nothing more is tried: says why on the page, and in the account's log. */
export async function recordExportFailure(context: Context, exportId: string, error: unknown): Promise<void> {
	log.error({ error, exportId }, "could not create an export");
	await inTransaction(async (tx) => {
		const one = await lockExportForJob(tx, exportId);
		if (one?.status !== "Running") return;
		const failure = reasonOf(error);
		await setExportFailed(tx, one, { failure, endedAt: context.now() });
		const { accountId, userId } = one;
		await noteExportEvent(tx, context, {
			accountId,
			userId,
			type: "DataExportFailed",
			data: { email: one.user.email },
		});
	});
}

/** In words for whoever asked; what the system said stands in the log only. */
function reasonOf(error: unknown): Said {
	const { code } = Object(error) as { code?: unknown };
	return said(code === "ENOSPC" || code === "EDQUOT" ? "exportNoSpace" : "exportOther");
}
