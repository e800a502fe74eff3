import { env } from "#lib/config/env.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/** What an admin should know of the installation as long as it is so. */
export function findInstallationNotices(principal: UserPrincipal): string[] {
	if (principal.role !== "Admin") return [];
	const notices: string[] = [];
	if (env().signingP12Path === null) {
		notices.push(
			"Documents are sealed with a self-made certificate, which PDF readers don't trust. Set SIGNING_P12 for real use.",
		);
	}
	return notices;
}
