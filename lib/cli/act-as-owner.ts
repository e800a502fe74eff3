import { statSync } from "node:fs";
import { join } from "node:path";

/**
 * Run by root, a command continues as the account that owns the stored files: what it writes stays Signet’s, and it
 * meets the permissions that Signet has.
 */
export function actAsOwner(dataDir: string): void {
	// The data directory itself can be another account’s while Signet runs as root, as in a container.
	const owner = statSync(join(dataDir, "objects"), { throwIfNoEntry: false });
	if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
	process.setgroups?.([owner.gid]);
	process.setgid?.(owner.gid);
	process.setuid?.(owner.uid);
}
