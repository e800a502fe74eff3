import type { CreatedGroupModel } from "#lib/contract/contact-groups/read-models.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import type { GroupRequest } from "./rules.ts";
import { requireSoundGroup, storeGroup } from "./store-group.ts";

/**
 * Creates a contact group owned by the caller.
 *
 * @throws AppError ValidationError that names the part
 */
export const createContactGroup = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, request: GroupRequest): Promise<CreatedGroupModel> => {
		const { accountId, userId } = context.principal;
		const group = requireSoundGroup(request);
		const isSandbox = isSandboxCredential(context.principal);
		return answerInTransaction(async (tx) => {
			const owner = await lockUser(tx, { accountId }, userId);
			if (!owner) throw notFound("user");
			const groupId = await storeGroup(tx, context, owner, { ...group, isSandbox });
			return { groupId, groupName: group.groupName };
		});
	},
);
