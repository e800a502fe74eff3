import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { fixedAtSending } from "#lib/contract/refused.ts";
import { list, optionalText, requiredText } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "./on-behalf-of.ts";

/** A picture as a data URI is the longest value there is. */
export const MAX_VALUE = 20_000_000;

const fields = list(
	z.object({
		id: requiredText(255),
		/** As in a form field of a send request; empty takes the value out. */
		value: optionalText(MAX_VALUE),
	}),
).superRefine((given, context) => {
	if (given.length === 0) context.addIssue({ code: "custom", message: "At least one field is required." });
	refuseRepeated(given, context);
});

/** Refuses fields that are named a second time. */
export function refuseRepeated(given: readonly { id: string }[], context: z.core.$RefinementCtx): void {
	for (const [index, { id }] of given.entries()) {
		if (given.findIndex((one) => one.id === id) === index) continue;
		context.addIssue({ code: "custom", path: [index, "id"], message: `The field ${id} appears twice.` });
	}
}

export const prefillFieldsOperation = defineOperation({
	id: "prefillFields",
	method: "PATCH",
	path: "/v1/document/prefillFields",
	summary: "Prefill fields for signers who haven’t signed",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body: z.object({
		fields,
		onBehalfOf,
		reminderSettings: fixedAtSending(),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
