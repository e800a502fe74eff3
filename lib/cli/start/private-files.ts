import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * From here on what this process and its children make is for its owner only: documents, mails, keys.
 * Root's data directory can be walked through, since the database below it runs under another account.
 *
 * @throws Error with a sentence when it cannot be used
 */
export function keepFilesPrivate(dataDir: string): void {
	process.umask(0o077);
	try {
		if (makeDir(dataDir) && process.getuid?.() === 0) chmodSync(dataDir, 0o711);
		// Of a file there is nothing inside to be reached.
		accessSync(join(dataDir, "."), constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
		throw new Error(`DATA_DIR is "${dataDir}" but must be a writable directory${code}.`, {
			cause: error,
		});
	}
}

/**
 * Makes a directory with those above it; false when there is one. Node's own way to do so never ends where
 * the system says that a directory's parent is not there although it is, as below /proc.
 */
function makeDir(path: string): boolean {
	try {
		mkdirSync(path);
		return true;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "EEXIST" && statSync(path).isDirectory()) return false;
		const parent = dirname(path);
		if (code !== "ENOENT" || parent === path) throw error;
		makeDir(parent);
		mkdirSync(path);
		return true;
	}
}
