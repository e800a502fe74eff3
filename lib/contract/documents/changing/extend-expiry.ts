import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { fixedAtSending } from "#lib/contract/refused.ts";
import { optionalFlag, optionalText } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a document is to expire from now on. */
export type NewExpiry =
	/** Until the end of that day in the account's zone, yyyy-MM-dd. */
	| { kind: "day"; day: string }
	| { kind: "instant"; at: Date }
	/** As ExpiryValue at sending: days or hours after it, or unix seconds. */
	| { kind: "value"; value: number };

function readExpiry(text: string): NewExpiry | null {
	if (/^\d{1,10}$/.test(text)) return { kind: "value", value: Number(text) };
	const at = new Date(text);
	if (Number.isNaN(at.getTime())) return null;
	if (DAY.test(text)) return { kind: "day", day: text };
	return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? { kind: "instant", at } : null;
}

const EXPIRY_MESSAGE = 'must be a day like "2030-01-31", a time like "2030-01-31T12:00:00Z", or a number of hours.';

const body = z
	.object({
		/** A day (its end), a time, or for documents that count in hours their number from the sending. */
		newExpiryValue: optionalText(40),
		/** The same under its older name. */
		newExpiryDate: optionalText(40),
		/** Whether to warn a day before; as it was when absent. */
		warnPrior: optionalFlag(),
		onBehalfOf,
		reminderSettings: fixedAtSending(),
	})
	.transform(({ newExpiryValue, newExpiryDate, warnPrior, onBehalfOf }, context) => {
		const text = (newExpiryValue ?? newExpiryDate ?? "").trim();
		const expiry = readExpiry(text);
		if (expiry) return { expiry, warnPrior, onBehalfOf };
		const message = text === "" ? "is required." : EXPIRY_MESSAGE;
		context.addIssue({ code: "custom", path: ["newExpiryValue"], message });
		return z.NEVER;
	});

export const extendExpiryOperation = defineOperation({
	id: "extendExpiry",
	method: "PATCH",
	path: "/v1/document/extendExpiry",
	summary: "Extend a document’s expiry",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
