import { afterAll } from "vitest";
import { resetEnv } from "#lib/config/env.ts";

/**
 * vitest's setup of every test file: the process goes on with another file, to which nothing is left of
 * the variables that this one set, nor of what the product keeps for a whole process. Only the children
 * for PDF work stay, which know of no installation.
 */
const before = { ...process.env };

// The first to be registered is the last to be called: the harness has closed everything by then.
afterAll(() => {
	for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
	Object.assign(process.env, before);
	resetEnv();
	for (const name of Object.keys(globalThis)) {
		if (name.startsWith("signet") && name !== "signetPdfPool") Reflect.deleteProperty(globalThis, name);
	}
});
