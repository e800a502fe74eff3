import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { findWholeTemplate } from "#lib/db/stores/templates/template-jobs.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { actingIds } from "#lib/draft/copies.ts";
import { presentSummary } from "./present-template.ts";

/** A template in the public names of events; null when it was deleted. */
export async function presentForEvent(templateId: string): Promise<Record<string, unknown> | null> {
	const template = await findWholeTemplate(templateId);
	if (!template) return null;
	const { accountId, owner, teamId, behalfEmail } = template;
	const { state, terms } = template.current;
	const acting = actingIds(state.recipients).flatMap((id) => state.recipients[id] ?? []);
	const groupIds = acting.flatMap(({ groupId }) => (groupId && isUuid(groupId) ? [groupId] : []));
	const scope = { accountId, own: {}, sharedWith: null };
	const shown = presentSummary(template, scope, await findContactGroups({ accountId }, groupIds));
	const { documentId: _, accessType: _access, accessTid: _team, ...summary } = shown;
	return {
		...summary,
		senderDetail: { ...summary.senderDetail, id: owner.id, teamId },
		ccDetails: summary.ccDetails.map((copy) => ({ ...copy, id: null })),
		signerDetails: summary.signerDetails.map((role, place) => ({
			...role,
			roleIndex: acting[place]?.roleIndex ?? place + 1,
		})),
		onBehalfOf: behalfEmail,
		behalfOf: summary.behalfOf && { ...summary.behalfOf, email: behalfEmail },
		allowNewFiles: terms.allows.newFiles,
		allowModifyFiles: terms.allows.fileChanges,
		formFieldPermission: terms.fieldPermission ?? { canAdd: true, canModify: true, canModifyDefaultValue: true },
		groupSignerSettings: terms.groupSignerSettings,
		enableAllowSignEverywhere: false,
		documentTimeZone: state.document.timeZone,
	};
}
