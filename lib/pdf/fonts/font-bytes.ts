import { readFileSync } from "node:fs";
import { decodeWoff } from "./decode-woff.ts";
import type { FontFile } from "./font-files.ts";

/** One of our font files as TrueType or OpenType. */
export function fontBytes({ path }: Pick<FontFile, "path">): Buffer {
	const bytes = readFileSync(path);
	return path.endsWith(".woff") ? decodeWoff(bytes) : bytes;
}
