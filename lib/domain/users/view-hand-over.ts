import { findUserRow } from "#lib/db/stores/users/account-users.ts";
import { type Belongings, findBelongings } from "#lib/db/stores/users/belongings.ts";
import { listReceivers, type Receiver } from "#lib/db/stores/users/people-list.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { mayTakeCredentials } from "./rules.ts";

/** Documents are counted no further: whoever reads it sees "1,000 or more". */
const MOST_COUNTED = 1000;
/** So many people can be chosen from. */
const MOST_RECEIVERS = 500;

type HandOverView = Belongings & {
	receivers: (Pick<Receiver, "id" | "name" | "email"> & {
		/** Whether keys and apps may act as this person. */
		mayTakeCredentials: boolean;
	})[];
};

/**
 * What hangs on somebody who is to be deactivated, and who may take it over. Apps are named to who may change them.
 *
 * @throws AppError NotFound
 */
export const viewHandOver = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, { userId }: { userId: string }): Promise<HandOverView> => {
		const scope = userScope(context);
		const user = isUuid(userId) ? await findUserRow(scope, userId) : null;
		if (!user) throw notFound("user");
		const [belongings, receivers] = await Promise.all([
			findBelongings(scope.accountId, user.id, MOST_COUNTED, context.now()),
			listReceivers(scope, user.id, MOST_RECEIVERS),
		]);
		return {
			...belongings,
			apps: context.reach === "account" ? belongings.apps : [],
			receivers: receivers.map(({ id, name, email, role }) => ({
				id,
				name,
				email,
				mayTakeCredentials: mayTakeCredentials(user.role, role),
			})),
		};
	},
);
