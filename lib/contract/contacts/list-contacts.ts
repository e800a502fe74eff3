import { optionalText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { contactType } from "./contact-wire.ts";
import { contactRecordsModel } from "./read-models.ts";

export const listContactsOperation = defineOperation({
	id: "listContacts",
	method: "GET",
	path: "/v1/contacts/list",
	summary: "List contacts, sorted by name",
	scope: "Service.Contacts.Read",
	query: pagedQuery({ searchKey: optionalText(255), contactType }),
	...WITHOUT_BODY,
	response: contactRecordsModel,
	status: 200,
});
