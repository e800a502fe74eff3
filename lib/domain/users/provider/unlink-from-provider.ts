import { findUserOfAccount } from "#lib/db/stores/installation/provisioning.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { deleteLinksOfUser } from "#lib/db/stores/users/sign-in-providers.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteProviderEvent } from "./note-provider-event.ts";

/**
 * Forgets who at the provider a user is, so that whoever has their address there now is taken for them once more.
 *
 * @throws AppError NotFound
 */
export const unlinkFromProvider = defineVerb(
	{ permission: "installation.administer" },
	async (
		context: OperatorContext,
		input: { accountId: string; email: string },
	): Promise<{ userId: string; removed: number }> => {
		const user = await findUserOfAccount(input.accountId, input.email.trim().toLowerCase());
		if (!user) throw new AppError("NotFound", `No user has the email address ${input.email}.`);
		return inTransaction(async (tx) => {
			const locked = await lockUser(tx, user, user.id);
			if (!locked) throw new AppError("NotFound");
			const removed = await deleteLinksOfUser(tx, locked);
			const data = { subject: locked.email };
			if (removed > 0)
				await noteProviderEvent(tx, context, { accountId: locked.accountId, type: "ProviderUnlinked", data });
			return { userId: locked.id, removed };
		});
	},
);
