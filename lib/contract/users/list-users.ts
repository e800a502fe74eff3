import { list, optionalText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { userRecordsModel } from "./read-models.ts";
import { userId } from "./user-id.ts";

export const listUsersOperation = defineOperation({
	id: "listUsers",
	method: "GET",
	path: "/v1/users/list",
	summary: "List users, oldest first",
	scope: "Service.Users.Read",
	query: pagedQuery({
		/** Part of a name or an address, or a whole user id. */
		search: optionalText(200),
		/** Any of these. */
		userId: list(userId),
	}),
	...WITHOUT_BODY,
	response: userRecordsModel,
	status: 200,
});
