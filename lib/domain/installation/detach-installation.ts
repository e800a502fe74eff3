import { cancelOutgoing } from "#lib/db/stores/installation.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { claimStore, ownPrefix, peekInstallation, prefixApart } from "#lib/storage/lease.ts";
import type { ClaimedInstallation } from "./adopt-installation.ts";

/**
 * Makes this copy an installation of its own, which reaches no one: messages, deliveries and reminders that it was
 * copied with are cancelled, webhook endpoints paused, and signers of documents in progress get no emails. Unless the
 * files are a copy as well, it reads those of the original and writes and deletes only its own, below another prefix.
 *
 * @param prefix below which its files were just put; left out: they are where those of the original are
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
