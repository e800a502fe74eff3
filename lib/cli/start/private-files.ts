import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * From here on what this process and its children make is for its owner only: documents, mails, keys.
 * Root's data directory can be walked through, since the database below it runs under another account.
 *
 * @throws Error with a sentence when it cannot be used
 */
export function keepFilesPrivate(dataDir: string): void {
	process.umask(0o077);
	try {
		const made = mkdirSync(dataDir, { recursive: true });
		if (made !== undefined && process.getuid?.() === 0) chmodSync(dataDir, 0o711);
		// Of a file there is nothing inside to be reached.
		accessSync(join(dataDir, "."), constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
		throw new Error(`DATA_DIR is "${dataDir}" but must be a directory that we may write into${code}.`, {
			cause: error,
		});
	}
}
