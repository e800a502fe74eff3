import type { TemplateTerms } from "#lib/db/template-terms.ts";

/** The terms of a template that is made in the app: senders may change everything. */
export function newTerms(title: string): TemplateTerms {
	return {
		...{ title, description: "", fieldPermission: null, groupSignerSettings: null },
		allows: { message: true, newRoles: true, newFiles: true, fileChanges: true },
	};
}
