import type { Paged } from "#lib/contract/paging.ts";
import type { UserModel } from "#lib/contract/users/read-models.ts";
import { listUserRows, type UserListFilter } from "#lib/db/stores/users/account-users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { presentUser } from "./present-user.ts";

type Query = Paged & { search: string | null; userId: string[] };

/** The users that the caller may see, the oldest first. */
export const listUsers = defineVerb(
	{ permission: "users.read" },
	async (
		context: GrantedContext,
		{ page, pageSize, ...query }: Query,
	): Promise<{ pageDetails: Paged; result: UserModel[] }> => {
		const pageDetails = { pageSize, page };
		const filter = filterOf(query);
		if (filter === null) return { pageDetails, result: [] };
		const position = { skip: (page - 1) * pageSize, take: pageSize };
		const rows = await listUserRows(userScope(context), filter, position);
		return { pageDetails, result: rows.map(presentUser) };
	},
);

/** @returns null when nobody can be meant: ids were given, and none is one */
function filterOf({ search, userId }: Pick<Query, "search" | "userId">): UserListFilter | null {
	const ids = userId.filter(isUuid);
	if (userId.length > 0 && ids.length === 0) return null;
	if (!search || !isUuid(search)) return { search, ids };
	return ids.length === 0 || ids.includes(search) ? { search: null, ids: [search] } : null;
}
