import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { BehalfMailKind, JobPayload, SenderMailKind } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";

type Told = Pick<LockedDocument, "id" | "accountId" | "senderId" | "senderIdentityId">;

/** What a mail is about besides its document. */
type About = Pick<JobPayload<"mail">, "signerId" | "carbonCopyId" | "channel" | "isCode" | "isCopy" | "isDelayed">;

/** Mails the person who sent a document, and the one in whose name it was sent: each as they want it. */
export async function tellSender(tx: Tx, document: Told, kind: SenderMailKind, about: About = {}): Promise<void> {
	const { id: documentId, accountId, senderId: userId } = document;
	await enqueue(tx, "mail", { kind, accountId, documentId, userId, ...about });
	await tellIdentity(tx, document, kind, about);
}

/** Mails only the person in whose name a document was sent: of what the sender did. */
export async function tellIdentity(
	tx: Tx,
	document: Told,
	kind: SenderMailKind | BehalfMailKind,
	about: About = {},
): Promise<void> {
	const { id: documentId, accountId, senderIdentityId } = document;
	if (!senderIdentityId) return;
	await enqueue(tx, "mail", { kind, accountId, documentId, senderIdentityId, ...about });
}
