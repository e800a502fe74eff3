import type { DocumentSummaryModel } from "#lib/contract/documents/reading/read-models.ts";
import type { ListedDocument, ListedSigner } from "#lib/db/stores/documents/document-list.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { displayStatus, presentSigner } from "../viewing/present-signer.ts";

/** A document of a list with those who fill something in, a group as one. */
export type SummarizedDocument = ListedDocument & { signingSlots: ListedSigner[] };

/** A document of a list in the public names. Lists carry no form fields: those are in the properties. */
export function presentSummary(document: SummarizedDocument, cursor: number, me: string): DocumentSummaryModel {
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
		signerDetails: document.signingSlots.map((slot) => presentSigner(slot, document.signers, [])),
		createdDate: unixSeconds(document.createdAt),
		activityDate: unixSeconds(document.activityAt),
		activityBy: document.activityBy ?? document.senderEmail,
		enableSigningOrder: document.enableSigningOrder,
		isDeleted: false,
		labels: document.labels,
		scheduledSendTime: document.scheduledFor ? unixSeconds(document.scheduledFor) : null,
		inEditingMode: document.correctedSince !== null,
		expiryDate: document.expiresAt ? unixSeconds(document.expiresAt) : null,
		cursor,
	};
}
