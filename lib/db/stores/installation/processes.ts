import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** What a process has around it on its machine, and what it is set to; null: it does not say. */
export type Surroundings = {
	/** Of the file system where its DATA_DIR lies. */
	diskFreeBytes: number | null;
	diskTotalBytes: number | null;
	/** Of the certificate that it would seal with, in lower-case hex. */
	certificateSha256: string | null;
	certificateEndsAt: Date | null;
	mailKind: string | null;
	storageKind: string | null;
	/** Tells its store from others. */
	storageMark: string | null;
};

/** What a web or worker process says of itself. */
export type RunningProcess = Surroundings & {
	id: string;
	kind: string;
	host: string;
	pid: number;
	version: string;
	memoryMb: number;
	/** Uncaught errors since the process started. */
	uncaughtErrors: number;
	visitedHosts: string[];
	startedAt: Date;
	seenAt: Date;
};

/** Notes that a process runs, in place of what it said before. */
export async function recordProcess({ id, ...said }: Unscoped<"installation", RunningProcess>): Promise<void> {
	await db().process.upsert({ where: { id }, create: { id, ...said }, update: said, select: { id: true } });
}

/** Takes processes back that have ended. */
export async function deleteProcesses(ids: Unscoped<"installation", readonly string[]>): Promise<void> {
	await db().process.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Those that have said something since a moment, the first started first. */
export async function listProcesses(since: Unscoped<"installation", Date>): Promise<RunningProcess[]> {
	const rows = await db().process.findMany({
		where: { seenAt: { gte: since } },
		orderBy: [{ startedAt: "asc" }, { id: "asc" }],
	});
	return rows.map(({ diskFreeBytes, diskTotalBytes, ...said }) => ({
		...said,
		diskFreeBytes: diskFreeBytes === null ? null : Number(diskFreeBytes),
		diskTotalBytes: diskTotalBytes === null ? null : Number(diskTotalBytes),
	}));
}

/** Those of which nobody has heard since a moment go. */
export async function deleteSilentProcesses(before: Unscoped<"installation", Date>): Promise<void> {
	await db().process.deleteMany({ where: { seenAt: { lt: before } } });
}
