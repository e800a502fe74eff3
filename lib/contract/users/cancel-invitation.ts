import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { userId } from "./user-id.ts";

export const cancelInvitationOperation = defineOperation({
	id: "cancelInvitation",
	method: "POST",
	path: "/v1/users/cancelInvitation",
	summary: "Take an invitation back",
	scope: "Service.Users.Write",
	query: z.object({ userId }),
	body: noBody,
	encodings: [],
	files: null,
	response: null,
	status: 200,
});
