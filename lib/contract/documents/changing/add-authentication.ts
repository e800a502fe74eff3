import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { optionalEmail, optionalText, optionalWholeOrZero } from "#lib/contract/shape-values.ts";
import { PROOF_METHODS } from "#lib/contract/signing/proof-page.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { phoneNumberWire, readPhoneNumber } from "../sending/phone-number.ts";
import { authenticationKeys, authenticationType, MAX_ACCESS_CODE, readAuthentication } from "./authentication.ts";

const body = z
	.object({
		/** Or phoneNumber. */
		emailId: optionalEmail(),
		/** The signer's order, when the same address signs twice. */
		order: optionalWholeOrZero({ from: 1, to: 50 }),
		accessCode: optionalText(MAX_ACCESS_CODE),
		authenticationType: authenticationType(),
		/** Where codes go by text message; where there is no emailId it also names the signer. */
		phoneNumber: phoneNumberWire,
		onBehalfOf,
		...authenticationKeys,
	})
	.transform(({ emailId: email, order, phoneNumber: phone, onBehalfOf, ...wire }, context) => {
		const refuse = (key: string, message: string, ...more: string[]) =>
			context.addIssue({ code: "custom", path: [key, ...more], message });
		if (!email && !phone?.number) refuse("emailId", "is required.");
		const type = wire.authenticationType;
		const asked = { ...wire, type, enableEmailOTP: false, enableAccessCode: false };
		const read = type === null || type === "None" ? null : readAuthentication(asked, "accessCode", refuse);
		if (!read) {
			const otherwise = `must be one of ${PROOF_METHODS.join(", ")}. To remove authentication, use RemoveAuthentication.`;
			refuse("authenticationType", type === null ? "is required." : otherwise);
			return z.NEVER;
		}
		const phoneNumber =
			read.method === "SMSOTP" && phone?.number
				? readPhoneNumber(
						phone,
						(key, message) => refuse("phoneNumber", message, key),
						'with AuthenticationType "SMSOTP"',
					)
				: null;
		return { ...read, who: { email, phone, order }, phoneNumber, onBehalfOf };
	});

export const addAuthenticationOperation = defineOperation({
	id: "addAuthentication",
	method: "PATCH",
	path: "/v1/document/addAuthentication",
	summary: "Add signer authentication to a sent document",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
