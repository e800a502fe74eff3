import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { bundlePrograms } from "./build/bundle-programs.ts";
import { checkAreas } from "./build/check-areas.ts";
import { compactChunks } from "./build/compact-chunks.ts";
import { compressStatic } from "./build/compress-static.ts";
import { ensureGenerated } from "./build/ensure-generated.ts";
import { runQuietly } from "./build/run-quietly.ts";
import { sourceHash } from "./build/source-hash.ts";
import { LockedError, takeLock } from "./start/lock.ts";
import { runningIn, serversOf } from "./start/running.ts";

const root = process.cwd();
const stampPath = join(root, ".next", "signet-build");
const buildLockPath = join(root, "node_modules", ".cache", "signet-build.lock");

/**
 * `node lib/cli/build.ts`: brings the build up to date with the sources; does nothing when it is.
 * Two at the same time wait for each other.
 */
async function build(): Promise<void> {
	if (isUpToDate()) return;
	// A command for a running server uses the build that the server runs from.
	if (process.argv.includes("--unless-running") && runningIn(serversOf(root))) return;
	const lock = await waitForLock();
	try {
		// Another one may have built it meanwhile.
		if (isUpToDate()) return;
		refuseWhileRunning();
		const hash = sourceHash(root);
		process.stderr.write("Building …\n");
		ensureGenerated(root);
		checkAreas(root);
		runQuietly("next build", [join(root, "node_modules", "next", "dist", "bin", "next"), "build"]);
		compactChunks(root);
		await Promise.all([bundlePrograms(root), compressStatic(root)]);
		writeFileSync(stampPath, hash);
	} finally {
		lock.release();
	}
}

function isUpToDate(): boolean {
	return existsSync(stampPath) && readFileSync(stampPath, "utf8") === sourceHash(root);
}

async function waitForLock(): Promise<{ release(): void }> {
	for (;;) {
		try {
			return takeLock(buildLockPath);
		} catch (error) {
			if (!(error instanceof LockedError)) throw error;
			await delay(250);
		}
	}
}

/** A build under a running server would take its files away. */
function refuseWhileRunning(): void {
	const pid = runningIn(serversOf(root));
	if (pid)
		throw new Error(
			`Signet is running from this directory (process ${pid}). Stop this process before you start a new version.`,
		);
}

try {
	await build();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
}
