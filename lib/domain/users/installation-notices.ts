import { env } from "#lib/config/env.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { isAllowed } from "#lib/policy/grants.ts";

/** The id is what it is put away by. */
export type InstallationNotice = { id: string; text: string };

/** What an admin should know of the installation as long as it is so. */
export function findInstallationNotices(principal: UserPrincipal): InstallationNotice[] {
	if (!isAllowed(principal, "account.inspect")) return [];
	const notices: InstallationNotice[] = [];
	if (env().signingP12Path === null) {
		notices.push({
			id: "self-made-certificate",
			text: "Documents are sealed with a self-made certificate, which PDF readers don't trust. Set SIGNING_P12 for real use.",
		});
	}
	return notices;
}
