import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { refused } from "#lib/contract/refused.ts";
import { list, optionalText, requiredEmail } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { phoneNumberWire } from "../sending/phone-number.ts";

export const remindSignersOperation = defineOperation({
	id: "remindSigners",
	method: "POST",
	path: "/v1/document/remind",
	summary: "Remind signers whose turn it is",
	scope: "Service.Documents.Write",
	query: z.object({
		documentId,
		/** Everybody whose turn it is when empty. */
		receiverEmails: list(requiredEmail()),
	}),
	body: z.object({
		message: optionalText(5000),
		onBehalfOf,
		/** Those who are reached by text message may be named by their number instead. */
		reminderPhoneNumbers: list(phoneNumberWire.unwrap().unwrap()),
		/**
		 * Reminder settings belong to the send request and never change afterwards (lib/contract/README.md
		 * "Reminders").
		 */
		reminderSettings: refused("can only be set when the document is sent."),
		enableAutoReminder: refused("can only be set when the document is sent."),
		reminderDays: refused("can only be set when the document is sent."),
		reminderCount: refused("can only be set when the document is sent."),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
