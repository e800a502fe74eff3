import type { TemplateTerms } from "#lib/db/template-terms.ts";
import { compareStates, type StateChanges } from "#lib/draft/compare-states.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";

type VersionState = { state: DraftState; terms: TemplateTerms };

type Changed<T> = { added: T[]; removed: T[]; changed: T[] };

/** What changed from one version of a template to another, by names. */
export type VersionChanges = {
	/** Names of roles, else names or addresses of people. */
	roles: Changed<string>;
	fields: Changed<{ type: DraftField["type"]; role: string }>;
	/** Names of files. */
	files: Changed<string>;
	settings: (Exclude<StateChanges["settings"][number], "title"> | keyof TemplateTerms | "documentTitle")[];
};

/** Compares two versions of a template. */
export function versionChanges(before: VersionState, after: VersionState): VersionChanges {
	const { recipients, fields, files, settings } = compareStates(before.state, after.state);
	const terms = (Object.keys(after.terms) as (keyof TemplateTerms)[]).filter(
		(key) => !isSameValue(before.terms[key], after.terms[key]),
	);
	return {
		roles: named(recipients, ({ recipients: all }, id) => roleName(all[id]), [before.state, after.state]),
		fields: named(fields, shownField, [before.state, after.state]),
		files: named(files, ({ files: all }, id) => all[id]?.name ?? "", [before.state, after.state]),
		settings: [...terms, ...settings.map((key) => (key === "title" ? "documentTitle" : key))],
	};
}

/** What a role is called. */
export function roleName(role: DraftState["recipients"][string] | undefined): string {
	return role?.role || role?.name || role?.email || "";
}

function shownField({ fields, recipients }: DraftState, id: string) {
	const field = fields[id];
	return { type: field?.type ?? "Signature", role: roleName(recipients[field?.recipientId ?? ""]) };
}

function named<T>(
	{ added, removed, changed }: StateChanges["fields"],
	show: (state: DraftState, id: string) => T,
	[before, after]: readonly [DraftState, DraftState],
): Changed<T> {
	const [earlier, later] = [(id: string) => show(before, id), (id: string) => show(after, id)];
	return { added: added.map(later), removed: removed.map(earlier), changed: changed.map(({ after: id }) => later(id)) };
}
