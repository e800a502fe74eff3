import { list, optionalText, requiredText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { senderIdentityRecordsModel } from "./read-models.ts";

export const listSenderIdentitiesOperation = defineOperation({
	id: "listSenderIdentities",
	method: "GET",
	path: "/v1/senderIdentities/list",
	summary: "List sender identities, oldest first",
	scope: "Service.SenderIdentity.Read",
	query: pagedQuery({
		/** Part of a name or an address. */
		search: optionalText(250),
		/** Of any of these brands. */
		brandIds: list(requiredText(200)),
	}),
	...WITHOUT_BODY,
	response: senderIdentityRecordsModel,
	status: 200,
});
