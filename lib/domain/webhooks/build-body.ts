import { type DocumentWithEvents, findWholeDocumentWithEvents } from "#lib/db/stores/documents/whole-document.ts";
import type { DeliveryForJob } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { presentDocument } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { presentForEvent as presentTemplate } from "#lib/domain/templates/present-for-event.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";

type Data = Record<string, unknown>;

type Told = Pick<
	DeliveryForJob,
	"eventId" | "eventType" | "createdAt" | "clientId" | "isSandbox" | "documentId" | "context"
>;

/** What is posted for an event, from the state of things now (lib/contract/README.md "Webhooks"). */
export async function buildBody(delivery: Told): Promise<string> {
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
		data: await dataOf(delivery.documentId, data),
	});
}

async function dataOf(documentId: string | null, own: Data = {}): Promise<Data | null> {
	if (documentId !== null) return documentData(documentId, own);
	if (own.object === "template") return { ...(await presentTemplate(String(own.templateId))), ...own };
	return Object.keys(own).length > 0 ? own : null;
}

/** The document in the public names of events, with what only the event knows of it. */
async function documentData(documentId: string, own: Data): Promise<Data> {
	const found = await findWholeDocumentWithEvents(documentId);
	const isVerification = own.object === "identityVerification";
	const shown = found && (isVerification ? presentVerification(found, own.signerId) : presentForEvent(found));
	return { object: "document", documentId, ...shown, ...own };
}

/** Without what signers entered: that is fetched with a key. */
function presentForEvent({ document, events }: DocumentWithEvents): Data {
	const shown = presentDocument(document, events, "");
	const { name, emailAddress } = shown.senderDetail;
	const decliner = events.findLast((event) => event.type === "DocumentDeclined")?.actorId ?? null;
	return {
		documentId: shown.documentId,
		messageTitle: shown.messageTitle,
		documentDescription: shown.documentDescription,
		status: shown.status,
		brandId: shown.brandId,
		senderDetail: { name, emailAddress, userId: document.sender.id, teamId: document.sender.teamId },
		onBehalfOf: document.behalfEmail,
		behalfOf: shown.behalfOf && { ...shown.behalfOf, email: shown.behalfOf.emailAddress },
		signerDetails: shown.signerDetails.map(({ formFields: _, ...signer }) => ({
			...signer,
			reassignMessage: shown.reassign.find(({ order }) => order === signer.order)?.message ?? null,
			declineMessage: decliner === signer.id ? shown.declineMessage : null,
		})),
		ccDetails: shown.ccDetails,
		createdDate: shown.createdDate,
		activityDate: shown.activityDate,
		expiryDate: shown.expiryDate,
		enableSigningOrder: shown.enableSigningOrder,
		disableEmails: shown.disableEmails,
		isDeleted: shown.isDeleted,
		revokeMessage: shown.revokeMessage,
		declineMessage: shown.declineMessage,
		errorMessage: null,
		labels: shown.labels,
		metaData: shown.metaData,
		isCombinedAudit: shown.isCombinedAudit,
		isCombinedAttachment: shown.isCombinedAttachment,
		documentDownloadOption: shown.documentDownloadOption,
		failedDeliveryMode: null,
		allowedSignatureTypes: shown.allowedSignatureTypes,
		groupSignerSettings: shown.groupSignerSettings,
		enableAllowSignEverywhere: shown.enableAllowSignEverywhere,
		documentTimeZone: documentZone(document),
	};
}

/** Nothing that was read of the identity document either. */
function presentVerification(found: DocumentWithEvents, signerId: unknown): Data {
	const { messageTitle, documentDescription, status, senderDetail, signerDetails } = presentForEvent(found);
	const signerDetail = (signerDetails as { id: string }[]).find(({ id }) => id === signerId) ?? null;
	return { messageTitle, documentDescription, status, senderDetail, signerDetail };
}
