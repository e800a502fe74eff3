import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { behalfOf } from "#lib/domain/sender-identities/with-identity.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { type Sent, startDocument } from "../asking/start-document.ts";
import { definitionHash } from "./definition-hash.ts";
import { requireMaySend } from "./require-may-send.ts";

/** A document whose rows were just written is sent, or waits for its time. The row must be locked. */
export async function beginDocument(
	tx: Tx,
	context: UserContext,
	document: LockedDocument,
	built: NewDocument,
): Promise<void> {
	await requireMaySend(tx, document);
	const content = contentOfNew(built);
	const { scheduledFor } = built.document;
	if (!scheduledFor) return startDocument(tx, context, document, content, sentOf(built));
	const startAfter = new Date(scheduledFor);
	const data = { ...content, scheduledFor: startAfter.toISOString() };
	await appendEvents(tx, context, document, [{ type: "DocumentScheduled", data }]);
	await enqueue(tx, "send", { documentId: document.id }, { startAfter });
}

function contentOfNew(built: NewDocument): AuditEventData["DocumentSent"] {
	return {
		title: built.document.title,
		files: built.files.map(({ name, uploadSha256: sha256, pageCount }) => ({ name, sha256, pageCount })),
		signers: built.signers.map((signer) => signer.email),
		definitionSha256: definitionHash(built),
		...behalfOf(built.document),
	};
}

/** Those who were just inserted need not be read again: nobody has been asked yet. */
function sentOf(created: NewDocument): Sent {
	const signers = created.signers.map(({ id, order, settings, deliveryMode }) => ({
		id,
		order,
		settings,
		deliveryMode,
		status: "NotCompleted",
		activatedAt: null,
	}));
	return { files: created.files, signers, carbonCopies: created.carbonCopies };
}

/** Everything in object storage that the new rows refer to. */
export function objectKeysOf({ document, files, fields }: NewDocument): string[] {
	const all = [...files.flatMap((file) => [file.uploadKey, file.workingKey]), ...fields.map((field) => field.valueKey)];
	return [...all, document.brandLogoKey].filter((key) => typeof key === "string");
}
