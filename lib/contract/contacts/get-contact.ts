import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { contactId } from "./contact-wire.ts";
import { contactModel } from "./read-models.ts";

export const getContactOperation = defineOperation({
	id: "getContact",
	method: "GET",
	path: "/v1/contacts/get",
	summary: "Get a contact",
	scope: "Service.Contacts.Read",
	query: z.object({ id: contactId }),
	...WITHOUT_BODY,
	response: contactModel,
	status: 200,
});
