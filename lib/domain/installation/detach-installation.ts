import { cancelOutgoing } from "#lib/db/stores/installation/installation.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { claimStore, ownPrefix, peekInstallation, prefixApart } from "#lib/storage/lease.ts";
import type { ClaimedInstallation } from "./adopt-installation.ts";

/**
 * Makes this copy a separate installation that sends nothing of what it copied: messages, deliveries and reminders in
 * the copied database are cancelled, webhook endpoints are paused, and nothing about documents that were sent until now
 * leaves it later. Unless its files are a copy too, it reads the original’s files, and writes and deletes only its own,
 * below another prefix.
 *
 * @param prefix of the files just restored; left out: it shares the original’s files
 */
export const detachInstallation = defineVerb(
	{ permission: "installation.administer" },
	async (context: OperatorContext, prefix?: string): Promise<ClaimedInstallation> => {
		const chosen = prefix ?? (await choosePrefix());
		await inTransaction((tx) => cancelOutgoing(tx, context.now()));
		return claimStore(chosen);
	},
);

async function choosePrefix(): Promise<string> {
	const isOwnCopy = (await peekInstallation()) === "copied-files";
	const former = await ownPrefix();
	return isOwnCopy ? former : prefixApart(former);
}
