import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { type SignerContext, visitorContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { makeCaller } from "./api-caller.ts";

export type TestSigner = {
	name: string;
	fields?: FieldWithValue[];
	row?: Partial<Prisma.SignerUncheckedCreateInput>;
	/** null: not asked yet. */
	activatedAt?: Date | null;
};

export type TestDocument = {
	documentId: string;
	accountId: string;
	/** One per signer, in order. */
	people: { signerId: string; token: string; context: SignerContext }[];
};

/** A sent document with its signers asked and a link for each; without files, which signing itself does not read. */
export async function makeSigningDocument(
	signers: TestSigner[],
	row: Partial<Prisma.DocumentUncheckedCreateInput> = {},
): Promise<TestDocument> {
	const { accountId, userId: senderId } = await makeCaller();
	const { teamId } = await db().user.findUniqueOrThrow({ where: { id: senderId } });
	const documentId = randomUUID();
	const expiresAt = new Date(Date.now() + 86_400_000);
	await db().document.create({
		data: { id: documentId, accountId, senderId, teamId, title: "Lease", sentAt: new Date(), expiresAt, ...row },
	});
	const people = [];
	for (const [position, signer] of signers.entries()) {
		people.push(await makeSigner(accountId, documentId, position, signer));
	}
	return { documentId, accountId, people };
}

async function makeSigner(accountId: string, documentId: string, position: number, signer: TestSigner) {
	const signerId = randomUUID();
	const email = `${signer.name.toLowerCase()}@example.com`;
	const activatedAt = signer.activatedAt === undefined ? new Date() : signer.activatedAt;
	await db().signer.create({
		data: {
			id: signerId,
			accountId,
			documentId,
			position,
			name: signer.name,
			email,
			order: position + 1,
			activatedAt,
			consentedAt: new Date(),
			...signer.row,
		},
	});
	await db().documentField.createMany({
		data: (signer.fields ?? []).map(({ value, ...definition }, index) => ({
			id: randomUUID(),
			documentId,
			signerId,
			position: index,
			fieldId: definition.id,
			type: definition.type,
			page: definition.page,
			definition,
			value,
		})),
	});
	const link = await mintSigningLink(db(), signerId, "copied");
	const token = link.slice(link.lastIndexOf("/") + 1);
	return { signerId, token, context: await signerContext(token) };
}

/**
 * The context of a usable link.
 *
 * @param proof what the browser keeps of having shown who holds it
 */
export async function signerContext(token: string, proof?: string): Promise<SignerContext> {
	const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "test", requestId: "r" };
	const found = await authenticateSigner(proof === undefined ? call : { ...call, proof }, token);
	if (found.state === "unknown") throw new Error("The link is not known.");
	return found.context;
}

/** Kinds of the mails that wait to be sent about a document, sorted, with the addressee's signer id's place left out. */
export async function queuedMails(documentId: string): Promise<string[]> {
	const rows = await db().$queryRaw<{ kind: string }[]>`
		SELECT "data"->>'kind' AS "kind" FROM pgboss.job
		WHERE "name" = 'mail' AND "data"->>'documentId' = ${documentId} ORDER BY 1`;
	return rows.map((row) => row.kind);
}

/** How many jobs of a name wait for a document. */
export async function countJobs(name: string, documentId: string): Promise<number> {
	const rows = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM pgboss.job WHERE "name" = ${name} AND "data"->>'documentId' = ${documentId}`;
	return Number(rows[0]?.count ?? 0);
}
