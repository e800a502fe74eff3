import { z } from "zod";
import { phoneNumberModel } from "#lib/contract/documents/sending/phone-number.ts";
import { countedPageDetailsModel } from "../paging.ts";

/** A contact in the names of the public SDKs' types. */
export const contactModel = z.object({
	id: z.uuid(),
	name: z.string(),
	email: z.string(),
	companyName: z.string(),
	jobTitle: z.string(),
	phoneNumber: phoneNumberModel.nullable(),
});
export type ContactModel = z.infer<typeof contactModel>;

export const contactRecordsModel = z.object({ pageDetails: countedPageDetailsModel, result: z.array(contactModel) });
export type ContactRecordsModel = z.infer<typeof contactRecordsModel>;

export const createdContactsModel = z.object({
	createdContacts: z.array(z.object({ id: z.uuid(), email: z.string() })),
});
export type CreatedContactsModel = z.infer<typeof createdContactsModel>;
