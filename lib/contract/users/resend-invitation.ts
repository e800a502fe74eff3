import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { userId } from "./user-id.ts";

export const resendInvitationOperation = defineOperation({
	id: "resendInvitation",
	method: "POST",
	path: "/v1/users/resendInvitation",
	summary: "Mail an invitation again",
	scope: "Service.Users.Write",
	query: z.object({ userId }),
	body: noBody,
	encodings: [],
	files: null,
	response: null,
	status: 200,
});
