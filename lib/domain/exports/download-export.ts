import type { Readable } from "node:stream";
import { findRecentEventTime } from "#lib/db/stores/audit/account-events.ts";
import { type DataExportRow, findAccountExport, findPart } from "#lib/db/stores/exports/data-exports.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { type Download, openStored } from "#lib/domain/files/open-object.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { composeStream } from "#lib/storage/compose-stream.ts";
import type { ByteRange } from "#lib/storage/object-storage.ts";
import { noteExportEvent } from "./note-export-event.ts";

/**
 * The zip of an export, for whoever asked for it and nobody else. A download that broke off goes on where it stopped.
 *
 * @throws AppError NotFound for everybody else, and when it is not ready or its time is over
 */
export const downloadExport = defineVerb(
	{ permission: "account.export" },
	async (context: UserContext, { exportId }: { exportId: string }): Promise<Download> => {
		const { accountId, userId } = context.principal;
		const row = await findAccountExport(accountId);
		const isThere = row?.id === exportId && row.userId === userId && row.status === "Ready";
		if (!isThere || !row.expiresAt || row.expiresAt <= context.now()) {
			throw refusal("NotFound", said("exportGone"));
		}
		const sizeBytes = Number(row.sizeBytes);
		const openRange = async (range: ByteRange) => {
			await noteDownload(context, row, range);
			return { stream: joined(row, range) };
		};
		return {
			fileName: `signet-export-${row.startedAt.toISOString().slice(0, 10)}.zip`,
			mediaType: "application/zip",
			sizeBytes,
			ranged: { version: exportId, sizeBytes, openRange },
			open: async () => ({ ...(await openRange({ start: 0, end: sizeBytes - 1 })), sizeBytes }),
		};
	},
);

/** Writes down that it was downloaded; not once more for each part in which that was done. */
async function noteDownload(context: UserContext, { id: exportId, startedAt }: DataExportRow, { start }: ByteRange) {
	const { accountId, userId } = context.principal;
	const event = { accountId, userId, type: "DataExportDownloaded" as const };
	await inTransaction(async (tx) => {
		const same = { ...event, since: new Date(startedAt.getTime() - 1), data: { path: "exportId", equals: exportId } };
		if (start > 0 && (await findRecentEventTime(tx, same))) return;
		await noteExportEvent(tx, context, { ...event, data: { exportId } });
	});
}

/** Streams the bytes of a range from the parts in turn. */
function joined({ id, partCount }: DataExportRow, { start, end }: ByteRange): Readable {
	return composeStream(async function* (read) {
		for (let number = 0; number < partCount; number += 1) {
			const part = await findPart(id, number);
			if (!part) throw new Error(`Part ${number} of an export is missing.`);
			const startsAt = Number(part.startsAt);
			const last = Number(part.sizeBytes) - 1;
			const wanted = { start: Math.max(0, start - startsAt), end: Math.min(last, end - startsAt) };
			if (wanted.start <= wanted.end) yield* read(async () => (await openStored(part.objectKey, wanted)).stream);
		}
	});
}
