import { asUnavailable } from "#lib/errors/unavailable.ts";
import { db, type Tx } from "./client.ts";
import { runCommitGuard } from "./commit-guard.ts";
import { withLastWrites } from "./last-writes.ts";

/**
 * Runs a verb's writes as one transaction: state change, audit event and jobs commit together or not
 * at all. Keep files, PDFs and network out of it.
 *
 * @throws AppError Unavailable when the database failed temporarily, such as by a deadlock or without a free
 *   connection: nothing is written, and a retry can succeed
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
	return runTransaction(work, () => null);
}

/**
 * The same for the one transaction of a verb that takes an Idempotency-Key: the work returns the answer, which
 * the transaction stores, so that a call that was cut off gets its answer when it is repeated.
 */
export async function answerInTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
	return runTransaction(work, (value) => ({ value }));
}

async function runTransaction<T>(
	work: (tx: Tx) => Promise<T>,
	answerOf: (result: T) => { value: unknown } | null,
): Promise<T> {
	try {
		return await db().$transaction(async (tx) => {
			const result = await withLastWrites(tx, () => work(tx));
			await runCommitGuard(tx, answerOf(result));
			return result;
		});
	} catch (error) {
		throw asUnavailable(error) ?? error;
	}
}

/** Whether an error is Prisma's with this code, e.g. P2002 (unique constraint). */
export function isPrismaCode(error: unknown, code: string): boolean {
	return error instanceof Error && "code" in error && error.code === code;
}
