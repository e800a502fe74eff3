import { pathToFileURL } from "node:url";
import type { Permission } from "#lib/policy/permissions.ts";
import { readSourceFiles } from "../source-files.ts";
import { verbsIn } from "./reached.ts";

/** A verb without what it takes and gives: whoever walks all of them knows that from its case. */
export type AnyVerb = {
	(context: unknown, ...args: unknown[]): Promise<unknown>;
	readonly permission: Permission;
};

/** Every verb there is by its name, found in the domain's files. @throws Error for one that is not exported */
export async function loadVerbs(): Promise<Map<string, AnyVerb>> {
	const verbs = new Map<string, AnyVerb>();
	for (const { path, text } of readSourceFiles(process.cwd())) {
		if (!path.startsWith("lib/domain/") || path.endsWith(".test.ts")) continue;
		if (!text.includes("defineVerb(")) continue;
		const defined = verbsIn(text);
		const calls = text.match(/(?<!function )\bdefineVerb\(/g)?.length ?? 0;
		if (calls !== defined.length) throw new Error(`${path} makes a verb that is not called by a name of its own.`);
		const found = (await import(pathToFileURL(path).href)) as Record<string, AnyVerb>;
		for (const name of defined) {
			const verb = found[name];
			if (!verb?.permission) throw new Error(`${name} of ${path} is no verb that can be reached.`);
			if (verbs.has(name)) throw new Error(`There are two verbs of the name ${name}.`);
			verbs.set(name, verb);
		}
	}
	return verbs;
}
