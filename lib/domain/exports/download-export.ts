import { Readable } from "node:stream";
import { type DataExportRow, findAccountExport, findPart } from "#lib/db/stores/data-exports.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { recordedDownload } from "#lib/domain/documents/downloading/download.ts";
import { type Download, openStored } from "#lib/domain/files/open-object.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteExportEvent } from "./note-export-event.ts";

/**
 * The zip of an export, for whoever asked for it and nobody else.
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
		const download: Download = {
			fileName: `signet-export-${row.startedAt.toISOString().slice(0, 10)}.zip`,
			mediaType: "application/zip",
			sizeBytes,
			open: async () => ({ stream: Readable.from(joined(row), { objectMode: false }), sizeBytes }),
		};
		const event = { accountId, userId, type: "DataExportDownloaded" as const };
		return recordedDownload(download, async () => {
			await inTransaction((tx) => noteExportEvent(tx, context, event));
		});
	},
);

/** The parts one after another, each opened when the first of it is asked for. */
async function* joined({ id, partCount }: DataExportRow): AsyncGenerator<Buffer> {
	for (let number = 0; number < partCount; number += 1) {
		const part = await findPart(id, number);
		if (!part) throw new Error(`Part ${number} of an export is gone.`);
		const { stream } = await openStored(part.objectKey);
		for await (const chunk of stream) yield chunk as Buffer;
	}
}
