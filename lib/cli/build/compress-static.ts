import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { STATIC_CODINGS, STATIC_TYPES } from "#lib/http/answering/compressed-files.ts";

const COMPRESS = {
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, {
			// The last level takes twice as long for two hundredths.
			params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
	gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Stores the scripts and styles of pages compressed beside themselves: once, instead of for every visitor. */
export async function compressStatic(root: string): Promise<void> {
	const directory = join(root, ".next", "static");
	const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
		(name) => extname(name) in STATIC_TYPES,
	);
	await Promise.all(
		names.flatMap((name) => {
			const bytes = readFileSync(join(directory, name));
			return STATIC_CODINGS.map(async ({ coding, ending }) =>
				writeFileSync(join(directory, name + ending), await COMPRESS[coding](bytes)),
			);
		}),
	);
}
