import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { groupId } from "./group-wire.ts";
import { contactGroupDetailsModel } from "./read-models.ts";

export const getContactGroupOperation = defineOperation({
	id: "getContactGroup",
	method: "GET",
	path: "/v1/contactGroups/get",
	summary: "Get a contact group and its members",
	scope: "Service.Contacts.Read",
	query: z.object({ groupId }),
	...WITHOUT_BODY,
	response: contactGroupDetailsModel,
	status: 200,
});
