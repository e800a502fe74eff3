import { listAdminNames } from "#lib/db/stores/users/people-list.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** So many are named: whoever reads it asks one of them. */
const MOST_NAMED = 3;

/** What those are called whom somebody asks who may not do something themselves. */
export const nameAdmins = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext): Promise<string[]> => listAdminNames(principal.accountId, MOST_NAMED),
);
