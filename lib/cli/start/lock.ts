import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

type Holder = { pid: number; startedAt: string };

/** Somebody else holds the lock. */
export class LockedError extends Error {
	readonly pid: number;
	constructor(path: string, pid: number) {
		super(`${path} is locked by process ${pid}.`);
		this.name = "LockedError";
		this.pid = pid;
	}
}

/**
 * Takes a lock that its holder's death gives back, kill -9 included: the file names a process and when
 * that process began, so that a reused process id is not taken for the holder.
 *
 * @returns release, and whether the last holder went without releasing
 * @throws LockedError
 */
export function takeLock(path: string): { release(): void; wasAbandoned: boolean } {
	mkdirSync(dirname(path), { recursive: true });
	const mine = `${path}.${process.pid}`;
	writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }), { mode: 0o600 });
	let wasAbandoned = false;
	try {
		while (!link(mine, path)) {
			const holder = holderOf(path);
			if (holder) throw new LockedError(path, holder);
			wasAbandoned = removeAbandoned(path) || wasAbandoned;
		}
	} finally {
		unlinkSync(mine);
	}
	return { wasAbandoned, release: () => rmSync(path, { force: true }) };
}

/** Process id of who holds the lock, or null. */
export function holderOf(path: string): number | null {
	try {
		const { pid, startedAt } = JSON.parse(readFileSync(path, "utf8")) as Holder;
		return startOf(pid) === startedAt ? pid : null;
	} catch {
		return null;
	}
}

function link(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	}
}

/** Of two that find the same abandoned file one takes it away; a newer one is put back. */
function removeAbandoned(path: string): boolean {
	const aside = `${path}.${process.pid}.old`;
	try {
		renameSync(path, aside);
	} catch {
		return false;
	}
	if (holderOf(aside) !== null) link(aside, path);
	unlinkSync(aside);
	return true;
}

/** When a process began, in the system's own terms; empty when there is none. */
function startOf(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// Field 22; the second field is a name in parentheses that may hold anything.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return fields[0] === "Z" ? "" : (fields[19] ?? "");
	} catch {
		if (process.platform === "linux") return "";
	}
	try {
		process.kill(pid, 0);
		return String(pid);
	} catch {
		return "";
	}
}
