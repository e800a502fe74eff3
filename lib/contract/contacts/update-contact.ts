import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { contactId, contactWire } from "./contact-wire.ts";

export const updateContactOperation = defineOperation({
	id: "updateContact",
	method: "PUT",
	path: "/v1/contacts/update",
	summary: "Replace a contact’s details",
	scope: "Service.Contacts.Write",
	query: z.object({ id: contactId }),
	body: contactWire,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
