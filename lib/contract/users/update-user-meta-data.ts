import { z } from "zod";
import { metaData } from "../meta-data.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { userId } from "./user-id.ts";

export const updateUserMetaDataOperation = defineOperation({
	id: "updateUserMetaData",
	method: "PUT",
	path: "/v1/users/updateMetaData",
	summary: "Replace a user’s metadata",
	scope: "Service.Users.Write",
	query: z.object({}),
	body: z.object({ userId, metaData: metaData() }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
