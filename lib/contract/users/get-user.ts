import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { userModel } from "./read-models.ts";
import { userId } from "./user-id.ts";

export const getUserOperation = defineOperation({
	id: "getUser",
	method: "GET",
	path: "/v1/users/get",
	summary: "Get a user",
	scope: "Service.Users.Read",
	query: z.object({ userId }),
	...WITHOUT_BODY,
	response: userModel,
	status: 200,
});
