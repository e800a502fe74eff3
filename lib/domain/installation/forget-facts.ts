import { forgetFact } from "#lib/db/stores/installation/installation.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Forgets what was noted of the installation under these names, so that what there is now is noted at the next start. */
export const forgetFacts = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, names: readonly string[]): Promise<void> => {
		for (const name of names) await forgetFact(name);
	},
);
