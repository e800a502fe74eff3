import { endPasswordLinks, setInvited, setInvitedAddress } from "#lib/db/stores/users/account-users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { noteUserEvents } from "../note-user-events.ts";
import { requireInvitedUser } from "../require-user.ts";

/**
 * Sends an invitation to another address, with its role and team. Links mailed to the old one stop working.
 *
 * @throws AppError NotFound; Forbidden; Conflict when the user has no open invitation; ValidationError for an address
 *   that is none, or somebody's of the account
 */
export const correctInvitation = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: { userId: string; email: string }): Promise<void> => {
		const email = input.email.trim().toLowerCase();
		if (!isEmailAddress(email)) throw fieldRefusal("email", said("addressForm"));
		const { accountId, userId: inviterId } = context.principal;
		const correcting = inTransaction(async (tx) => {
			const user = await requireInvitedUser(tx, context, input.userId);
			const { id: userId, email: from } = user;
			await setInvitedAddress(tx, user, email, context.now());
			await setInvited(tx, user, inviterId, context.now());
			await endPasswordLinks(tx, user, context.now());
			await enqueue(tx, "mail", { kind: "invitation", accountId, userId, inviterId });
			const data = { from, to: email, role: user.role };
			await noteUserEvents(tx, context, [{ type: "InvitationCorrected", userId, data }]);
		});
		await correcting.catch((error: unknown) => {
			throw isPrismaCode(error, "P2002") ? fieldRefusal("email", said("addressTaken", { email })) : error;
		});
	},
);
