import type { DocumentPropertiesModel } from "#lib/contract/documents/reading/read-models.ts";
import {
	findWholeDocumentWithEventsInScope,
	type StoredAuditEvent,
	type WholeDocument,
} from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { withDraft } from "#lib/domain/documents/drafting/with-draft.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { DAY_MS } from "#lib/units.ts";
import { DEFAULT_EXPIRY } from "../settings.ts";
import { presentField } from "./present-field.ts";
import { lastActivity, presentHistory } from "./present-history.ts";
import { displayStatus, presentNotifications, presentSigner } from "./present-signer.ts";

/**
 * Everything about a document.
 *
 * @throws AppError NotFound
 */
export const getDocumentProperties = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string }): Promise<DocumentPropertiesModel> => {
		const { documentId } = input;
		const found = isUuid(documentId)
			? await findWholeDocumentWithEventsInScope(documentScope(context), documentId)
			: null;
		if (!found) throw notFound("document");
		const document = await withDraft(documentScope(context), found.document);
		return presentDocument(document, found.events, context.principal.email);
	},
);

/** A document in the public names. */
export function presentDocument(
	document: WholeDocument,
	events: StoredAuditEvent[],
	me: string,
): DocumentPropertiesModel {
	const listed = (signer: WholeDocument["signers"][number]) => ({
		...signer,
		isActive: signer.activatedAt !== null,
		isViewed: signer.viewedAt !== null,
		isProved: signer.provedAt !== null,
		isPrefilled: signer.prefilledAt !== null,
		isProofLocked: signer.proofLockedAt !== null,
		isCodeMissing: signer.codeFailure !== null,
	});
	const signers = document.signers.map(listed);
	const reviewerIds = new Set(signers.filter((signer) => signer.type === "Reviewer").map((signer) => signer.id));
	return {
		documentId: document.id,
		brandId: document.brandId,
		messageTitle: document.title,
		documentDescription: document.message,
		status: document.status,
		displayStatus: displayStatus({ ...document, signers }, me),
		files: document.files.map((file) => ({
			id: file.id,
			documentName: file.name,
			order: file.position,
			pageCount: file.pageCount,
			templateName: null,
			templateId: file.templateId,
			fontsNotEmbedded: file.fontsNotEmbedded,
			hiddenLayers: file.hiddenLayers,
		})),
		senderDetail: {
			name: document.sender.name,
			privateMessage: null,
			emailAddress: document.sender.email,
			isViewed: true,
		},
		ccDetails: document.carbonCopies.map(({ email }) => ({ emailAddress: email, isViewed: false })),
		signerDetails: document.signingSlots.map((slot) =>
			presentSigner(
				listed(slot),
				signers,
				document.slotFields
					.filter((field) => field.signerId === slot.id)
					.sort((a, b) => a.position - b.position)
					.map((field) => presentField(field.definition, field.value)),
			),
		),
		reassign: reassignments(document, events),
		documentHistory: presentHistory(events, reviewerIds),
		createdDate: unixSeconds(document.createdAt),
		activityDate: unixSeconds(document.activityAt),
		activityBy: events.at(-1)?.actorEmail || document.sender.email,
		activityAction: lastActivity(events, reviewerIds),
		...presentSwitches(document),
		...presentExpiry(document),
	};
}

/** What the send request switched, and what does not exist here yet. */
function presentSwitches(document: WholeDocument) {
	const { reminders, enableExpiryAlert, hideDocumentId, ...settings } = document.settings;
	const brand = readBrandCopy(document).settings;
	return {
		reminderSettings: reminders ?? { enableAutoReminder: false, reminderDays: 3, reminderCount: 3 },
		disableExpiryAlert: !enableExpiryAlert,
		hideDocumentId,
		enableSigningOrder: document.enableSigningOrder,
		enableReassign: document.enableReassign,
		disableEmails: document.disableEmails,
		enablePrintAndSign: false,
		isDeleted: document.deletedAt !== null,
		revokeMessage: document.status === "Revoked" ? document.closeReason : null,
		declineMessage: document.status === "Declined" ? document.closeReason : null,
		labels: document.labels,
		metaData: document.metaData,
		formGroups: settings.formGroups,
		commonFields: [],
		behalfOf: document.behalfEmail ? { name: document.behalfName ?? "", emailAddress: document.behalfEmail } : null,
		applicationId: document.oauthClientId,
		scheduledSendTime: document.scheduledFor ? unixSeconds(document.scheduledFor) : null,
		inEditingMode: document.correctedSince !== null,
		documentDownloadOption: settings.downloadOption,
		recipientNotificationSettings: presentNotifications(settings.recipientNotifications),
		enableAuditTrailLocalization: true,
		downloadFileName: settings.downloadFileName,
		allowedSignatureTypes: settings.signatureTypes,
		groupSignerSettings: settings.groupSignerSettings,
		enableAllowSignEverywhere: false,
		isCombinedAudit: brand.combineAuditTrail,
		isCombinedAttachment: brand.combineAttachments,
	};
}

function presentExpiry(document: WholeDocument) {
	const expiry = document.settings.expiry ?? DEFAULT_EXPIRY;
	const lifetimeMs = (document.expiresAt?.getTime() ?? 0) - (document.sentAt ?? document.createdAt).getTime();
	return {
		expiryDateType: expiry.expiryDateType,
		expiryValue: expiry.expiryValue,
		expiryDays: document.expiresAt ? Math.max(0, Math.ceil(lifetimeMs / DAY_MS)) : 0,
		expiryDate: document.expiresAt ? unixSeconds(document.expiresAt) : null,
	};
}

function reassignments(document: WholeDocument, events: StoredAuditEvent[]): DocumentPropertiesModel["reassign"] {
	return events
		.filter((event) => event.type === "SignerReassigned")
		.map((event) => {
			const { from = "", reason = "" } = event.data;
			const signer = document.signers.find((one) => one.id === event.actorId);
			return { signerEmail: from, order: signer?.order ?? 0, message: reason };
		});
}
