import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { contactId } from "./contact-wire.ts";

export const deleteContactOperation = defineOperation({
	id: "deleteContact",
	method: "DELETE",
	path: "/v1/contacts/delete",
	summary: "Delete a contact",
	scope: "Service.Contacts.Write",
	query: z.object({ id: contactId }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
