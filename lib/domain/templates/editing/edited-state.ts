import type { TemplateVersionRow } from "#lib/db/stores/templates/templates.ts";
import { isCopy } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";

type Version = Pick<TemplateVersionRow, "state" | "terms">;

/** A version as it is edited: the title in the editor is the template’s own. */
export function editedState({ state, terms }: Version): DraftState {
	const { title, description, allows, fieldPermission } = terms;
	const edited = { title, description, documentTitle: state.document.title, allows, fieldPermission };
	return { ...state, document: { ...state.document, ...edited } };
}

/**
 * An edited draft as the next version of a template. What the editor doesn’t show stays as it was. New roles get the
 * numbers after those that are there.
 *
 * @param roleName what a role is called that has no name, by its number
 */
export function nextVersion(
	draft: DraftState,
	{ state, terms }: Version,
	roleName: (index: number) => string,
): Version {
	const { title, description, documentTitle, allows, fieldPermission, ...settings } = draft.document;
	const document = { ...settings, title: documentTitle?.trim() ?? state.document.title };
	return {
		state: { ...draft, document, recipients: numbered(draft.recipients, roleName), fields: untied(draft.fields) },
		terms: {
			...terms,
			title: title.trim(),
			description: description?.trim() ?? terms.description,
			allows: allows ?? terms.allows,
			fieldPermission: fieldPermission === undefined ? terms.fieldPermission : fieldPermission,
		},
	};
}

function numbered(recipients: DraftState["recipients"], roleName: (index: number) => string): DraftState["recipients"] {
	let last = Math.max(0, ...Object.values(recipients).map(({ roleIndex = 0 }) => roleIndex));
	const all = byOrder(recipients).flatMap((id) => {
		const one = recipients[id];
		if (!one) return [];
		if (isCopy(one)) {
			const { roleIndex: _, ...copy } = one;
			return [[id, copy] as const];
		}
		last += one.roleIndex === undefined ? 1 : 0;
		const roleIndex = one.roleIndex ?? last;
		const role = one.role.trim() || roleName(roleIndex);
		return [[id, { ...one, role, roleIndex, hasAccessCode: false }] as const];
	});
	return Object.fromEntries(all);
}

/** Which form field a field replaces is known only while its file is being searched. */
function untied(fields: DraftState["fields"]): DraftState["fields"] {
	return Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, { ...field, foundAs: null }]));
}
