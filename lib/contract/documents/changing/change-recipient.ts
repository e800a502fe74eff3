import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { fixedAtSending } from "#lib/contract/refused.ts";
import { optionalEmail, optionalWholeOrZero, requiredText } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { phoneNumberWire, readPhoneNumber } from "../sending/phone-number.ts";

const body = z
	.object({
		/** Or oldPhoneNumber. */
		oldSignerEmail: optionalEmail(),
		oldPhoneNumber: phoneNumberWire,
		newSignerName: requiredText(256),
		/** Or phoneNumber. */
		newSignerEmail: optionalEmail(),
		phoneNumber: phoneNumberWire,
		/** Why; stands in the audit trail. */
		reason: requiredText(2000),
		/** The signer's order, when the same address signs twice. */
		order: optionalWholeOrZero({ from: 1, to: 50 }),
		onBehalfOf,
		reminderSettings: fixedAtSending(),
	})
	.transform(({ phoneNumber, ...wire }, context) => {
		const refuse = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		if (!wire.oldSignerEmail && !wire.oldPhoneNumber?.number) refuse(["oldSignerEmail"], "is required.");
		if (!wire.newSignerEmail && !phoneNumber?.number) refuse(["newSignerEmail"], "is required.");
		const phone = phoneNumber?.number
			? readPhoneNumber(phoneNumber, (key, message) => refuse(["phoneNumber", key], message))
			: null;
		return { ...wire, phoneNumber: phone };
	});

export const changeRecipientOperation = defineOperation({
	id: "changeRecipient",
	method: "PATCH",
	path: "/v1/document/changeRecipient",
	summary: "Change a recipient",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
