import { findContactGroups } from "#lib/db/stores/contact-groups.ts";
import { findDraftInScope } from "#lib/db/stores/drafts.ts";
import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { fillOrder, firstPages } from "#lib/draft/fill-order.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { hasPage, phoneWire } from "#lib/draft/to-send-wire.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

/** A document as it is read: where it is a draft of the desk, with the people, fields and files that the draft has. */
export async function withDraft(context: GrantedContext, document: WholeDocument): Promise<WholeDocument> {
	if (document.status !== "Draft") return document;
	const found = await findDraftInScope(documentScope(context), document.id, null);
	if (!found?.draft) return document;
	const { state } = found.draft;
	const ids = Object.values(state.recipients).flatMap(({ groupId }) => (groupId && isUuid(groupId) ? [groupId] : []));
	const groups = await findContactGroups({ accountId: document.accountId }, ids);
	const names = new Map(groups.map(({ id, groupName }) => [id, groupName]));
	const signingSlots = slotsOf(document, state, names);
	const signers = signingSlots.filter(({ groupKey }) => groupKey === null);
	const slotFields = fieldsOf(document, state);
	return { ...document, ...documentOf(document, state), signers, signingSlots, fields: slotFields, slotFields };
}

function documentOf({ id: documentId, settings, files, behalfEmail, behalfName }: WholeDocument, state: DraftState) {
	const { document } = state;
	const { title, message, enableSigningOrder, enableReassign, disableEmails, onBehalfOf, metaData } = document;
	const { expiryDateType, expiryValue, reminders, hideDocumentId, downloadOption, disableSms } = document;
	const expiry = expiryDateType && expiryValue ? { expiryDateType, expiryValue } : null;
	return {
		...{ title, message, enableSigningOrder, enableReassign, disableEmails, metaData },
		behalfEmail: onBehalfOf,
		behalfName: onBehalfOf === behalfEmail ? behalfName : null,
		settings: {
			...settings,
			...{ expiry, reminders, hideDocumentId, downloadOption, disableSms },
			enableExpiryAlert: !document.disableExpiryAlert,
			signatureTypes: [...document.signatureTypes],
			downloadFileName: document.downloadFileName,
			recipientNotifications: document.recipientNotifications,
		},
		carbonCopies: document.cc.map((email, index) => ({ id: `${index}`, documentId, email })),
		files: byOrder(state.files).flatMap((id, position) => {
			const row = files.find((file) => file.id === id);
			const firstPage = firstPages(state.files).get(id) ?? 1;
			return row ? [{ ...row, position, firstPage, name: state.files[id]?.name || row.name }] : [];
		}),
	};
}

/** Nobody was asked yet. */
const UNASKED = {
	timeZone: null,
	settings: { recipientNotifications: null, isReassigned: false },
	status: "NotCompleted",
	deliveryStatus: "None",
	firstDeliveredAt: null,
	activatedAt: null,
	viewedAt: null,
	lastViewedAt: null,
	consentedAt: null,
	signedAt: null,
	declineReason: null,
	signature: null,
	initials: null,
	lastRemindedAt: null,
	remindersSent: 0,
	nextReminderAt: null,
} as const;

function slotsOf(
	{ id: documentId, accountId, activityAt }: WholeDocument,
	{ recipients }: DraftState,
	groupNames: ReadonlyMap<string, string>,
): WholeDocument["signingSlots"] {
	return byOrder(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		if (!recipient) return [];
		const { order: _order, hue: _hue, wave, phone, groupId, ...same } = recipient;
		const number = phoneWire(phone);
		return {
			...UNASKED,
			...same,
			...{ id, documentId, accountId, position, groupId },
			order: wave ?? position + 1,
			phoneCountryCode: number?.countryCode ?? null,
			phoneNumber: number?.number ?? null,
			groupKey: groupId === null ? null : id,
			groupName: groupId === null ? null : (groupNames.get(groupId.toLowerCase()) ?? ""),
			updatedAt: activityAt,
		};
	});
}

/** Those that stand on a page, in the order they are filled in. A prefilled picture is none that was stored: it is taken in when the draft is sent. */
function fieldsOf({ id: documentId }: WholeDocument, state: DraftState): WholeDocument["slotFields"] {
	const first = firstPages(state.files);
	const ids = byOrder(state.recipients).flatMap((recipientId) => fillOrder(state, recipientId));
	return ids.flatMap((id, position) => {
		const field = state.fields[id];
		if (!field || !hasPage(state, field)) return [];
		const { recipientId: signerId, fileId, order: _order, customFieldId: _custom, value, ...definition } = field;
		const page = (first.get(fileId) ?? 1) + field.page - 1;
		return {
			...{ id, documentId, signerId, position, page },
			fieldId: field.id,
			type: field.type,
			definition: { ...definition, page },
			value: field.type === "Image" ? null : value,
			valueKey: null,
			valueAt: null,
			valueIp: null,
			valueUserAgent: null,
			revision: 0,
		};
	});
}
