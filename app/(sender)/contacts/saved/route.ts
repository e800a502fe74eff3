import { z } from "zod";
import { readWrittenNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { createContacts } from "#lib/domain/contacts/create-contacts.ts";
import { findUnsavedPeople } from "#lib/domain/contacts/find-unsaved-people.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { defineDeskCall, defineDeskQuery } from "#lib/http/pages/define-editor-route.ts";

/** Whether an address can be offered as a new contact. */
export const GET = defineDeskQuery(async (context, _, query) => ({
	isUnsaved: (await findUnsavedPeople(context, { emails: [query.get("email") ?? ""] })).length > 0,
}));

const person = z.object({
	name: z.string().trim().min(1).max(256),
	email: z.string().trim().refine(isEmailAddress),
	phone: z.string().max(40),
});

/** Saves a person as a contact of the caller. */
export const POST = defineDeskCall(person, async (context, _, { phone, ...contact }) =>
	createContacts(context, [{ ...contact, phoneNumber: readWrittenNumber(phone), jobTitle: "", companyName: "" }]),
);
