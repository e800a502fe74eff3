import { db } from "#lib/db/client.ts";
import { listReferencedObjects, listUnusedObjects } from "#lib/db/stores/documents/purging.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";

const PER_QUERY = 1000;
const AT_ONCE = 20;
/** How many keys a report names; its counts are of all. */
const MAX_NAMED = 100;

export type NamedKeys = { count: number; keys: string[] };

export function namedKeys(keys: readonly string[]): NamedKeys {
	return { count: keys.length, keys: keys.slice(0, MAX_NAMED) };
}

type FilesCheck = {
	isComplete: boolean;
	objects: number;
	/** Objects that rows refer to but that aren’t in storage. */
	missing: NamedKeys;
};

/** Checks that storage has every object that rows of any account refer to; what the objects hold isn’t read. */
export const checkFiles = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext): Promise<FilesCheck> => {
		const seen = new Set<string>();
		const missing: string[] = [];
		for await (const batch of listReferencedObjects(PER_QUERY)) {
			const keys = batch.filter((key) => !seen.has(key));
			for (const key of keys) seen.add(key);
			missing.push(...(await missingOf(keys)));
		}
		return { isComplete: missing.length === 0, objects: seen.size, missing: namedKeys(missing) };
	},
);

async function missingOf(keys: readonly string[]): Promise<string[]> {
	const missing: string[] = [];
	for (let start = 0; start < keys.length; start += AT_ONCE) {
		const some = keys.slice(start, start + AT_ONCE);
		const found = await Promise.all(some.map((key) => storage().exists(key)));
		missing.push(...some.filter((_, index) => !found[index]));
	}
	// Some may have been purged since they were listed.
	const unused = new Set(await listUnusedObjects(db(), missing));
	return missing.filter((key) => !unused.has(key));
}
