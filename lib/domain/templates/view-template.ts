import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { findUnsavedChanges } from "#lib/db/stores/templates/template-drafts.ts";
import { listTemplateShares } from "#lib/db/stores/templates/template-shares.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { actingIds, copiesOf } from "#lib/draft/copies.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isAllowed } from "#lib/policy/grants.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { keptBrand } from "./kept-brand.ts";
import { accessOf } from "./present-template.ts";
import { requireTemplate } from "./require-template.ts";
import { templateFiles } from "./template-files.ts";
import { viewPages } from "./view-pages.ts";

/**
 * A template for the page on which it is used.
 *
 * @throws AppError NotFound
 */
export const viewTemplate = defineVerb(
	{ permission: "templates.read" },
	async (context: GrantedContext, { templateId }: { templateId: string }) => {
		const template = await requireTemplate(context, { templateId });
		const { state, terms, byName } = template.current;
		const { recipients, fields, document } = state;
		const acting = actingIds(recipients).flatMap((id) => (recipients[id] ? [{ id, ...recipients[id] }] : []));
		const groupIds = acting.flatMap(({ groupId }) => (groupId && isUuid(groupId) ? [groupId] : []));
		const [groups, shares] = await Promise.all([
			findContactGroups({ accountId: template.accountId }, groupIds),
			listTemplateShares(template.accountId, template.id),
		]);
		const { isOwn, access } = accessOf(template, templateScope(context, "Use"));
		return {
			id: template.id,
			version: template.version,
			status: template.status,
			failure: template.failure,
			title: template.title,
			description: template.description,
			documentTitle: document.title || template.title,
			message: document.message,
			requestSubject: terms.requestSubject ?? "",
			owner: { id: template.owner.id, name: template.owner.name, email: template.owner.email },
			changedAt: template.activityAt,
			changedBy: byName,
			labels: template.labels,
			templateLabels: template.templateLabels,
			isBrandGone: document.brandId !== null && (await keptBrand(template.accountId, document.brandId)) === null,
			isSaved: template.version > 0,
			unsavedAt: access === "Edit" ? ((await findUnsavedChanges(template.id))?.updatedAt ?? null) : null,
			isOrdered: document.enableSigningOrder,
			access,
			shares: shares.flatMap(shownShare),
			pages: viewPages(template.files, state),
			mayEdit: access === "Edit" && isAllowed(context.principal, "templates.change"),
			mayShare: isOwn && isAllowed(context.principal, "templates.change"),
			mayDelete: isOwn && isAllowed(context.principal, "templates.delete"),
			files: templateFiles(template).map(({ id, fileName: name, pages }) => ({ id, name, pages: pages.length })),
			roles: acting.map(({ id, roleIndex = 1, role, name, email, type, groupId, mayChange = true }) => {
				// The role of a group that was deleted is open, and senders always fill open roles.
				const group = (groupId && groups.find((one) => one.id === groupId.toLowerCase())?.groupName) || null;
				return {
					...{ index: roleIndex, role, name, email, type, group },
					mayChange: mayChange || (group === null && email === ""),
					fields: Object.values(fields).filter(({ recipientId }) => recipientId === id).length,
				};
			}),
			copies: copiesOf(recipients).map(({ name, email }) => name || email),
		};
	},
);

type Share = Awaited<ReturnType<typeof listTemplateShares>>[number];

function shownShare({ team, user, access: level }: Share) {
	const ofTeam = team ? [{ kind: "team" as const, ...team, level }] : [];
	return [...ofTeam, ...(user ? [{ kind: "person" as const, ...user, level }] : [])];
}
