import type { Paged } from "#lib/contract/paging.ts";
import type { UserModel } from "#lib/contract/users/read-models.ts";
import { listUserRows, type UserListFilter } from "#lib/db/stores/account-users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { userScope } from "#lib/policy/user-scope.ts";
import { presentUser } from "./present-user.ts";

type Query = Paged & { search: string | null; userId: string[] };

/** The users that the caller may see, the oldest first. */
export async function listUsers(
	context: UserContext,
	{ page, pageSize, ...query }: Query,
): Promise<{ pageDetails: Paged; result: UserModel[] }> {
	const pageDetails = { pageSize, page };
	const filter = filterOf(query);
	if (filter === null) return { pageDetails, result: [] };
	const position = { skip: (page - 1) * pageSize, take: pageSize };
	const rows = await listUserRows(userScope(context.principal), filter, position);
	return { pageDetails, result: rows.map(presentUser) };
}

/** @returns null when nobody can be meant: ids were given, and none is one */
function filterOf({ search, userId }: Pick<Query, "search" | "userId">): UserListFilter | null {
	const ids = userId.filter(isUuid);
	if (userId.length > 0 && ids.length === 0) return null;
	if (!search || !isUuid(search)) return { search, ids };
	return ids.length === 0 || ids.includes(search) ? { search: null, ids: [search] } : null;
}
