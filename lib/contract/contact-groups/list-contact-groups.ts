import { list, optionalText, requiredText } from "#lib/contract/shape-values.ts";
import { contactType } from "../contacts/contact-wire.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { contactGroupRecordsModel } from "./read-models.ts";

export const listContactGroupsOperation = defineOperation({
	id: "listContactGroups",
	method: "GET",
	path: "/v1/contactGroups/list",
	summary: "List contact groups, sorted by name",
	scope: "Service.Contacts.Read",
	query: pagedQuery({
		searchKey: optionalText(255),
		contactType,
		/** Any of these. */
		directories: list(requiredText(255)),
	}),
	...WITHOUT_BODY,
	response: contactGroupRecordsModel,
	status: 200,
});
