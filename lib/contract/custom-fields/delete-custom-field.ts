import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { customFieldId } from "./custom-field-wire.ts";

export const deleteCustomFieldOperation = defineOperation({
	id: "deleteCustomField",
	method: "DELETE",
	path: "/v1/customField/delete",
	summary: "Delete a custom field",
	scope: "Service.CustomFields.All",
	query: z.object({ customFieldId }),
	...WITHOUT_BODY,
	response: z.object({ message: z.string() }),
	status: 200,
});
