import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { placeOf } from "#lib/config/place-of.ts";
import type { Binaries } from "./binaries.ts";
import { enterDir } from "./enter-dir.ts";
import type { Account } from "./server-account.ts";

/** What is needed to open an embedded server. */
export type ClusterFiles = {
	/** The server's own directory, in DATA_DIR. */
	dir: string;
	/** Where its Unix socket is: nobody reaches it over the network. */
	socketDir: string;
	password: string;
};

/** All that the server's programs see of our environment. */
export const SERVER_ENV: NodeJS.ProcessEnv = {
	PATH: "/usr/local/bin:/usr/bin:/bin",
	LC_ALL: "C",
	TZ: "UTC",
	NODE_ENV: "production",
};

/** DATA_DIR/postgres.json. */
type State = {
	/** From the data directory, so that that can be moved. */
	dir: string;
	password: string;
};

/** The longest path that fits into a socket's address, less the name Postgres gives it. */
const LONGEST_SOCKET_DIR = 107 - "/.s.PGSQL.5432.lock".length;

/** The connection string of a database of an embedded server. */
export function databaseUrlOf(files: ClusterFiles, database = "signet"): string {
	return `postgresql://signet:${files.password}@localhost/${database}?host=${encodeURIComponent(files.socketDir)}`;
}

/** The embedded server of a data directory, or null when there was none yet. */
export async function readClusterFiles(dataDir: string): Promise<ClusterFiles | null> {
	const text = await readFile(stateFile(dataDir), "utf8").catch(() => null);
	if (text === null) return null;
	const state = JSON.parse(text) as State;
	const dir = resolve(dataDir, state.dir);
	return { dir, socketDir: socketDirOf(dir), password: state.password };
}

/**
 * Tells the embedded server's directory from a copy of it; null for an external database. Only one server can run in a
 * directory, so where the file system gives it no lasting identity, machine and path tell it from copies elsewhere.
 */
export async function placeOfCluster(dataDir: string, databaseUrl: string): Promise<string | null> {
	const files = await readClusterFiles(dataDir);
	if (!files || databaseUrl !== databaseUrlOf(files)) return null;
	return (await placeOf(files.dir)) ?? `${hostname()}:${files.dir}`;
}

/** Finds or makes the server's directory. A half-made one from a killed start is made anew. */
export async function ensureClusterFiles(
	dataDir: string,
	binaries: Binaries,
	account: Account | null,
): Promise<ClusterFiles> {
	const known = await readClusterFiles(dataDir);
	if (known && !existsSync(join(known.dir, "PG_VERSION"))) {
		throw new Error(`The database directory in ${stateFile(dataDir)} doesn’t exist: ${known.dir}. Restore a backup.`);
	}
	const files = known ?? (await makeCluster(dataDir, binaries, account));
	await makeSocketDir(files.socketDir, account);
	return files;
}

/** Removes a stopped server and everything in it. */
export async function removeClusterFiles(dataDir: string): Promise<void> {
	const files = await readClusterFiles(dataDir);
	if (files) await rm(files.dir, { recursive: true, force: true });
	await rm(stateFile(dataDir), { force: true });
}

async function makeCluster(dataDir: string, binaries: Binaries, account: Account | null): Promise<ClusterFiles> {
	await mkdir(dataDir, { recursive: true });
	const dir = join(dataDir, "postgres");
	const files = { dir, socketDir: socketDirOf(dir), password: randomBytes(24).toString("base64url") };
	// Whatever lies there was never named by a state file: it is unfinished.
	await rm(dir, { recursive: true, force: true });
	await initialise(files, binaries, account);
	const state: State = { dir: relative(dataDir, dir), password: files.password };
	const path = stateFile(dataDir);
	await writeFile(`${path}.new`, `${JSON.stringify(state, null, "\t")}\n`, { mode: 0o600, flush: true });
	await rename(`${path}.new`, path);
	return files;
}

function stateFile(dataDir: string): string {
	return join(dataDir, "postgres.json");
}

function socketDirOf(dir: string): string {
	const inside = join(dir, "run");
	if (Buffer.byteLength(inside) <= LONGEST_SOCKET_DIR) return inside;
	return join(tmpdir(), `signet-${createHash("sha256").update(dir).digest("hex").slice(0, 16)}`);
}

async function makeSocketDir(path: string, account: Account | null): Promise<void> {
	await mkdir(path, { mode: 0o700 }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	const found = await lstat(path);
	const wanted = account?.uid ?? process.getuid?.();
	if (found.isDirectory() && found.uid === wanted && (found.mode & 0o077) === 0) return;
	// Only root can give it away; anybody else finds that it is not theirs, and so it is not used.
	if (!found.isDirectory() || found.uid !== process.getuid?.()) {
		throw new Error(`${path} belongs to a different user. Delete it and start Signet again.`);
	}
	await chmod(path, 0o700);
	if (account) await chown(path, account.uid, account.gid);
}

/**
 * initdb with UTF-8 whatever the machine's locale says, and the product's database. Made beside its
 * place and renamed, so that a directory with a state file is a whole one.
 */
async function initialise(files: ClusterFiles, binaries: Binaries, account: Account | null): Promise<void> {
	const unfinished = `${files.dir}.new`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(unfinished, { mode: 0o700 });
	if (account) await chown(unfinished, account.uid, account.gid);
	// The account may not be able to walk to ours.
	const aside = await mkdtemp(join(tmpdir(), "signet-"));
	const passwordFile = join(aside, "password");
	await writeFile(passwordFile, files.password, { mode: 0o600 });
	if (account) for (const path of [passwordFile, aside]) await chown(path, account.uid, account.gid);
	const { cwd, name } = await enterDir(account, unfinished);
	try {
		await runAs(account, cwd, binaries.initdb, [
			`--pgdata=${name}`,
			"--username=signet",
			"--auth=scram-sha-256",
			`--pwfile=${passwordFile}`,
			"--encoding=UTF8",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			"--locale=C",
			"--no-instructions",
		]);
		const single = ["--single", "-D", name, "postgres"];
		await runAs(account, cwd, binaries.postgres, single, "CREATE DATABASE signet\n");
	} finally {
		await rm(aside, { recursive: true, force: true });
	}
	await chmod(unfinished, 0o700);
	await rename(unfinished, files.dir);
}

/** Runs a program of the server to its end; what it printed is in the error when it fails. */
async function runAs(account: Account | null, cwd: string, program: string, args: string[], input = ""): Promise<void> {
	const child = spawn(program, args, {
		...(account ?? {}),
		cwd,
		env: SERVER_ENV,
		stdio: ["pipe", "pipe", "pipe"],
	});
	let printed = "";
	const collect = (chunk: Buffer) => {
		printed += chunk;
	};
	child.stdout.on("data", collect);
	child.stderr.on("data", collect);
	child.stdin.end(input);
	const code = await new Promise<number | null>((done, fail) => {
		child.once("error", fail);
		child.once("close", done);
	});
	if (code !== 0) throw new Error(`${program} ended with code ${code}: ${printed.trim()}`);
}
