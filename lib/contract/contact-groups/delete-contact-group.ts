import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { groupId } from "./group-wire.ts";

export const deleteContactGroupOperation = defineOperation({
	id: "deleteContactGroup",
	method: "DELETE",
	path: "/v1/contactGroups/delete",
	summary: "Delete a contact group",
	scope: "Service.Contacts.Write",
	query: z.object({ groupId }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
