import type { UserModel } from "#lib/contract/users/read-models.ts";
import { findUserRow } from "#lib/db/stores/users/account-users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { presentUser } from "./present-user.ts";

/** @throws AppError NotFound */
export const getUser = defineVerb(
	{ permission: "users.read" },
	async (context: GrantedContext, input: { userId: string }): Promise<UserModel> => {
		const user = isUuid(input.userId) ? await findUserRow(userScope(context), input.userId) : null;
		if (!user) throw notFound("user");
		return presentUser(user);
	},
);
