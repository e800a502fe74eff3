import { db, type Tx } from "#lib/db/client.ts";
import type { IdentityPicture, IdentitySession, IdentityVerification, Prisma } from "#lib/db/generated/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument, SignerOf } from "../documents/documents.ts";

/** One try of a signer with its pictures; who changes it has locked its document. */
export type StoredVerification = Locked<
	"IdentityVerification",
	IdentityVerification & { pictures: IdentityPicture[]; sessions: IdentitySession[] }
>;

/** How far a try is. */
export type IdentityStatus = IdentityVerification["status"];

const WITH_PICTURES = { pictures: { orderBy: { takenAt: "asc" } }, sessions: true } as const;

/** The latest try of a signer. */
export async function findLatestVerification(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
): Promise<StoredVerification | null> {
	const found = await tx.identityVerification.findFirst({
		where: { signerId },
		orderBy: { number: "desc" },
		include: WITH_PICTURES,
	});
	return found as StoredVerification | null;
}

/** Every try of each signer of a document that was read in a scope, the latest first; nothing is to be changed by it. */
export async function listReadVerifications(documentId: Unscoped<"locked", string>, tx: Tx = db()) {
	return tx.identityVerification.findMany({
		where: { documentId },
		orderBy: { number: "desc" },
		include: WITH_PICTURES,
	});
}
export type ReadVerification = Awaited<ReturnType<typeof listReadVerifications>>[number];

/** A try that a job is about; its document is still to be locked. */
export async function findVerificationForJob(id: Unscoped<"job", string>) {
	return db().identityVerification.findUnique({ where: { id }, include: WITH_PICTURES });
}

/** Begins a try of a signer of a locked document. */
export async function insertVerification(
	tx: Tx,
	{ id: documentId, accountId, senderId: viewerId }: LockedDocument,
	row: Omit<Prisma.IdentityVerificationUncheckedCreateInput, "documentId" | "accountId" | "viewerId">,
): Promise<void> {
	await tx.identityVerification.create({ data: { ...row, documentId, accountId, viewerId }, select: { id: true } });
}

type Change = Partial<
	Pick<
		IdentityVerification,
		| "status"
		| "statusAt"
		| "kind"
		| "submittedAt"
		| "lineTries"
		| "rejection"
		| "note"
		| "reviewerId"
		| "reviewerName"
		| "viewerId"
	>
> & { findings?: Uint8Array<ArrayBuffer> };

/** Writes a try. */
export async function updateVerification(tx: Tx, { id }: StoredVerification, change: Change): Promise<void> {
	await tx.identityVerification.update({ where: { id }, data: change, select: { id: true } });
}

/** A try that came to nothing goes, with the keys of its pictures. */
export async function deleteVerification(tx: Tx, { id }: StoredVerification): Promise<void> {
	await tx.identityVerification.delete({ where: { id }, select: { id: true } });
}

/** Nothing is to be shown any more by who has signed, nor by the others of their group: what was not decided goes. */
export async function deleteOpenVerifications(
	tx: Tx,
	{ id, documentId, groupKey }: SignerOf<{ id: string; documentId: string; groupKey: string | null }>,
): Promise<void> {
	const signer = groupKey === null ? { id } : { groupKey };
	const status = { in: ["Capturing", "Submitted", "Lines", "Review"] as IdentityStatus[] };
	await tx.identityVerification.deleteMany({ where: { documentId, signer, status } });
}

/** Puts a picture to a try, in the place of the one of the same side. */
export async function putPicture(
	tx: Tx,
	{ id: verificationId, documentId }: StoredVerification,
	row: Omit<Prisma.IdentityPictureUncheckedCreateInput, "verificationId" | "documentId">,
): Promise<void> {
	await tx.identityPicture.deleteMany({ where: { verificationId, picture: row.picture } });
	await tx.identityPicture.create({ data: { ...row, verificationId, documentId }, select: { id: true } });
}

/**
 * All pictures of a try go, with their keys; it says since when and why.
 *
 * @returns the sessions whose pictures a provider has to remove
 */
export async function deletePictures(
	tx: Tx,
	{ id: verificationId }: StoredVerification,
	gone: { at: Date; why: "Deleted" | "Retention" },
): Promise<string[]> {
	const { count } = await tx.identityPicture.deleteMany({ where: { verificationId } });
	const sessions = await tx.identitySession.updateManyAndReturn({
		where: { verificationId, redactAt: null },
		data: { redactAt: gone.at },
		select: { id: true },
	});
	if (count + sessions.length === 0) return [];
	const data = { goneAt: gone.at, goneWhy: gone.why };
	await tx.identityVerification.update({ where: { id: verificationId }, data, select: { id: true } });
	return sessions.map(({ id }) => id);
}

/** Every try of a signer, the latest first. */
export async function listVerifications(tx: Tx, { id: signerId }: SignerOf<{ id: string }>) {
	const found = await tx.identityVerification.findMany({
		where: { signerId },
		orderBy: { number: "desc" },
		include: WITH_PICTURES,
	});
	return found as StoredVerification[];
}

/**
 * Documents of which pictures are to go, here or at a provider: they ended, and the pictures were taken, as many days ago
 * as the account says.
 */
export async function listOverduePictures(now: Unscoped<"installation", Date>, limit: number) {
	return db().$queryRaw<{ documentId: string }[]>`
		SELECT DISTINCT p."documentId" FROM (
			SELECT "documentId", "takenAt" FROM "IdentityPicture"
			UNION ALL
			SELECT v."documentId", s."createdAt" FROM "IdentitySession" s
			JOIN "IdentityVerification" v ON v."id" = s."verificationId" WHERE s."redactAt" IS NULL
		) p
		JOIN "Document" d ON d."id" = p."documentId" JOIN "Account" a ON a."id" = d."accountId"
		WHERE GREATEST(d."closedAt", p."takenAt") < ${now}::timestamptz - make_interval(days => a."identityPictureDays")
			AND d."closedAt" IS NOT NULL AND d."heldAt" IS NULL
		LIMIT ${limit}`;
}

/** Signers whose try nobody went on with since then, here or at a provider. */
export async function listAbandonedVerifications(since: Unscoped<"installation", Date>, limit: number) {
	return db().identityVerification.findMany({
		where: {
			status: { in: ["Capturing", "Lines"] },
			statusAt: { lt: since },
			pictures: { none: { takenAt: { gte: since } } },
			sessions: { none: { createdAt: { gte: since } } },
		},
		select: { signerId: true, documentId: true },
		take: limit,
	});
}

/** Which hand a link goes on with, and whether a browser came with it. */
export async function findLinkHand(tx: Tx, hash: Unscoped<"secret", string>) {
	return tx.signerToken.findUnique({
		where: { hash },
		select: { handId: true, takenAt: true, channel: true, createdAt: true, signerId: true, revokedAt: true },
	});
}

/**
 * A browser is let in by a link alone.
 *
 * @returns false when another one was before
 */
export async function takeLink(tx: Tx, hash: Unscoped<"secret", string>, at: Date): Promise<boolean> {
	const { count } = await tx.signerToken.updateMany({ where: { hash, takenAt: null }, data: { takenAt: at } });
	return count === 1;
}

/** The browser of a proof takes part with others. */
export async function setHand(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
	{ hash, handId }: { hash: string; handId: string },
): Promise<void> {
	await tx.signerProof.updateMany({ where: { hash, signerId }, data: { handId } });
}

/** Every browser of a hand has shown who holds it. */
export async function proveHand(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
	{ handId, at }: { handId: string; at: Date },
): Promise<void> {
	await tx.signerProof.updateMany({ where: { signerId, handId }, data: { provedAt: at, lastUsedAt: at } });
}

/** When a document passed to another owner last; null: it never did. */
export async function findHandedOverAt(documentId: Unscoped<"locked", string>): Promise<Date | null> {
	const where = { documentId, type: "DocumentHandedOver" };
	const event = await db().auditEvent.findFirst({ where, orderBy: { seq: "desc" }, select: { at: true } });
	return event?.at ?? null;
}

/** Every try of a locked document, with what says how long its pictures are kept. */
export async function listVerificationsOfDocument(tx: Tx, { id: documentId }: LockedDocument) {
	const found = await tx.identityVerification.findMany({
		where: { documentId },
		include: {
			...WITH_PICTURES,
			signer: { select: { name: true } },
			document: { select: { closedAt: true, account: { select: { identityPictureDays: true } } } },
		},
	});
	return found as (StoredVerification & (typeof found)[number])[];
}

/** Whose hand a browser that calls a link has: by the link, and by what it keeps; nothing is to be changed by it. */
export async function findHands(
	signerId: Unscoped<"locked", string>,
	{ tokenHash, proofHash }: { tokenHash: string; proofHash: string | null },
) {
	const link = await findLinkHand(db(), tokenHash);
	const proof =
		proofHash === null
			? null
			: await db().signerProof.findFirst({ where: { hash: proofHash, signerId }, select: { handId: true } });
	return { link, handId: proof?.handId ?? null };
}

/** Tries that wait since then to be read. */
export async function listUnreadVerifications(since: Unscoped<"installation", Date>, limit: number) {
	return db().identityVerification.findMany({
		where: { status: "Submitted", statusAt: { lt: since } },
		select: { id: true },
		take: limit,
	});
}
