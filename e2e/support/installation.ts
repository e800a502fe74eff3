import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** What an installation on a data directory of its own is started with. */
export const CREDENTIALS = {
	BOOTSTRAP_ADMIN_EMAIL: "operator@example.com",
	BOOTSTRAP_ADMIN_PASSWORD: "correct-horse-battery",
	BOOTSTRAP_API_KEY: "sg_test_key_for_runtime_tests_0001",
};

export type Installation = { dataDir: string; port: number; url: string; variables: Record<string, string> };

/** A data directory and a port that nobody uses; nothing runs yet. */
export async function newInstallation(): Promise<Installation> {
	const dataDir = await mkdtemp(join(tmpdir(), "signet-runtime-"));
	// As root the database runs under another account, which must be able to enter.
	await chmod(dataDir, 0o755);
	const port = await freePort();
	const variables = { ...CREDENTIALS, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "error" };
	return { dataDir, port, url: `http://localhost:${port}`, variables };
}

export async function removeInstallation({ dataDir }: Installation): Promise<void> {
	await rm(dataDir, { recursive: true, force: true });
}

/** A start of the built product and what it has printed so far. */
export class Start {
	readonly child: ChildProcess;
	readonly exit: Promise<number | null>;
	printed = "";

	constructor(
		installation: Installation,
		variables: Record<string, string> = {},
		[command, ...args]: readonly [string, ...string[]] = [process.execPath, join(ROOT, ".next/signet/start.mjs")],
	) {
		// Like a machine that has nothing set.
		const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...installation.variables, ...variables };
		this.child = spawn(command, args, {
			cwd: ROOT,
			env: env as unknown as NodeJS.ProcessEnv,
			stdio: ["ignore", "pipe", "pipe"],
		});
		this.exit = once(this.child, "exit").then(([code]) => code as number | null);
		for (const stream of [this.child.stdout, this.child.stderr]) {
			stream?.on("data", (chunk: Buffer) => {
				this.printed += chunk;
			});
		}
	}

	/** @returns the milliseconds it says it took */
	async ready(): Promise<number> {
		let isOver = false;
		void this.exit.then(() => {
			isOver = true;
		});
		while (!isOver) {
			const [, ms] = /ready in (\d+) ms/.exec(this.printed) ?? [];
			if (ms !== undefined) return Number(ms);
			await Promise.race([once(this.child.stdout ?? this.child, "data"), this.exit]);
		}
		throw new Error(`It ended while starting:\n${this.printed}`);
	}

	/** Asks it to stop. @returns exit code */
	async stop(signal: NodeJS.Signals = "SIGINT"): Promise<number | null> {
		this.child.kill(signal);
		return this.exit;
	}

	/** Process ids of its programs, found by name. */
	pids(program: "web.mjs" | "worker.mjs" | "prepare.mjs" | "postgres"): number[] {
		const { stdout } = spawnSync("ps", ["-eo", "pid,ppid,args"], { encoding: "utf8" });
		return stdout
			.split("\n")
			.map((line) => line.trim().split(/\s+/))
			.filter(([, parent, ...args]) => Number(parent) === this.child.pid && args.join(" ").includes(program))
			.map(([pid]) => Number(pid));
	}
}

/** `npm run admin -- …` with this installation. */
export function admin(
	installation: Installation,
	...args: string[]
): { status: number | null; output: string; error: string } {
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...installation.variables };
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, ".next/signet/admin.mjs"), ...args], {
		cwd: ROOT,
		env: env as unknown as NodeJS.ProcessEnv,
		encoding: "utf8",
	});
	return { status, output: stdout, error: stderr };
}

export async function freePort(): Promise<number> {
	const server = createServer();
	server.listen(0);
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (address === null || typeof address === "string") throw new Error("There is no free port.");
	return address.port;
}
