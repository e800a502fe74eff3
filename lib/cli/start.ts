import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { type Env, env } from "#lib/config/env.ts";
import type { Prepared } from "./prepare/prepared.ts";
import { announcement } from "./start/announce.ts";
import { checkPort } from "./start/check-port.ts";
import { type Database, embeddedUrl, openDatabase } from "./start/database.ts";
import { type Kept, keepRunning, messageOf, type Program, spawnProgram } from "./start/keep-running.ts";
import { LockedError, takeLock } from "./start/lock.ts";
import type { ToChild } from "./start/messages.ts";
import { keepFilesPrivate } from "./start/private-files.ts";
import { forgetDead, noteRunning, serversOf, workersOf } from "./start/running.ts";

/** How long the port may stay busy when the last start was killed: its web process is leaving. */
const LEAVING_MS = 5_000;

/** Small young generations: a little more collecting, tens of megabytes less held; and collecting at rest. */
const NODE_OPTIONS = ["--max-semi-space-size=4", "--expose-gc"];

/** glibc: what the threads of a process leave behind lies in one place and is given back; 25 MB less held at rest. */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Everything this process holds. */
const held: {
	web?: Kept;
	worker?: Kept;
	preparing?: ChildProcess;
	database?: Promise<Database>;
	locks: { release(): void }[];
} = { locks: [] };

let isStopping = false;

/** Starts everything the role asks for and prints how to use it. */
async function start(): Promise<void> {
	const settings = env();
	keepFilesPrivate(settings.dataDir);
	const lock = lockDataDir(settings.dataDir);
	if (settings.role !== "worker") {
		await checkPort(settings.host, settings.port, lock.wasAbandoned ? LEAVING_MS : 0);
	}
	held.locks.unshift(noteRunning(serversOf(process.cwd())));
	const hasNoWorker = forgetDead(workersOf(settings.dataDir));
	// The embedded database serves this data directory only: without a worker here, nobody runs its jobs.
	const isAlone = lock.wasAbandoned && hasNoWorker && settings.databaseUrl === "";
	const prepared = await startProcesses(settings, isAlone ? "all" : []);
	if (isStopping) return;
	process.stdout.write(announcement(settings, prepared));
	process.stdout.write(`ready in ${Math.round(performance.now())} ms\n`);
}

/** Web and worker load their code while the database starts and is prepared, and begin when it is. */
async function startProcesses(settings: Env, abandoned: ToChild["abandoned"]): Promise<Prepared> {
	held.database = openDatabase(settings);
	// A failure is seen below; processes may already run by then.
	held.database.catch(() => undefined);
	const url = (await embeddedUrl(settings)) ?? (await held.database).url;
	if (settings.role !== "worker") held.web = keepRunning(program("web", url));
	await held.database;
	held.preparing = spawnProgram(program("prepare", url));
	const preparing = messageOf(held.preparing, "prepared");
	if (settings.role !== "web") held.worker = keepRunning(program("worker", url));
	const { prepared } = await preparing;
	await Promise.all([held.web?.loaded, held.worker?.loaded]);
	await Promise.all([held.web?.go([]), held.worker?.go(abandoned)]);
	return prepared;
}

function program(name: Program["name"], databaseUrl: string): Program {
	const variables = {
		NODE_ENV: "production" as const,
		NEXT_TELEMETRY_DISABLED: "1",
		DATABASE_URL: databaseUrl,
		// What it names was read; both together are refused.
		DATABASE_URL_FILE: "",
		__NEXT_PRIVATE_ORIGIN: privateOrigin(env()),
		// Next.js logs an error when its filter of rejections is removed; watchUncaughtErrors replaces the filter.
		NEXT_UNHANDLED_REJECTION_FILTER: "silent",
	};
	return {
		name,
		env: { ...MALLOC, ...process.env, ...variables },
		nodeOptions: NODE_OPTIONS,
		path: `.next/signet/${name}.mjs`,
	};
}

/**
 * The address the framework forwards actions to; by default it uses the host of the request. With two origins, the host
 * tells them apart, and actions exist only at PUBLIC_URL.
 */
function privateOrigin({ host, port, publicUrl, signingUrl }: Env): string | undefined {
	const isOnLoopback = ["0.0.0.0", "::", "127.0.0.1"].includes(host);
	return isOnLoopback && publicUrl === signingUrl ? `http://127.0.0.1:${port}` : undefined;
}

function lockDataDir(dataDir: string): { wasAbandoned: boolean } {
	try {
		const lock = takeLock(join(dataDir, "lock"));
		held.locks.unshift(lock);
		return lock;
	} catch (error) {
		if (!(error instanceof LockedError)) throw error;
		throw new Error(
			`Signet is already running on ${dataDir} (process ${error.pid}). Stop it, or set another DATA_DIR.`,
		);
	}
}

/** Web first, so that requests under way still have everything they need; the database last. */
async function stop(): Promise<void> {
	isStopping = true;
	held.preparing?.kill("SIGKILL");
	await held.web?.stop();
	await held.worker?.stop();
	const database = await held.database?.catch(() => null);
	await database?.stop();
	for (const lock of held.locks) lock.release();
}

async function stopOnSignal(): Promise<void> {
	if (isStopping) {
		// Asked twice: whoever asks does not want to wait for requests under way.
		held.web?.kill();
		held.worker?.kill();
		return;
	}
	await stop();
	process.exit(0);
}

process.title = "signet";
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => void stopOnSignal());

try {
	await start();
} catch (error) {
	// Stopping makes what was being started fail; that is not news.
	if (!isStopping) {
		process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
		await stop();
		process.exit(1);
	}
}
