import { type DataExportRow, findAccountExport } from "#lib/db/stores/exports/data-exports.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** The account's export as Admins see it. */
type ExportView = Pick<
	DataExportRow,
	"id" | "status" | "startedAt" | "documentCount" | "documentsDone" | "fileCount" | "failure" | "endedAt" | "expiresAt"
> & {
	sizeBytes: number;
	/** Who asked for it. */
	personName: string;
	/** The reader did, and can download it. */
	isOwn: boolean;
};

/** The export that the account has; null: none, or its time is over. */
export const viewExport = defineVerb(
	{ permission: "account.export" },
	async (context: UserContext): Promise<ExportView | null> => {
		const { accountId, userId } = context.principal;
		const row = await findAccountExport(accountId);
		if (!row || (row.expiresAt && row.expiresAt <= context.now())) return null;
		const { id, status, startedAt, documentCount, documentsDone, fileCount, failure, endedAt, expiresAt } = row;
		return {
			...{ id, status, startedAt, documentCount, documentsDone, fileCount, failure, endedAt, expiresAt },
			sizeBytes: Number(row.sizeBytes),
			personName: row.user.name || row.user.email,
			isOwn: row.userId === userId,
		};
	},
);
