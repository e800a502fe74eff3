import { stat } from "node:fs/promises";

/** What tells a directory from every copy of it, also from one under the same path; null where there is none. */
export async function placeOf(path: string): Promise<string | null> {
	const found = await stat(path, { bigint: true }).catch(() => null);
	return found && `${found.ino}.${found.birthtimeNs}`;
}
