import { z } from "zod";
import { countedPageDetailsModel } from "../paging.ts";

/** A contact group in the names of the public SDKs' types. */
const contactGroupModel = z.object({
	groupName: z.string(),
	groupId: z.uuid(),
	contacts: z.array(z.object({ name: z.string(), email: z.string() })),
	directories: z.array(z.string()),
});
export type ContactGroupModel = z.infer<typeof contactGroupModel>;

export const contactGroupDetailsModel = contactGroupModel.extend({
	creator: z.object({ userId: z.uuid(), createdBy: z.string().describe("The owner’s name.") }),
});
export type ContactGroupDetailsModel = z.infer<typeof contactGroupDetailsModel>;

export const contactGroupRecordsModel = z.object({
	pageDetails: countedPageDetailsModel,
	result: z.array(contactGroupModel),
});
export type ContactGroupRecordsModel = z.infer<typeof contactGroupRecordsModel>;

export const createdGroupModel = z.object({ groupId: z.uuid(), groupName: z.string() });
export type CreatedGroupModel = z.infer<typeof createdGroupModel>;
