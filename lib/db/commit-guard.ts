import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#lib/config/per-process.ts";
import type { Tx } from "./client.ts";

/**
 * Writes that must commit together with the work below; throws to refuse the commit.
 *
 * @param answer the call's answer once this commits; null for a transaction that only prepares it
 */
export type CommitGuard = (tx: Tx, answer: { value: unknown } | null) => Promise<void>;

const guards = perProcess("commit-guard", () => new AsyncLocalStorage<CommitGuard>());

/** Runs work whose every transaction ends with the guard. */
export function withCommitGuard<T>(guard: CommitGuard, work: () => Promise<T>): Promise<T> {
	return guards.run(guard, work);
}

/** The last write of a transaction. */
export async function runCommitGuard(...args: Parameters<CommitGuard>): Promise<void> {
	await guards.getStore()?.(...args);
}
