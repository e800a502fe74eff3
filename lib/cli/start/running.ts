import { readdirSync } from "node:fs";
import { join } from "node:path";
import { holderOf, takeLock } from "./lock.ts";

/** Notes that a server uses the build of this directory. Several may, each on a data directory of its own. */
export function noteRunning(root: string): { release(): void } {
	return takeLock(join(notesDir(root), `${process.pid}.lock`));
}

/** Process id of a server that runs from this directory, or null. */
export function runningFrom(root: string): number | null {
	try {
		const names = readdirSync(notesDir(root)).filter((name) => name.endsWith(".lock"));
		return names.map((name) => holderOf(join(notesDir(root), name))).find((pid) => pid !== null) ?? null;
	} catch {
		return null;
	}
}

function notesDir(root: string): string {
	return join(root, "node_modules", ".cache", "signet-running");
}
