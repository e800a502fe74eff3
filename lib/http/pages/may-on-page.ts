import type { UserContext } from "#lib/domain/context.ts";
import { isAllowed } from "#lib/policy/grants.ts";
import type { Permission } from "#lib/policy/permissions.ts";

/** Whether the reader of a page may do something: a way is shown only to who can go it. The verb judges again. */
export function mayOnPage({ principal }: UserContext, permission: Permission): boolean {
	return isAllowed(principal, permission);
}
