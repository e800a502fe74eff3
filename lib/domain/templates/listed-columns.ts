import type { ListedColumns } from "#lib/db/stores/templates/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";

/** What lists and their search know of a template. */
export function listedColumns(
	{ document, recipients }: Pick<DraftState, "document" | "recipients">,
	{ title, description }: Pick<TemplateTerms, "title" | "description">,
	templateLabels: readonly string[],
): ListedColumns {
	const { brandId, onBehalfOf, labels } = document;
	const people = Object.values(recipients).flatMap(({ role, name, email }) => [role, name, email]);
	return {
		title,
		description,
		brandId: brandId !== null && isUuid(brandId) ? brandId : null,
		behalfEmail: onBehalfOf,
		labels: [...labels],
		templateLabels: [...templateLabels],
		searchText: [title, description, ...templateLabels, ...people].join("\n").toLowerCase(),
	};
}
