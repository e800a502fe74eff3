import { dirname } from "node:path";
import { type Account, canReach } from "./server-account.ts";

/** How a program of the server is told of a directory. */
type EnteredDir = {
	/** Where it begins. */
	cwd: string;
	/** What it calls the directory. */
	name: string;
};

/** Linux: leads to where a process stands, without a walk through the directories above. */
const WHERE_IT_STANDS = "/proc/self/cwd";

/**
 * Lets the server's account work in a directory that it owns below one that it may not enter, as a clone in
 * root's home is (0700): it is put there before it gives up being root, and knows the directory only as the one
 * where it stands. Postgres stays in its data directory for its whole life, and so do its processes.
 *
 * @throws Error where the system has no such name
 */
export async function enterDir(account: Account | null, dir: string): Promise<EnteredDir> {
	if (account === null || (await canReach(account, dirname(dir)))) return { cwd: "/", name: dir };
	if (process.platform === "linux") return { cwd: dir, name: WHERE_IT_STANDS };
	throw new Error(
		`Postgres can’t run as root, and the user it runs as can’t enter ${dirname(dir)}. Set DATA_DIR to a different directory, or start Signet as a different user.`,
	);
}
