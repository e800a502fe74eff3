import type { DocumentListRow } from "#components/documents/document-list-row.ts";
import type { ListedDocument } from "#lib/domain/documents/listing/list-for-sender.ts";
import { pictureOf } from "#lib/domain/picture-address.ts";

type Reader = { userId: string; email: string };

/** What is nobody's business who is only asked to sign. */
const NOT_TOLD = {
	...{ isUndelivered: false, isUndrawn: false, isToReview: false, isCorrected: false, isHeld: false },
	...{ signers: [], othersAwaited: [], labels: [], linked: [] },
} satisfies Partial<DocumentListRow>;

/** A stored row as the list shows it to its reader: plain data, times as ISO 8601. */
export function toListRow(row: ListedDocument, { userId, email }: Reader): DocumentListRow {
	const declined = row.signingSlots.filter((one) => one.status === "Declined");
	const done = row.signingSlots.some((one) => one.type === "Reviewer") ? "completed" : "signed";
	const isUnsent = row.status === "Draft" || row.status === "Scheduled";
	const unsent = row.signingSlots.length > 0 ? "toSend" : "toNobody";
	const isSigned = row.status === "Completed" || row.sealState !== "None";
	const isOpen = row.status === "InProgress" && row.sealState === "None";
	const awaited = isOpen ? row.signingSlots.filter(isAsked) : [];
	const isMe = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase();
	// Who is one of a group stands for it.
	const mine = isOpen ? row.signers.find((one) => isAsked(one) && isMe(one)) : undefined;
	const ownName = mine ? [mine.name] : [];
	return {
		id: row.id,
		title: row.title,
		isReached: row.isReached,
		status: row.status,
		sealState: row.sealState,
		isUndelivered: row.signers.some(isNotReached),
		isUndrawn: row.pictureState !== "Fine" && (isUnsent || isOpen),
		isToReview: isOpen && row.identityVerifications.length > 0,
		activityAt: row.activityAt.toISOString(),
		senderId: row.sender.id,
		sender: row.sender.id === userId ? null : { name: row.sender.name, picture: pictureOf(row.sender) },
		isUnsent,
		signers: row.signingSlots.map(({ name, email, status, type }) => ({
			name,
			email,
			isDone: status === "Completed",
			isReviewer: type === "Reviewer",
		})),
		waitingFor: awaited.map(({ name }) => name),
		othersAwaited: awaited.filter((one) => !isMe(one)).map(({ name }) => name),
		myTurn: mine ? (mine.type === "Reviewer" ? "review" : "sign") : null,
		outcome: isSigned ? done : declined.length > 0 ? "declined" : isUnsent ? unsent : "sent",
		concerned: (declined.length > 0 ? declined : row.signingSlots).map((one) => one.name),
		isOpen,
		labels: row.labels,
		expiresAt: row.expiresAt?.toISOString() ?? null,
		linked: isOpen ? row.signers.filter(isAsked).map(({ id, name }) => ({ signerId: id, name })) : [],
		isCorrected: isOpen && row.correctedSince !== null,
		isHeld: row.heldAt !== null,
		...(row.isReached ? {} : { ...NOT_TOLD, waitingFor: ownName, concerned: ownName }),
	};
}

function isAsked({ status, activatedAt }: ListedDocument["signers"][number]): boolean {
	return status === "NotCompleted" && activatedAt !== null;
}

type Signer = ListedDocument["signers"][number];

/** The request, or the code that they asked for, did not arrive at somebody who has to act. */
function isNotReached({ deliveryStatus, codeFailure, status }: Signer): boolean {
	return status === "NotCompleted" && (deliveryStatus === "Failed" || codeFailure !== null);
}
