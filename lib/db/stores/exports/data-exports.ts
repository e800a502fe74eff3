import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { checkedJson, type ExportPlace, readJson, type WithJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import type { LockedAccount } from "../installation/provisioning.ts";

const WITH_USER = { user: { select: { name: true, email: true, locale: true } } } satisfies Prisma.DataExportInclude;

export type DataExportRow = WithJson<"DataExport", Prisma.DataExportGetPayload<{ include: typeof WITH_USER }>>;

/** The export that an account has; null: none. */
export async function findAccountExport(accountId: string, tx: Tx = db()): Promise<DataExportRow | null> {
	const row = await tx.dataExport.findUnique({ where: { accountId }, include: WITH_USER });
	return row && readJson("DataExport", row);
}

/** An export by its id alone, for the job that makes it. */
export async function findExportForJob(id: Unscoped<"job", string>): Promise<DataExportRow | null> {
	const row = await db().dataExport.findUnique({ where: { id }, include: WITH_USER });
	return row && readJson("DataExport", row);
}

/** An export whose row is locked. */
export type LockedExport = Locked<"DataExport", DataExportRow>;

/** Locks an export for the rest of the transaction, for the job that makes it. */
export async function lockExportForJob(tx: Tx, id: Unscoped<"job", string>): Promise<LockedExport | null> {
	await tx.$queryRaw`SELECT 1 FROM "DataExport" WHERE "id" = ${id}::uuid FOR UPDATE`;
	const row = await tx.dataExport.findUnique({ where: { id }, include: WITH_USER });
	return row && (readJson("DataExport", row) as LockedExport);
}

/** Begins an export; there is none by now. */
export async function insertExport(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	row: { id: string; userId: string; startedAt: Date; documentCount: number },
): Promise<void> {
	const place = checkedJson("DataExport.place", { section: "account", after: null });
	const data = { ...row, accountId, place, steppedAt: row.startedAt };
	await tx.dataExport.create({ data, select: { id: true } });
}

/** Forgets an export, and gives the keys of its parts, which nothing refers to any more. */
export async function deleteExport(tx: Tx, accountId: string, id: string): Promise<string[]> {
	const parts = await tx.dataExportPart.findMany({
		where: { exportId: id, export: { accountId } },
		select: { objectKey: true },
	});
	await tx.dataExport.deleteMany({ where: { id, accountId } });
	return parts.map(({ objectKey }) => objectKey);
}

type PartRow = WithJson<"DataExportPart", Prisma.DataExportPartGetPayload<object>>;
type NewPart = Pick<PartRow, "objectKey" | "members"> & {
	sizeBytes: number;
	documents: number;
	/** Where the next part begins. */
	next: ExportPlace;
};

/** Keeps a part behind those that there are. */
export async function addPart(tx: Tx, one: LockedExport, part: NewPart, now: Date): Promise<void> {
	const { objectKey, members, sizeBytes, documents, next } = part;
	const { id: exportId, partCount: number, sizeBytes: startsAt } = one;
	const row = { exportId, number, objectKey, startsAt, sizeBytes };
	await tx.dataExportPart.create({
		data: { ...row, members: checkedJson("DataExportPart.members", members) },
		select: { number: true },
	});
	await tx.dataExport.update({
		where: { id: exportId },
		data: {
			place: checkedJson("DataExport.place", next),
			partCount: { increment: 1 },
			sizeBytes: { increment: sizeBytes },
			fileCount: { increment: members.length },
			documentsDone: { increment: documents },
			steppedAt: now,
		},
		select: { id: true },
	});
}

/** It is whole: the list of what is in its parts is not needed any more. */
export async function setExportReady(
	tx: Tx,
	{ id }: LockedExport,
	times: { endedAt: Date; expiresAt: Date },
): Promise<void> {
	await tx.dataExport.update({ where: { id }, data: { ...times, status: "Ready" }, select: { id: true } });
	await tx.dataExportPart.updateMany({ where: { exportId: id }, data: { members: [] } });
}

/** It will not be whole. */
export async function setExportFailed(
	tx: Tx,
	{ id }: LockedExport,
	{ failure, endedAt }: { failure: Said; endedAt: Date },
): Promise<void> {
	const why = checkedJson("DataExport.failure", failure);
	const data = { status: "Failed", failure: why ?? undefined, endedAt } as const;
	await tx.dataExport.update({ where: { id }, data, select: { id: true } });
}

/** A part of an export with what is in it; null: there is no such part. */
export async function findPart(exportId: Unscoped<"job", string>, number: number): Promise<PartRow | null> {
	const row = await db().dataExportPart.findUnique({ where: { exportId_number: { exportId, number } } });
	return row && readJson("DataExportPart", row);
}

/** Exports that are over since a time, or failed as long ago. */
export async function listOverExports(
	now: Unscoped<"installation", Date>,
	failedBefore: Date,
	limit: number,
): Promise<{ id: string; accountId: string }[]> {
	return db().dataExport.findMany({
		where: {
			OR: [
				{ status: "Ready", expiresAt: { lte: now } },
				{ status: "Failed", endedAt: { lte: failedBefore } },
			],
		},
		select: { id: true, accountId: true },
		take: limit,
	});
}

/** Exports that nothing has happened to since a time: their job gave up or got lost. */
export async function listIdleExports(since: Unscoped<"installation", Date>, limit: number): Promise<{ id: string }[]> {
	return db().dataExport.findMany({
		where: { status: "Running", steppedAt: { lt: since } },
		select: { id: true },
		take: limit,
	});
}
