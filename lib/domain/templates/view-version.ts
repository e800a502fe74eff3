import { findBrand } from "#lib/db/stores/brands/brands.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { findTemplateVersion } from "#lib/db/stores/templates/template-versions.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { actingIds, copiesOf } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireTemplate } from "./require-template.ts";
import { roleName, versionChanges } from "./version-changes.ts";
import { viewPages } from "./view-pages.ts";

/**
 * A version of a template, and what changed since.
 *
 * @throws AppError NotFound, for a template that the caller may only use and a version that isn’t kept as well
 */
export const viewTemplateVersion = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, { templateId, version }: { templateId: string; version: number }) => {
		const template = await requireTemplate(context, { templateId }, "Edit");
		const found = await findTemplateVersion(template.accountId, template.id, version);
		if (!found) throw notFound("template");
		const { state, terms } = found;
		const { recipients, document } = state;
		return {
			id: template.id,
			version,
			currentVersion: template.version,
			at: found.at,
			by: found.byName,
			title: terms.title,
			description: terms.description,
			documentTitle: document.title || terms.title,
			message: document.message,
			roles: actingIds(recipients).map((id) => roleName(recipients[id])),
			copies: copiesOf(recipients).map(({ name, email }) => name || email),
			pages: viewPages(template.files, state),
			changes: versionChanges(found, template.current),
			before: { state, terms },
			after: { state: template.current.state, terms: template.current.terms },
			names: await namesOf(template.accountId, [state, template.current.state]),
		};
	},
);

/** Names of the brands and contact groups in states, by ID; of those that weren’t deleted since. */
async function namesOf(accountId: string, states: readonly DraftState[]): Promise<Record<string, string>> {
	const brandIds = new Set(states.flatMap(({ document }) => document.brandId ?? []).filter(isUuid));
	const groupIds = new Set(
		states
			.flatMap(({ recipients }) => Object.values(recipients).flatMap(({ groupId }) => groupId ?? []))
			.filter(isUuid),
	);
	const [brands, groups] = await Promise.all([
		Promise.all([...brandIds].map((id) => findBrand(accountId, id))),
		findContactGroups({ accountId }, [...groupIds]),
	]);
	return Object.fromEntries([
		...brands.flatMap((brand) => (brand ? [[brand.id, brand.name]] : [])),
		...groups.map(({ id, groupName }) => [id, groupName]),
	]);
}
