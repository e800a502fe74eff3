import type { UserModel } from "#lib/contract/users/read-models.ts";
import { findUserRow } from "#lib/db/stores/account-users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { presentUser } from "./present-user.ts";
import { userNotFound } from "./rules.ts";

/** @throws AppError NotFound */
export const getUser = defineVerb(
	{ permission: "users.read" },
	async (context: GrantedContext, input: { userId: string }): Promise<UserModel> => {
		const user = isUuid(input.userId) ? await findUserRow(userScope(context), input.userId) : null;
		if (!user) throw userNotFound();
		return presentUser(user);
	},
);
