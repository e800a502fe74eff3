import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { customFieldBodyBeta, customFieldBodyV1 } from "./custom-field-wire.ts";
import { customFieldMessageModel } from "./read-models.ts";

const shared = {
	method: "POST",
	scope: "Service.CustomFields.All",
	query: z.object({}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: customFieldMessageModel,
	status: 200,
} as const;

export const createCustomFieldOperation = defineOperation({
	...shared,
	id: "createCustomField",
	path: "/v1/customField/create",
	summary: "Create a custom field",
	body: customFieldBodyV1,
});

/** The same with Formula among the types. */
export const createCustomFieldBetaOperation = defineOperation({
	...shared,
	id: "createCustomFieldBeta",
	path: "/v1-beta/customField/create",
	summary: "Create a custom field, with support for formulas",
	body: customFieldBodyBeta,
});
