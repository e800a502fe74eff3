import type { DocumentSummaryModel } from "#lib/contract/documents/read-models.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import type { ListedDocument } from "#lib/db/stores/document-list.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { displayStatus, presentSigner } from "../viewing/present-signer.ts";

/** A document of a list in the public names. Lists carry no form fields: those are in the properties. */
export function presentSummary(document: ListedDocument, cursor: number, me: string): DocumentSummaryModel {
	return {
		documentId: document.id,
		brandId: document.brandId,
		messageTitle: document.title,
		status: document.status,
		displayStatus: displayStatus(document, me),
		senderDetail: {
			name: document.senderName,
			privateMessage: null,
			emailAddress: document.senderEmail,
			isViewed: true,
		},
		ccDetails: document.carbonCopies.map((emailAddress) => ({ emailAddress, isViewed: false })),
		signerDetails: signingSlotsOf(document.signers).map((slot) => presentSigner(slot, document.signers, [])),
		createdDate: unixSeconds(document.createdAt),
		activityDate: unixSeconds(document.activityAt),
		activityBy: document.activityBy ?? document.senderEmail,
		enableSigningOrder: document.enableSigningOrder,
		isDeleted: false,
		labels: document.labels,
		scheduledSendTime: document.scheduledFor ? unixSeconds(document.scheduledFor) : null,
		inEditingMode: false,
		expiryDate: document.expiresAt ? unixSeconds(document.expiresAt) : null,
		cursor,
	};
}
