import { access, constants } from "node:fs/promises";
import path from "node:path";

const CONVERTERS = ["soffice", "libreoffice"];

/** The path of the office converter on the PATH; null: Word, Excel and PowerPoint files cannot be read here. */
export async function findConverter(): Promise<string | null> {
	for (const folder of (process.env.PATH ?? "").split(path.delimiter).filter(Boolean)) {
		for (const name of CONVERTERS) {
			const file = path.join(folder, name);
			const isRunnable = await access(file, constants.X_OK).then(
				() => true,
				() => false,
			);
			if (isRunnable) return file;
		}
	}
	return null;
}
