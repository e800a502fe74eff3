import { db } from "#lib/db/client.ts";
import type { Signer } from "#lib/db/generated/client.ts";
import type { DocumentStatus } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { StoredAuditEvent } from "../documents/whole-document.ts";

/** What is said of a signer, by their row and by the trail. */
const STATED = {
	...{ id: true, name: true, email: true, type: true, hostName: true, hostEmail: true, groupName: true },
	...{ deliveryMode: true, authenticationType: true, phoneCountryCode: true, phoneNumber: true },
	...{ firstDeliveredAt: true, viewedAt: true, consentedAt: true, signedAt: true },
} as const;

/** Who signed a document that was sealed, and its trail. */
export type SealedDocument = {
	id: string;
	isSandbox: boolean;
	/** Where its row says that its trail ends. */
	chainHead: string;
	/** Those whose rows say that they finished. */
	signers: Pick<Signer, keyof typeof STATED>[];
	events: StoredAuditEvent[];
};

/** What the database says of a file by its hash alone: whoever holds the file may know whether it is genuine. */
export type KnownFile = { fileKind: string } & (
	| { kind: "found"; document: SealedDocument }
	| { kind: "purged"; documentId: string; deletedAt: Date }
);

/** The document that a file was sealed of, in the trash or not; null: no such file was sealed here. */
export async function findSealedFile(sha256: Unscoped<"public", string>): Promise<KnownFile | null> {
	const file = await db().sealedFile.findFirst({ where: { sha256 }, select: { documentId: true, kind: true } });
	if (!file) return null;
	const { documentId, kind: fileKind } = file;
	// The trail with it, in one statement: what is purged in between would be a document whose trail is gone.
	const found = await db().document.findUnique({
		where: { id: documentId },
		select: {
			id: true,
			isSandbox: true,
			chainHead: true,
			signers: {
				where: { status: "Completed" },
				select: STATED,
			},
			events: { orderBy: { seq: "asc" } },
		},
	});
	if (found) {
		const events = found.events.map((event) => readJson("AuditEvent", event));
		return { kind: "found", fileKind, document: { ...found, events } };
	}
	const tombstone = await db().tombstone.findUnique({ where: { documentId }, select: { at: true } });
	return tombstone && { kind: "purged", fileKind, documentId, deletedAt: tombstone.at };
}

/** A file of a sent document as it was uploaded: its place among the files, from 0, and the document with its trail. */
export type UploadedFile = {
	position: number;
	document: { id: string; status: DocumentStatus; isSandbox: boolean; events: StoredAuditEvent[] };
};

/** The file with this hash as an upload; several: of more than one document. Drafts and what is in the trash have none. */
export async function findUploadedFile(sha256: Unscoped<"public", string>): Promise<UploadedFile | "several" | null> {
	const [first, other] = await db().$queryRaw<{ documentId: string; position: number }[]>`
		SELECT f."documentId", min(f."position") AS "position" FROM "DocumentFile" f
		JOIN "Document" d ON d."id" = f."documentId"
		WHERE f."uploadSha256" = ${sha256} AND d."status" NOT IN ('Draft', 'Scheduled') AND d."deletedAt" IS NULL
		GROUP BY f."documentId" LIMIT 2`;
	if (!first || other) return other ? "several" : null;
	const document = await db().document.findUnique({
		where: { id: first.documentId },
		select: { id: true, status: true, isSandbox: true, events: { orderBy: { seq: "asc" } } },
	});
	if (!document) return null;
	const events = document.events.map((event) => readJson("AuditEvent", event));
	return { position: first.position, document: { ...document, events } };
}

/** Whether a document with this id was sealed here, deleted since or not. */
export async function isSealedDocument(documentId: Unscoped<"public", string>): Promise<boolean> {
	return (await db().sealedFile.findFirst({ where: { documentId }, select: { documentId: true } })) !== null;
}
