import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { holderOf, takeLock } from "./lock.ts";

/** Where servers note that they use the build of a clone. Several may, each on a data directory of its own. */
export function serversOf(root: string): string {
	return join(root, "node_modules", ".cache", "signet-running");
}

/** Where workers note that they take jobs. One that its supervisor left behind may still finish some. */
export function workersOf(dataDir: string): string {
	return join(dataDir, "workers");
}

/** Notes in a directory that this process runs; its death takes the note back. */
export function noteRunning(dir: string): { release(): void } {
	return takeLock(join(dir, `${process.pid}.lock`));
}

/**
 * Removes the notes of a directory when all of them are of processes that were killed. Nobody may begin
 * to run meanwhile.
 *
 * @returns whether nobody runs by them
 */
export function forgetDead(dir: string): boolean {
	if (runningIn(dir) !== null) return false;
	rmSync(dir, { recursive: true, force: true });
	return true;
}

/** Process id of one that runs by the notes in a directory, or null. */
export function runningIn(dir: string): number | null {
	try {
		const names = readdirSync(dir).filter((name) => name.endsWith(".lock"));
		return names.map((name) => holderOf(join(dir, name))).find((pid) => pid !== null) ?? null;
	} catch {
		return null;
	}
}
