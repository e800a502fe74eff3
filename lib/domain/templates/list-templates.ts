import type { ListTemplatesQuery } from "#lib/contract/templates/list-templates.ts";
import type { TemplateRecordsModel } from "#lib/contract/templates/read-models.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { listTemplateRows, type TemplateFilter } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateListScope } from "#lib/policy/template-scope.ts";
import { ANY_TEMPLATE } from "./any-template.ts";
import { presentSummary } from "./present-template.ts";

/** Templates that the caller may use, last changed first. */
export const listTemplates = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, query: ListTemplatesQuery): Promise<TemplateRecordsModel> => {
		const { page, pageSize } = query;
		const scope = templateListScope(context);
		const { rows, total } = await listTemplateRows(scope, filterOf(query), {
			skip: (page - 1) * pageSize,
			take: pageSize,
		});
		const groupIds = rows.flatMap(({ current }) =>
			Object.values(current.state.recipients).flatMap(({ groupId }) => (groupId && isUuid(groupId) ? [groupId] : [])),
		);
		const groups = await findContactGroups(scope, [...new Set(groupIds)]);
		return {
			pageDetails: {
				...{ pageSize, page, totalRecordsCount: total, totalPages: Math.ceil(total / pageSize) },
				...{ sortedColumn: "activityDate", sortDirection: "DESC" },
			},
			result: rows.map((row) => presentSummary(row, scope, groups)),
		};
	},
);

const TYPES = { mytemplates: "own", sharedtemplate: "shared", all: "all" } as const;

function filterOf(query: ListTemplatesQuery): TemplateFilter {
	const search = query.searchKey?.trim().toLowerCase() || null;
	const isId = search !== null && isUuid(search);
	const idsOf = (ids: string[]) => (ids.length > 0 ? ids.filter(isUuid) : null);
	return {
		...ANY_TEMPLATE,
		type: TYPES[query.templateType],
		search: isId ? null : search,
		id: isId ? search : null,
		behalfEmails: query.onBehalfOf,
		ownerEmails: query.createdBy,
		labels: query.templateLabels,
		from: query.startDate,
		to: query.endDate,
		brandIds: idsOf(query.brandIds),
		teamIds: idsOf(query.sharedWithTeamId),
	};
}
