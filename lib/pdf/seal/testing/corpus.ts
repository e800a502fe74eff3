import { readFileSync } from "node:fs";

/** A file of the PDF corpus by name, without its ending. */
export function corpusFile(name: string): Uint8Array {
	return readFileSync(new URL(`../../../testing/corpus/${name}.pdf`, import.meta.url));
}
