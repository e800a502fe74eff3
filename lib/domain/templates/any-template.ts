import type { TemplateFilter } from "#lib/db/stores/templates/templates.ts";

/** A filter that every template outside the trash fits. */
export const ANY_TEMPLATE: TemplateFilter = {
	...{ type: "all", search: null, id: null, ownerId: null, from: null, to: null, brandIds: null, teamIds: null },
	...{ behalfEmails: [], ownerEmails: [], labels: [], isTrashed: false },
};
