import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;
/** An escape sequence, or a character beyond Latin-1. */
const BEYOND_LATIN_1 = /\\[\s\S]|[\u0100-\uffff]/g;

/**
 * Makes the web process hold less of its own text. Next.js gives each route its own copy of a chunk, so copies load the
 * first one. Node.js keeps text at two bytes a character if one is beyond Latin-1, so those are escaped.
 */
export function compactChunks(root: string): void {
	const directory = join(root, ".next", "server", "chunks");
	const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
	const firstByCode = new Map<string, string>();
	for (const name of names.sort()) {
		const path = join(directory, name);
		const text = readFileSync(path, "utf8");
		const code = text.replace(SOURCE_MAP, "");
		const first = firstByCode.get(code);
		firstByCode.set(code, first ?? path);
		writeFileSync(path, first ? `module.exports=require("./${relative(dirname(path), first)}");\n` : latin1(text));
	}
}

/** The same program with escape sequences for characters beyond Latin-1. */
export function latin1(program: string): string {
	return program.replace(BEYOND_LATIN_1, (found) => {
		const character = found.at(-1) ?? "";
		return character > "\xff" ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}` : found;
	});
}
