import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#lib/config/per-process.ts";
import type { Tx } from "./client.ts";

/** Writes that must commit together with whatever the work below writes; throws to refuse the commit. */
export type CommitGuard = (tx: Tx) => Promise<void>;

const guards = perProcess("commit-guard", () => new AsyncLocalStorage<CommitGuard>());

/** Runs work whose every transaction ends with the guard. */
export function withCommitGuard<T>(guard: CommitGuard, work: () => Promise<T>): Promise<T> {
	return guards.run(guard, work);
}

/** The last write of a transaction. */
export async function runCommitGuard(tx: Tx): Promise<void> {
	await guards.getStore()?.(tx);
}
