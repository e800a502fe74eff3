import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { claimStore, ownPrefix } from "#lib/storage/lease.ts";

export type ClaimedInstallation = { installationId: string; prefix: string };

/**
 * Makes this database and its store the only installation: any other one on them goes into quarantine within a minute.
 *
 * @param prefix of the files just restored; left out: the current prefix
 */
export const adoptInstallation = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, prefix?: string): Promise<ClaimedInstallation> =>
		claimStore(prefix ?? (await ownPrefix())),
);
