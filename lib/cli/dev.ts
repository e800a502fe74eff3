import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Env, env } from "#lib/config/env.ts";
import { ensureGenerated } from "./build/ensure-generated.ts";
import { ensureMessages } from "./build/ensure-messages.ts";
import { type Changed, watchSources } from "./dev/watch-sources.ts";
import { checkPort } from "./start/check-port.ts";
import { type Database, openDatabase } from "./start/database.ts";
import { type Kept, keepRunning, messageOf, type Program, spawnProgram } from "./start/keep-running.ts";
import { LockedError, takeLock } from "./start/lock.ts";
import { keepFilesPrivate } from "./start/private-files.ts";

/** Known to everybody, so nobody but this machine reaches the server unless HOST is set. */
const DEFAULTS = {
	HOST: "127.0.0.1",
	DATA_DIR: ".data-dev",
	BOOTSTRAP_ADMIN_EMAIL: "dev@example.com",
	BOOTSTRAP_ADMIN_PASSWORD: "signet-development",
	BOOTSTRAP_API_KEY: "sg_live_development_key_of_everybody",
	LOG_LEVEL: "warn",
};

const PATHS = { web: "lib/cli/dev/web.ts", worker: "lib/cli/worker.ts", prepare: "lib/cli/prepare.ts" } as const;

const root = process.cwd();
const held: { database?: Database; web?: Kept; worker?: Kept; lock?: { release(): void } } = {};
let isStopping = false;
/** Restarts follow each other. */
let restarting: Promise<void> = Promise.resolve();

/**
 * `npm run dev`: Postgres, web and worker from the sources, on a data directory of their own. Pages and the code
 * behind them are taken anew by Next.js, the worker is started anew. With --demo the account is filled.
 */
async function dev(): Promise<void> {
	for (const [name, value] of Object.entries(DEFAULTS)) process.env[name] ||= value;
	Object.assign(process.env, { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" });
	const settings = env();
	keepFilesPrivate(settings.dataDir);
	held.lock = lockDataDir(settings.dataDir);
	await checkPort(settings.host, settings.port, 0);
	ensureGenerated(root);
	held.database = await openDatabase(settings);
	process.env.DATABASE_URL = held.database.url;
	await prepare(settings.dataDir);
	// Before the worker, which would do now what the demonstration did days ago.
	if (process.argv.includes("--demo")) await fill();
	await Promise.all([startAnew("web"), startAnew("worker")]);
	watchSources(root, (changed) => {
		restarting = restarting.then(() => restart(changed));
	});
	process.stdout.write(announcement(settings));
}

/** What lies there may be of another branch, which is no reason to look for that one's version. */
async function prepare(dataDir: string): Promise<void> {
	try {
		await messageOf(spawnProgram(program("prepare")), "prepared");
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : error}\nOr delete ${dataDir} to start over.`);
	}
}

function lockDataDir(dataDir: string): { release(): void } {
	try {
		return takeLock(join(dataDir, "lock"));
	} catch (error) {
		if (!(error instanceof LockedError)) throw error;
		throw new Error(
			`Signet is already running on ${dataDir} (process ${error.pid}). Stop it, or set another DATA_DIR.`,
		);
	}
}

function program(name: Program["name"]): Program {
	// Next.js compiles what it serves; the other two have mails in them, which Node alone does not read.
	const nodeOptions = name === "web" ? [] : ["--import", "tsx"];
	return { name, env: { ...process.env }, nodeOptions, path: PATHS[name] };
}

async function startAnew(name: "web" | "worker"): Promise<void> {
	await held[name]?.stop();
	if (isStopping) return;
	const kept = keepRunning(program(name));
	held[name] = kept;
	await kept.loaded;
	await kept.go(name === "worker" ? "all" : []);
}

/** What does not start is said, and tried again with the next change. */
async function restart({ web, worker, messages }: Changed): Promise<void> {
	if (messages && !compileMessages()) return;
	for (const name of [...(web ? (["web"] as const) : []), ...(worker ? (["worker"] as const) : [])]) {
		if (isStopping) return;
		try {
			await startAnew(name);
			process.stdout.write(`${name} restarted\n`);
		} catch (error) {
			process.stderr.write(
				`${name} failed and restarts at the next change: ${error instanceof Error ? error.message : error}\n`,
			);
		}
	}
}

/** Next.js reloads compiled messages like any other source. */
function compileMessages(): boolean {
	try {
		ensureMessages(root);
		return true;
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
		return false;
	}
}

/** Documents in every state and what belongs to them; a process of its own, since it is no part of the product. */
async function fill(): Promise<void> {
	const script = join(root, "lib", "testing", "demo", "run.ts");
	const [code] = await once(spawn(process.execPath, ["--import", "tsx", script], { stdio: "inherit" }), "exit");
	if (code !== 0) throw new Error("Couldn’t create the demo data.");
}

function announcement({ publicUrl, dataDir, bootstrap }: Env): string {
	const lines = [
		"",
		`Signet is running from source at ${publicUrl}`,
		`  login     ${bootstrap.adminEmail}`,
		`  password  ${bootstrap.adminPassword}`,
		`  API key   ${bootstrap.apiKey}`,
		`  emails    ${publicUrl}/outbox`,
		`Data is stored in ${dataDir}. Delete it to start over.`,
		`ready in ${Math.round(performance.now())} ms`,
	];
	return `${lines.join("\n")}\n`;
}

async function stop(): Promise<void> {
	isStopping = true;
	await held.web?.stop();
	await held.worker?.stop();
	await held.database?.stop();
	held.lock?.release();
}

process.title = "signet-dev";
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(name, () => {
		if (isStopping) {
			held.web?.kill();
			held.worker?.kill();
			return;
		}
		void stop().then(() => process.exit(0));
	});
}

try {
	await dev();
} catch (error) {
	if (!isStopping) {
		process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
		await stop();
		process.exit(1);
	}
}
