import { db } from "#lib/db/client.ts";
import type { Signer } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LinkChannel } from "./link-tokens.ts";

/** A signing link and who holds it. */
export type FoundLink = {
	expiresAt: Date | null;
	revokedAt: Date | null;
	redirectUrl: string | null;
	/** It went to the address of a signer in person themselves, not to the host. */
	isOwn: boolean;
	channel: LinkChannel;
	signerId: string;
	name: string;
	email: string;
	locale: string;
	accountId: string;
	documentId: string;
	/** Since when its document is in the trash. */
	deletedAt: Date | null;
	type: string;
	/** What its holder has to prove, and how often; see lib/domain/documents/proof-rules.ts */
	authenticationType: Signer["authenticationType"];
	authenticationFrequency: string;
	status: string;
	/** Since when the document stays closed until fields are filled in; null: it does not. */
	prefillHeldAt: Date | null;
	/** All null: this browser has shown nothing. */
	presentAt: Date | null;
	provedAt: Date | null;
	lastUsedAt: Date | null;
};

/**
 * Everything a signing link leads to; the document in the trash or not.
 *
 * @param proofHash of what the browser keeps of an earlier proof; null: it keeps nothing
 */
export async function findLink(
	hash: Unscoped<"secret", string>,
	proofHash: string | null = null,
): Promise<FoundLink | null> {
	const rows = await db().$queryRaw<FoundLink[]>`
		SELECT t."expiresAt", t."revokedAt", t."redirectUrl", t."isOwn", t."channel", s."id" AS "signerId", s."name", s."email", s."locale",
			s."accountId", s."documentId", d."deletedAt", s."authenticationType"::text AS "authenticationType",
			s."authenticationFrequency", s."prefillHeldAt", s."status"::text AS "status", s."type"::text AS "type",
			p."presentAt", p."provedAt", p."lastUsedAt"
		FROM "SignerToken" t JOIN "Signer" s ON s."id" = t."signerId" JOIN "Document" d ON d."id" = s."documentId"
		LEFT JOIN "SignerProof" p ON p."signerId" = s."id" AND p."hash" = ${proofHash}::text
		WHERE t."hash" = ${hash}`;
	return rows[0] ?? null;
}

/** Origins whose pages may show what a link leads to; none for an unknown link. */
export async function findLinkFrames(hash: Unscoped<"secret", string>): Promise<string[]> {
	const link = await db().signerToken.findUnique({ where: { hash }, select: { frameOrigins: true } });
	return link?.frameOrigins ?? [];
}

/** What whoever holds a link is to prove; null for an unknown link. */
export async function findLinkMethod(hash: Unscoped<"secret", string>): Promise<Signer["authenticationType"] | null> {
	const select = { signer: { select: { authenticationType: true } } } as const;
	const link = await db().signerToken.findUnique({ where: { hash }, select });
	return link?.signer.authenticationType ?? null;
}

/** What is kept of the code that the sender has told a signer; null: none is asked for, or none is taken any more. */
export async function findAccessCodeHash(
	{ accountId, documentId }: { accountId: string; documentId: string },
	signerId: string,
): Promise<string | null> {
	const where = { id: signerId, documentId, accountId, proofLockedAt: null };
	return (await db().signer.findFirst({ where, select: { accessCodeHash: true } }))?.accessCodeHash ?? null;
}
