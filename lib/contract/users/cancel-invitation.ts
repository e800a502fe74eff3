import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { userId } from "./user-id.ts";

export const cancelInvitationOperation = defineOperation({
	id: "cancelInvitation",
	method: "POST",
	path: "/v1/users/cancelInvitation",
	summary: "Cancel an invitation",
	scope: "Service.Users.Write",
	query: z.object({ userId }),
	...WITHOUT_BODY,
	response: null,
	status: 200,
});
