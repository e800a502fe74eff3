import { statSync } from "node:fs";
import { join } from "node:path";

/**
 * Run by root, a command continues as the account that owns Signet’s files: what it writes stays Signet’s, and it meets
 * the permissions that Signet has.
 */
export function actAsOwner(dataDir: string): void {
	// Where Signet has run, the data directory itself can be another account’s, as in a container.
	const places = ["objects", "keys", ""].map((name) => statSync(join(dataDir, name), { throwIfNoEntry: false }));
	const owner = places.find((place) => place !== undefined);
	if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return;
	process.setgroups?.([owner.gid]);
	process.setgid?.(owner.gid);
	process.setuid?.(owner.uid);
}
