import { db } from "#lib/db/client.ts";
import type { DocumentFile } from "#lib/db/generated/client.ts";
import type { DocumentStatus, SealState, SignerStatus } from "#lib/db/generated/enums.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { PageGeometry } from "#lib/fields/field-types.ts";

/** A file of a signer's document, and what decides whether the signer may read it. */
export type SigningFile = {
	document: { status: DocumentStatus; sealState: SealState; expiresAt: Date | null };
	signer: { status: SignerStatus; activatedAt: Date | null };
	/** null: there is no such page or file. */
	file:
		| (Pick<
				DocumentFile,
				| "id"
				| "documentId"
				| "workingKey"
				| "workingSha256"
				| "name"
				| "firstPage"
				| "pageCount"
				| "isDrawn"
				| "undrawnPages"
		  > & { pages: PageGeometry[] })
		| null;
};

/** The document of a signer: all three must fit together. */
type SignerScope = { accountId: string; documentId: string; signerId: string };

/** The file that holds a page (1-based, across files). A page image is asked for often: one query, one row. */
export async function findSigningPageFile(of: SignerScope, page: number): Promise<SigningFile | null> {
	return find(of, Prisma.sql`f."firstPage" <= ${page} AND f."firstPage" + f."pageCount" > ${page}`);
}

/** A file by its place in the request, 0-based. */
export async function findSigningFile(of: SignerScope, position: number): Promise<SigningFile | null> {
	return find(of, Prisma.sql`f."position" = ${position}`);
}

async function find({ accountId, documentId, signerId }: SignerScope, which: Prisma.Sql): Promise<SigningFile | null> {
	const [row] = await db().$queryRaw<SigningFile[]>`
		SELECT json_build_object('status', s."status", 'activatedAt', s."activatedAt") AS "signer",
			json_build_object('status', d."status", 'sealState', d."sealState", 'expiresAt', d."expiresAt") AS "document",
			CASE WHEN f."id" IS NULL THEN NULL ELSE json_build_object('id', f."id",
				'documentId', f."documentId", 'workingKey', f."workingKey", 'workingSha256', f."workingSha256",
				'name', f."name", 'firstPage', f."firstPage", 'pageCount', f."pageCount",
				'isDrawn', f."isDrawn", 'undrawnPages', f."undrawnPages", 'pages', f."pages") END AS "file"
		FROM "Signer" s
		JOIN "Document" d ON d."id" = s."documentId"
		LEFT JOIN "DocumentFile" f ON f."documentId" = d."id" AND ${which}
		WHERE s."id" = ${signerId}::uuid AND d."id" = ${documentId}::uuid AND d."accountId" = ${accountId}::uuid
			AND d."deletedAt" IS NULL`;
	if (!row) return null;
	const { document, signer, file } = row;
	return {
		document: { ...document, expiresAt: readTime(document.expiresAt) },
		signer: { ...signer, activatedAt: readTime(signer.activatedAt) },
		file,
	};
}

/** JSON carries times as texts. */
function readTime(time: Date | string | null): Date | null {
	return time === null ? null : new Date(time);
}
