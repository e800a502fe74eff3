import { z } from "zod";
import { requiredText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { customFieldModel } from "./read-models.ts";

export const listCustomFieldsOperation = defineOperation({
	id: "listCustomFields",
	method: "GET",
	path: "/v1/customField/list",
	summary: "List a brand’s custom fields, sorted by position",
	scope: "Service.CustomFields.All",
	query: z.object({ brandId: requiredText(200) }),
	...WITHOUT_BODY,
	response: z.object({ result: z.array(customFieldModel) }),
	status: 200,
});
