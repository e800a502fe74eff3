import { env } from "#lib/config/env.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { isAllowed } from "#lib/policy/grants.ts";

/** By this name it is worded and put away. */
type InstallationNotice = keyof WorkplaceMessages["common"]["notices"];

/** What an admin should know of the installation as long as it is so. */
export function findInstallationNotices(principal: UserPrincipal): InstallationNotice[] {
	if (!isAllowed(principal, "account.inspect")) return [];
	return env().signingP12Path === null ? ["self-made-certificate"] : [];
}
