import { perProcess } from "#lib/config/per-process.ts";
import type { Tx } from "./client.ts";

type Write = () => Promise<void>;

const putOff = perProcess("last-writes", () => new WeakMap<Tx, Write[]>());

/** Runs a transaction's work, and then what it put off to its end. */
export async function withLastWrites<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
	const writes: Write[] = [];
	putOff.set(tx, writes);
	try {
		const result = await work();
		for (const write of writes) await write();
		return result;
	} finally {
		putOff.delete(tx);
	}
}

/**
 * Puts a write off to the end of its transaction, where it can be one statement for all of its kind.
 *
 * @returns false in a transaction that is not run by `inTransaction`: nobody would do it, so do it now
 */
export function putOffWrite(tx: Tx, write: Write): boolean {
	const writes = putOff.get(tx);
	writes?.push(write);
	return writes !== undefined;
}
