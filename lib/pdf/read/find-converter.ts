import { accessSync, constants } from "node:fs";
import path from "node:path";

const CONVERTERS = ["soffice", "libreoffice"];

/** The path of the office converter on the PATH; null: Word, Excel and PowerPoint files cannot be read here. */
export function findConverter(): string | null {
	const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
	const files = folders.flatMap((folder) => CONVERTERS.map((name) => path.join(folder, name)));
	return files.find(isRunnable) ?? null;
}

function isRunnable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
