import { stat } from "node:fs/promises";

/** Tells a directory from every copy of it, even one at the same path; null when there is no directory. */
export async function placeOf(path: string): Promise<string | null> {
	const found = await stat(path, { bigint: true }).catch(() => null);
	return found && `${found.ino}.${found.birthtimeNs}`;
}
