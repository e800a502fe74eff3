import { chmodSync, existsSync, mkdirSync } from "node:fs";

/**
 * From here on what this process and its children make is for its owner only: documents, mails, keys.
 * Root's data directory can be walked through, since the database below it runs under another account.
 */
export function keepFilesPrivate(dataDir: string): void {
	process.umask(0o077);
	if (existsSync(dataDir)) return;
	mkdirSync(dataDir, { recursive: true });
	if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
}
