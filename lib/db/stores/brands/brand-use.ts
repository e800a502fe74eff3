import { db } from "#lib/db/client.ts";

/** Where a brand is used. */
export type BrandUse = { brandId: string; documents: number; fields: number; identities: number };

/** How many documents, custom fields and sender identities each of an account's brands has; drafts count, the trash does not. */
export async function countUseOfBrands(accountId: string): Promise<BrandUse[]> {
	return db().$queryRaw<BrandUse[]>`
		SELECT b."id" AS "brandId",
			(SELECT count(*)::int FROM "Document" d WHERE d."brandId" = b."id" AND d."deletedAt" IS NULL) AS "documents",
			(SELECT count(*)::int FROM "CustomField" f WHERE f."brandId" = b."id") AS "fields",
			(SELECT count(*)::int FROM "SenderIdentity" s WHERE s."brandId" = b."id") AS "identities"
		FROM "Brand" b WHERE b."accountId" = ${accountId}::uuid`;
}
