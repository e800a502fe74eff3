import type {
	TemplateFieldModel,
	TemplatePropertiesModel,
	TemplateRoleModel,
	TemplateSummaryModel,
} from "#lib/contract/templates/read-models.ts";
import type { ContactGroupRow } from "#lib/db/stores/contacts/contact-groups.ts";
import type { ListedTemplate, StoredTemplate, TemplateScope } from "#lib/db/stores/templates/templates.ts";
import { presentField } from "#lib/domain/documents/viewing/present-field.ts";
import { presentNotifications } from "#lib/domain/documents/viewing/present-signer.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { actingIds, copiesOf } from "#lib/draft/copies.ts";
import type { DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { fillOrder } from "#lib/draft/fill-order.ts";
import { formGroups, phoneWire } from "#lib/draft/to-send-wire.ts";
import { templateFiles } from "./template-files.ts";

/** A template in a list, as the caller may use it. */
export function presentSummary(
	template: Omit<ListedTemplate, "current"> & { current: Pick<ListedTemplate["current"], "state" | "byName"> },
	scope: TemplateScope,
	groups: readonly ContactGroupRow[],
): TemplateSummaryModel {
	const { document, recipients } = template.current.state;
	const { access, teamId } = accessOf(template, scope);
	return {
		documentId: template.id,
		senderDetail: { name: template.owner.name, emailAddress: template.owner.email, userId: template.owner.id },
		ccDetails: copiesOf(recipients).map(({ email }) => ({ emailAddress: email, userId: null })),
		createdDate: unixSeconds(template.createdAt),
		activityDate: unixSeconds(template.activityAt),
		activityBy: template.current.byName,
		messageTitle: document.title || template.title,
		...presentProcessing(template),
		signerDetails: rolesOf(recipients).map((role, place) => ({
			signerName: role.name,
			signerRole: role.role,
			signerEmail: role.email,
			status: "None",
			userId: null,
			order: role.wave ?? place + 1,
			hostUserId: null,
			groupId: role.groupId,
			...presentActing(role, groups),
		})),
		enableSigningOrder: document.enableSigningOrder,
		templateName: template.title,
		templateDescription: template.description,
		accessType: access,
		accessTid: teamId,
		isTemplate: true,
		behalfOf: template.behalfEmail ? { name: "", emailAddress: template.behalfEmail } : null,
		templateLabels: template.templateLabels,
		labels: template.labels,
		brandId: template.brandId,
	};
}

function presentProcessing({ status, failure }: Pick<StoredTemplate, "status" | "failure">) {
	return { status: status === "Ready" ? "Completed" : "Draft", errorMessage: failure?.text ?? null } as const;
}

/** What a caller may do with a template: what role and team give comes first, then shares. */
export function accessOf(
	{ ownerId, teamId, shares }: Pick<ListedTemplate, "ownerId" | "teamId" | "shares">,
	{ own, sharedWith }: TemplateScope,
): { access: "Use" | "Edit"; teamId: string | null; isOwn: boolean } {
	const isOwn = (own.teamId ?? teamId) === teamId && (own.ownerId ?? ownerId) === ownerId;
	if (isOwn) return { access: "Edit", teamId: null, isOwn };
	const mine = shares.filter((one) => one.userId === sharedWith?.userId || one.teamId === sharedWith?.teamId);
	const best = mine.find(({ access }) => access === "Edit") ?? mine[0];
	return { access: best?.access ?? "Use", teamId: best?.teamId ?? null, isOwn };
}

const rolesOf = (recipients: DraftState["recipients"]) => actingIds(recipients).flatMap((id) => recipients[id] ?? []);

/** How a role acts. */
function presentActing(role: DraftRecipient, groups: readonly ContactGroupRow[]) {
	const { type, groupId, authentication } = role;
	const phone = phoneWire(role.phone);
	const group = groups.find(({ id }) => id === groupId?.toLowerCase());
	return {
		phoneNumber: phone && { countryCode: phone.countryCode ?? "", number: phone.number },
		enableAccessCode: authentication?.method === "AccessCode",
		enableEmailOTP: authentication?.method === "EmailOTP",
		imposeAuthentication: authentication?.method ?? "None",
		deliveryMode: role.deliveryMode,
		allowFieldConfiguration: false,
		signerType: type === "Copy" ? "Signer" : type,
		hostEmail: role.hostEmail,
		hostName: role.hostName,
		signType: groupId === null ? "Single" : "Group",
		groupSigners: (group?.contacts ?? []).map(({ name, email }) => ({ signerEmail: email, signerName: name })),
	} as const;
}

/** A template’s properties. @param behalfName name of the sender identity; empty if unknown */
export function presentProperties(
	template: StoredTemplate,
	groups: readonly ContactGroupRow[],
	behalfName: string,
): TemplatePropertiesModel {
	const { state, terms } = template.current;
	const { document } = state;
	const files = templateFiles(template);
	const teams = template.shares.flatMap(({ teamId, access }) => (teamId ? [{ teamId, accessType: access }] : []));
	const firstPages = new Map(files.map(({ id, firstPage }) => [id, firstPage]));
	return {
		templateId: template.id,
		...presentProcessing(template),
		title: template.title,
		description: template.description,
		documentTitle: document.title,
		documentMessage: document.message,
		files: files.map(({ id, fileName, pages }, order) => ({
			...{ documentId: id, documentName: fileName, order, pageCount: pages.length },
		})),
		roles: actingIds(state.recipients).flatMap((id, place) => presentRole(state, id, { place, firstPages, groups })),
		formGroups: formGroups(state).map((group) => ({
			minimumCount: null,
			maximumCount: null,
			...group,
			dataSyncTag: null,
		})),
		commonFields: [],
		cCDetails: copiesOf(state.recipients).map(({ email }) => email),
		brandId: template.brandId,
		allowMessageEditing: terms.allows.message,
		allowNewRoles: terms.allows.newRoles,
		allowNewFiles: terms.allows.newFiles,
		allowModifyFiles: terms.allows.fileChanges,
		enableReassign: document.enableReassign,
		EnablePrintAndSign: false,
		enableSigningOrder: document.enableSigningOrder,
		createdDate: unixSeconds(template.createdAt),
		createdBy: { name: template.owner.name, emailAddress: template.owner.email },
		sharedTemplateDetail: teams,
		documentInfo: [],
		labels: template.labels,
		templateLabels: template.templateLabels,
		behalfOf: template.behalfEmail ? { name: behalfName, emailAddress: template.behalfEmail } : null,
		documentDownloadOption: document.downloadOption,
		recipientNotificationSettings: presentNotifications(document.recipientNotifications),
		formFieldPermission: terms.fieldPermission ?? { canAdd: true, canModify: true, canModifyDefaultValue: true },
		allowedSignatureTypes: [...document.signatureTypes],
		groupSignerSettings: terms.groupSignerSettings,
		sharing: { teams },
		enableAllowSignEverywhere: false,
		documentTimeZone: document.timeZone,
	};
}

type Around = { place: number; firstPages: ReadonlyMap<string, number>; groups: readonly ContactGroupRow[] };

function presentRole(state: DraftState, id: string, { place, firstPages, groups }: Around): TemplateRoleModel[] {
	const role = state.recipients[id];
	if (!role) return [];
	const mayChange = role.mayChange ?? true;
	const mayRemove = role.mayRemove ?? true;
	return [
		{
			name: role.role,
			index: role.roleIndex ?? place + 1,
			defaultSignerName: role.name,
			defaultSignerEmail: role.email,
			signerOrder: role.wave ?? place + 1,
			locale: role.locale,
			defaultGroupId: role.groupId,
			allowRoleEdit: mayChange,
			allowRoleDelete: mayRemove,
			...presentActing(role, groups),
			formFields: fillOrder(state, id).flatMap((key) => {
				const field = state.fields[key];
				return field ? [presentTemplateField(field, firstPages.get(field.fileId) ?? 1)] : [];
			}),
			enableEditRecipients: mayChange,
			enableDeleteRecipients: mayRemove,
			recipientNotificationSettings: presentNotifications(role.recipientNotifications),
			enableQes: false,
		},
	];
}

function presentTemplateField(field: DraftField, firstPage: number): TemplateFieldModel {
	const definition = { ...field, page: firstPage + field.page - 1 };
	const {
		fontColor,
		isUnderline,
		isItalic,
		isBold,
		fileInfo: _file,
		hidden: _hidden,
		...shown
	} = presentField(definition, field.value);
	return {
		...shown,
		fieldType: field.type,
		fontHexColor: fontColor,
		isUnderLineFont: isUnderline,
		isItalicFont: isItalic,
		isBoldFont: isBold,
		allowEditFormField: field.mayChange ?? true,
		allowDeleteFormField: field.mayRemove ?? true,
		isDefaultValueRequired: field.needsValue ?? false,
	};
}
