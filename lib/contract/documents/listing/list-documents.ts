import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import {
	choice,
	list,
	optionalDateTime,
	optionalEndTime,
	optionalText,
	optionalWhole,
	optionalWholeOrZero,
	requiredText,
} from "#lib/contract/shape-values.ts";
import { DATE_FILTER_TYPES, LIST_STATUSES, TRANSMIT_TYPES } from "../literals.ts";
import { documentRecordsModel } from "../reading/read-models.ts";

/** Pages reach this far; beyond it lists go on by cursor (lib/contract/README.md "Sizes"). */
export const PAGED_ROWS = 10_000;

export const listDocumentsQuery = z
	.object({
		page: optionalWhole({ from: 1, to: PAGED_ROWS }).transform((page) => page ?? 1),
		pageSize: optionalWhole({ from: 1, to: 100 }).transform((size) => size ?? 10),
		/** Addresses of senders. */
		sentBy: list(requiredText(254)),
		/** Addresses of signers. */
		recipients: list(requiredText(254)),
		transmitType: choice(TRANSMIT_TYPES, "Both"),
		status: list(choice(LIST_STATUSES, "None")),
		/** Which date startDate and endDate bound: the day it was sent, or the day it expires. */
		dateFilterType: choice(DATE_FILTER_TYPES, "SentBetween"),
		startDate: optionalDateTime(),
		endDate: optionalEndTime(),
		/** Part of a title, a name, an address, or a whole document id. */
		searchKey: optionalText(200),
		/** All of these. */
		labels: list(requiredText(255)),
		/** `cursor` of the last document seen; then page is not counted. */
		nextCursor: optionalWholeOrZero({ from: 1, to: Number.MAX_SAFE_INTEGER }),
		/** Any of these. */
		brandIds: list(requiredText(200)),
	})
	.superRefine(({ page, pageSize, nextCursor, startDate, endDate }, context) => {
		if (nextCursor === null && page * pageSize > PAGED_ROWS) {
			context.addIssue({
				code: "custom",
				path: ["page"],
				message: `You can page through only the first ${PAGED_ROWS} documents. To continue, set NextCursor to the last document’s cursor.`,
			});
		}
		if (startDate && endDate && startDate > endDate) {
			context.addIssue({ code: "custom", path: ["endDate"], message: "must not be before StartDate." });
		}
	});
export type ListDocumentsQuery = z.output<typeof listDocumentsQuery>;

export const listDocumentsOperation = defineOperation({
	id: "listDocuments",
	method: "GET",
	path: "/v1/document/list",
	summary: "List documents, most recent activity first",
	scope: "Service.Documents.Read",
	query: listDocumentsQuery,
	...WITHOUT_BODY,
	response: documentRecordsModel,
	status: 200,
});
