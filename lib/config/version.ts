import { readFileSync } from "node:fs";
import { join } from "node:path";

let known: string | undefined;

/** The version of Signet that this process was started from, as package.json has it. */
export function version(): string {
	known ??= String(
		JSON.parse(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "package.json"), "utf8")).version,
	);
	return known;
}
