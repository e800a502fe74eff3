import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runningClusterUrl, startCluster } from "#lib/db/embedded/cluster.ts";
import { CLUSTER_OPTIONS } from "./test-cluster.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Directory of this run's database server, which the first test that needs it starts. */
		testRunDir: string;
	}
}

const PREFIX = "signet-test-";

/** vitest's global setup: a directory for the run's server, and the end of that server with the run. */
export default async function setUp(project: { provide(key: "testRunDir", value: string): void }) {
	await sweep();
	const dir = await mkdtemp(join(tmpdir(), PREFIX));
	// As root the server runs under another account, which must be able to enter.
	await chmod(dir, 0o755);
	await writeFile(join(dir, "pid"), String(process.pid));
	project.provide("testRunDir", dir);
	return () => remove(dir);
}

/** Ends what runs that were killed left behind. */
async function sweep(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		const dir = join(tmpdir(), name);
		if (!name.startsWith(PREFIX)) continue;
		const pid = Number(await readFile(join(dir, "pid"), "utf8").catch(() => ""));
		if (pid > 0 && !isAlive(pid)) await remove(dir);
	}
}

async function remove(dir: string): Promise<void> {
	const isRunning = (await runningClusterUrl(dir)) !== null;
	if (isRunning) await (await startCluster(CLUSTER_OPTIONS(dir))).stop();
	await rm(dir, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
