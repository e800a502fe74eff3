import { z } from "zod";
import { optionalText } from "#lib/contract/shape-values.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { groupDirectories, groupId, groupMembers, whenGiven } from "./group-wire.ts";

export const updateContactGroupOperation = defineOperation({
	id: "updateContactGroup",
	method: "PUT",
	path: "/v1/contactGroups/update",
	summary: "Change a contact group",
	scope: "Service.Contacts.Write",
	query: z.object({ groupId }),
	body: z.object({
		groupName: optionalText(255),
		/** An empty list clears them. */
		directories: whenGiven(groupDirectories),
		contacts: whenGiven(groupMembers),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
