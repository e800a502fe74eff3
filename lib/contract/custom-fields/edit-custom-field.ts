import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { customFieldBodyBeta, customFieldBodyV1, customFieldId } from "./custom-field-wire.ts";
import { customFieldMessageModel } from "./read-models.ts";

const shared = {
	method: "POST",
	scope: "Service.CustomFields.All",
	query: z.object({ customFieldId }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: customFieldMessageModel,
	status: 200,
} as const;

export const editCustomFieldOperation = defineOperation({
	...shared,
	id: "editCustomField",
	path: "/v1/customField/edit",
	summary: "Replace a custom field",
	body: customFieldBodyV1,
});

/** The same with Formula among the types. */
export const editCustomFieldBetaOperation = defineOperation({
	...shared,
	id: "editCustomFieldBeta",
	path: "/v1-beta/customField/edit",
	summary: "Replace a custom field, with support for formulas",
	body: customFieldBodyBeta,
});
