import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { groupDirectories, groupMembers, groupName } from "./group-wire.ts";
import { createdGroupModel } from "./read-models.ts";

export const createContactGroupOperation = defineOperation({
	id: "createContactGroup",
	method: "POST",
	path: "/v1/contactGroups/create",
	summary: "Create a contact group",
	scope: "Service.Contacts.Write",
	query: z.object({}),
	body: z.object({ groupName, directories: groupDirectories, contacts: groupMembers }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: createdGroupModel,
	status: 201,
});
