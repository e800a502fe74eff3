import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Binaries, postgresBinaries } from "./binaries.ts";
import { type ClusterFiles, databaseUrlOf, ensureClusterFiles, readClusterFiles, SERVER_ENV } from "./cluster-files.ts";
import { enterDir } from "./enter-dir.ts";
import { type Account, serverAccount } from "./server-account.ts";

/** A running embedded server. */
export type Cluster = {
	pid: number;
	databaseUrl(database?: string): string;
	/** Resolves when the server is no more, for whatever reason. */
	ended: Promise<void>;
	/** Ends connections, writes everything, stops. */
	stop(): Promise<void>;
};

export type ClusterOptions = {
	dataDir: string;
	/** Only tests do without: a power cut may then cost everything. */
	durability: "full" | "none";
	maxConnections: number;
};

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

const WITHOUT_DURABILITY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

/**
 * Starts the embedded server of a data directory, making it first when there is none. It runs in a
 * process group of its own, so that Ctrl-C does not reach it, and is taken over when it still runs
 * because its starter was killed.
 *
 * @throws Error with a sentence that says what is wrong
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
	const known = await readClusterFiles(options.dataDir);
	const account = await serverAccount(known?.dir ?? null);
	const orphan = known && runningPid(known.dir);
	if (known && orphan && (await becomesReady(known.dir, orphan))) return adopt(known, orphan);
	const binaries = await postgresBinaries(account);
	const files = await ensureClusterFiles(options.dataDir, binaries, account);
	return launch(files, binaries, account, options);
}

/** The connection string of the embedded server when it runs, else null. */
export async function runningClusterUrl(dataDir: string): Promise<string | null> {
	const files = await readClusterFiles(dataDir);
	const pid = files && runningPid(files.dir);
	return files && pid && (await becomesReady(files.dir, pid)) ? databaseUrlOf(files) : null;
}

function adopt(files: ClusterFiles, pid: number): Cluster {
	// Not our child, so the system does not tell us when it ends.
	const ended = (async () => {
		while (isAlive(pid)) await delay(200, undefined, { ref: false });
	})();
	return asCluster(files, pid, ended);
}

async function launch(
	files: ClusterFiles,
	binaries: Binaries,
	account: Account | null,
	options: ClusterOptions,
): Promise<Cluster> {
	const logPath = openLogPath(options.dataDir);
	const deadline = Date.now() + READY_TIMEOUT_MS;
	const { cwd, name } = await enterDir(account, files.dir);
	for (;;) {
		const log = openSync(logPath, "a", 0o600);
		const logStart = statSync(logPath).size;
		const child = spawn(binaries.postgres, ["-D", name, ...settingsOf(files, options)], {
			...(account ?? {}),
			cwd,
			detached: true,
			env: SERVER_ENV,
			stdio: ["ignore", log, log],
		});
		const ended = new Promise<void>((done) => {
			child.once("error", () => done());
			child.once("exit", () => done());
		});
		child.unref();
		const { pid } = child;
		if (pid && (await becomesReady(files.dir, pid))) return asCluster(files, pid, ended);
		await ended;
		const said = readFileSync(logPath, "utf8").slice(logStart);
		// After a kill -9 its children hold the shared memory for a moment longer.
		const isHeld = /shared memory block .* still in use|lock file .* already exists/.test(said);
		if (!isHeld || Date.now() > deadline) throw new Error(`Postgres didn’t start: ${lastSentence(said)} (${logPath})`);
		await delay(50);
	}
}

function settingsOf(files: ClusterFiles, { durability, maxConnections }: ClusterOptions): string[] {
	const settings = [
		"listen_addresses=",
		// From the server's directory, which it may know by no other name than where it stands.
		`unix_socket_directories=${files.socketDir.startsWith(`${files.dir}/`) ? relative(files.dir, files.socketDir) : files.socketDir}`,
		"unix_socket_permissions=0700",
		`max_connections=${maxConnections}`,
		"log_min_messages=warning",
		"timezone=UTC",
		"jit=off",
		...(durability === "none" ? WITHOUT_DURABILITY : []),
	];
	return settings.flatMap((setting) => ["-c", setting]);
}

function asCluster(files: ClusterFiles, pid: number, ended: Promise<void>): Cluster {
	return {
		pid,
		ended,
		databaseUrl: (database) => databaseUrlOf(files, database),
		async stop() {
			signal(pid, "SIGINT");
			for (const deadline = Date.now() + STOP_TIMEOUT_MS; isAlive(pid); await delay(10)) {
				if (Date.now() > deadline) signal(pid, "SIGQUIT");
			}
		},
	};
}

/** The server writes its state into its lock file, so no client is needed to see it. */
async function becomesReady(dir: string, pid: number): Promise<boolean> {
	const deadline = Date.now() + READY_TIMEOUT_MS;
	while (isAlive(pid) && Date.now() < deadline) {
		const lines = lockFileLines(dir);
		if (Number(lines[0]) === pid && lines[7]?.trim() === "ready") return true;
		await delay(10);
	}
	return false;
}

function runningPid(dir: string): number | null {
	const pid = Number(lockFileLines(dir)[0]);
	return pid > 0 && isAlive(pid) && isPostgres(pid) ? pid : null;
}

/** Process ids are reused: another program may have that of a server that is long gone. */
function isPostgres(pid: number): boolean {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
	} catch {
		return process.platform !== "linux";
	}
}

function lockFileLines(dir: string): string[] {
	try {
		return readFileSync(join(dir, "postmaster.pid"), "utf8").split("\n");
	} catch {
		return [];
	}
}

/** A killed child that nobody has waited for yet (state Z) is not alive. */
function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "";
		return code === "EPERM" || (code === "ENOENT" && process.platform !== "linux");
	}
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// It ended by itself.
	}
}

function openLogPath(dataDir: string): string {
	mkdirSync(join(dataDir, "logs"), { recursive: true });
	const path = join(dataDir, "logs", "postgres.log");
	const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.old`);
	return path;
}

function lastSentence(log: string): string {
	const lines = log.split("\n").filter((line) => /FATAL|ERROR|PANIC/.test(line));
	return (lines.at(-1) ?? log.trim().split("\n").at(-1) ?? "").replace(/^.*?(?=FATAL|ERROR|PANIC)/, "");
}
