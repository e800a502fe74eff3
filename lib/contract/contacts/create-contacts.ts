import { z } from "zod";
import { defineOperation } from "../operation.ts";
import { contactWire, MAX_NEW_CONTACTS } from "./contact-wire.ts";
import { createdContactsModel } from "./read-models.ts";

export const createContactsOperation = defineOperation({
	id: "createContacts",
	method: "POST",
	path: "/v1/contacts/create",
	summary: "Create contacts",
	scope: "Service.Contacts.Write",
	query: z.object({}),
	body: z.array(contactWire).superRefine((contacts, context) => {
		const refuse = (message: string) => context.addIssue({ code: "custom", message });
		if (contacts.length === 0) refuse("Specify at least one contact.");
		if (contacts.length > MAX_NEW_CONTACTS) refuse(`At most ${MAX_NEW_CONTACTS} contacts can be created at once.`);
	}),
	encodings: ["application/json"],
	files: null,
	response: createdContactsModel,
	status: 201,
});
