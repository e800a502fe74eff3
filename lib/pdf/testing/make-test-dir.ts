import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** A directory for files that a test hands to other programs; it goes away with the run. */
export function makeTestDir(name: string): string {
	return mkdtempSync(join(inject("testRunDir"), `${name}-`));
}
