import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Account = { uid: number; gid: number };

/**
 * Postgres refuses to run as root, so root lends it another account: one of its own, Debian's, or
 * where none can be made the system's unprivileged one. null: we are not root and run it ourselves.
 *
 * @param dir of a server that was made before: it only starts with the account that owns it
 */
export async function serverAccount(dir: string | null): Promise<Account | null> {
	if (process.getuid?.() !== 0) return null;
	const owner = dir === null ? null : await stat(dir).catch(() => null);
	if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	for (const name of ["signet", "postgres"]) {
		const found = await accountOf(name);
		if (found) return found;
	}
	await run("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "signet"]).catch(() => null);
	const account = (await accountOf("signet")) ?? (await accountOf("nobody"));
	if (account) return account;
	throw new Error('Postgres can’t run as root. Create a user for it with "useradd --system signet".');
}

async function accountOf(name: string): Promise<Account | null> {
	try {
		const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
		return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
	} catch {
		return null;
	}
}

/** Whether the account can walk to the path: a clone below /root (0700) cannot be reached by others. */
export async function canReach(account: Account, path: string): Promise<boolean> {
	for (let dir = path; ; dir = dirname(dir)) {
		const found = await stat(dir).catch(() => null);
		if (found && (found.mode & passBit(account, found)) === 0) return false;
		if (dir === dirname(dir)) return true;
	}
}

function passBit({ uid, gid }: Account, owner: Account): number {
	if (owner.uid === uid) return 0o100;
	return owner.gid === gid ? 0o010 : 0o001;
}
