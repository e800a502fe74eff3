import type { DeliveryForJob } from "#lib/db/stores/webhook-deliveries.ts";
import { findWholeDocumentWithEvents } from "#lib/db/stores/whole-document.ts";
import { presentDocument } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";

/** What is posted for an event, from the state of things now (lib/contract/README.md "Webhooks"). */
export async function buildBody(delivery: DeliveryForJob): Promise<string> {
	const { actor, previousState, data } = delivery.context;
	return JSON.stringify({
		event: {
			id: delivery.eventId,
			created: unixSeconds(delivery.createdAt),
			eventType: delivery.eventType,
			clientId: delivery.clientId,
			environment: delivery.isSandbox ? "Test" : "Live",
		},
		context: { eventType: delivery.eventType, actor, previousState },
		data: data ?? (await documentData(delivery.documentId)),
	});
}

/** A document in the public names, without what signers entered: that is fetched with a key. */
async function documentData(documentId: string | null): Promise<Record<string, unknown>> {
	const found = documentId ? await findWholeDocumentWithEvents(documentId) : null;
	if (!found) return { object: "document", documentId };
	const shown = presentDocument(found.document, found.events, "");
	return {
		object: "document",
		documentId: shown.documentId,
		messageTitle: shown.messageTitle,
		documentDescription: shown.documentDescription,
		status: shown.status,
		brandId: shown.brandId,
		senderDetail: shown.senderDetail,
		behalfOf: shown.behalfOf,
		signerDetails: shown.signerDetails.map(({ formFields: _, ...signer }) => signer),
		ccDetails: shown.ccDetails,
		createdDate: shown.createdDate,
		activityDate: shown.activityDate,
		expiryDate: shown.expiryDate,
		enableSigningOrder: shown.enableSigningOrder,
		disableEmails: shown.disableEmails,
		isDeleted: shown.isDeleted,
		revokeMessage: shown.revokeMessage,
		declineMessage: shown.declineMessage,
		labels: shown.labels,
		metaData: shown.metaData,
	};
}
