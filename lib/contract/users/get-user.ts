import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { userModel } from "./read-models.ts";
import { userId } from "./user-id.ts";

export const getUserOperation = defineOperation({
	id: "getUser",
	method: "GET",
	path: "/v1/users/get",
	summary: "A user",
	scope: "Service.Users.Read",
	query: z.object({ userId }),
	body: noBody,
	encodings: [],
	files: null,
	response: userModel,
	status: 200,
});
