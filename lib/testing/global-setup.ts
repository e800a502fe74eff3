import { chmod, mkdtemp, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureMessages } from "#lib/cli/build/ensure-messages.ts";
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
	// A change of messages does not wait for the next build.
	ensureMessages(process.cwd());
	await sweep(tmpdir());
	await sweep(MEMORY).catch(() => undefined);
	const memory = await memoryDir();
	const dir = await mkdtemp(join(memory ?? tmpdir(), PREFIX));
	// As root the server runs under another account, which must be able to enter.
	await chmod(dir, 0o755);
	await writeFile(join(dir, "pid"), String(process.pid));
	project.provide("testRunDir", dir);
	return () => remove(dir);
}

/** Where Linux has files in memory. */
const MEMORY = "/dev/shm";
/** A run has some twenty databases at once at most, of 12 MB each. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Files in memory, where the system has them and room: a database of a test is a copy of 760 files, which takes a disk up
 * to half a second and memory 20 ms, and nothing of it has to outlast the run.
 */
async function memoryDir(): Promise<string | null> {
	const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
	return bavail * bsize >= ROOM_BYTES ? MEMORY : null;
}

/** Ends what runs that were killed left behind. */
async function sweep(parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const dir = join(parent, name);
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
