import type { z } from "zod";
import {
	choice,
	list,
	optionalDateTime,
	optionalEndTime,
	optionalText,
	requiredText,
} from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { templateRecordsModel } from "./read-models.ts";

/** Own: what the caller's role and team reach. Shared: what others shared with them. */
const TEMPLATE_TYPES = ["mytemplates", "sharedtemplate", "all"] as const;

export const listTemplatesOperation = defineOperation({
	id: "listTemplates",
	method: "GET",
	path: "/v1/template/list",
	summary: "List templates, most recently changed first",
	scope: "Service.Templates.Read",
	query: pagedQuery({
		templateType: choice(TEMPLATE_TYPES, "all"),
		/** Part of a title, a description, a role or a label, or a whole template id. */
		searchKey: optionalText(200),
		/** Addresses of sender identities. */
		onBehalfOf: list(requiredText(254)),
		/** Addresses of owners. */
		createdBy: list(requiredText(254)),
		/** All of these. */
		templateLabels: list(requiredText(255)),
		/** When it was created. */
		startDate: optionalDateTime(),
		endDate: optionalEndTime(),
		brandIds: list(requiredText(200)),
		sharedWithTeamId: list(requiredText(200)),
	}),
	...WITHOUT_BODY,
	response: templateRecordsModel,
	status: 200,
});
export type ListTemplatesQuery = z.output<typeof listTemplatesOperation.query>;
