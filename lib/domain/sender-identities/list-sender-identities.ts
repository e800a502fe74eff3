import type { Paged } from "#lib/contract/paging.ts";
import type { SenderIdentityRecordsModel } from "#lib/contract/sender-identities/read-models.ts";
import { listIdentityRows } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentSenderIdentity } from "./present-sender-identity.ts";

type Query = Paged & { search: string | null; brandIds: string[] };

/** The account's identities, the oldest first. */
export const listSenderIdentities = defineVerb(
	{ permission: "sender-identities.read" },
	async (context: UserContext, query: Query): Promise<SenderIdentityRecordsModel> => {
		const { page, pageSize, search } = query;
		const brandIds = query.brandIds.length > 0 ? query.brandIds.filter(isUuid) : null;
		const position = { skip: (page - 1) * pageSize, take: pageSize };
		const { rows, count } = await listIdentityRows(context.principal.accountId, { search, brandIds }, position);
		return {
			pageDetails: {
				pageSize,
				page,
				totalRecordsCount: count,
				totalPages: Math.ceil(count / pageSize),
				sortedColumn: "createdDate",
				sortDirection: "ASC",
			},
			result: rows.map(presentSenderIdentity),
		};
	},
);
