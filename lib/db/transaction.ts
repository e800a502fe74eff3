import { log } from "#lib/config/log.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { db, type Tx } from "./client.ts";
import { runCommitGuard } from "./commit-guard.ts";
import { withLastWrites } from "./last-writes.ts";

/**
 * Runs a verb's writes as one transaction: state change, audit event and jobs commit together or not
 * at all. Keep files, PDFs and network out of it.
 *
 * @throws AppError Unavailable when no connection came free in time (Prisma P2028), or when it and another one waited for
 *   each other and the database ended this one: nothing is written, and it can be tried again
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
	try {
		return await db().$transaction(async (tx) => {
			const result = await withLastWrites(tx, () => work(tx));
			await runCommitGuard(tx);
			return result;
		});
	} catch (error) {
		const isEnded = isDeadlock(error);
		if (isEnded) log.warn({ error }, "two transactions waited for each other: one was ended and has to be tried again");
		if (isEnded || isPrismaCode(error, "P2028")) {
			throw new AppError("Unavailable", undefined, { retryAfterSeconds: 2 });
		}
		throw error;
	}
}

/** Prisma has a code of its own for it only where the statement is its own too; what Postgres calls it is in both. */
function isDeadlock(error: unknown): boolean {
	const { meta } = Object(error) as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };
	return meta?.driverAdapterError?.cause?.originalCode === "40P01";
}

/** Whether an error is Prisma's with this code, e.g. P2002 (unique constraint). */
export function isPrismaCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}
