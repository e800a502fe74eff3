import { Prisma } from "#lib/db/prisma.ts";

/**
 * Ids of an account's documents that wait for their sender: a mail or a code failed, what a signer showed of who they are is to
 * be looked at, a page cannot be drawn, or sealing fails. The few are found first, by indexes of their own, whatever else the account has.
 */
export function needingAttention(accountId: string): Prisma.Sql {
	return Prisma.sql`
		SELECT s."documentId" FROM "Signer" s JOIN "Document" b ON b."id" = s."documentId"
			WHERE s."accountId" = ${accountId}::uuid AND s."deliveryStatus" = 'Failed' AND s."status" = 'NotCompleted'
				AND b."status" = 'InProgress'
		UNION ALL
		SELECT c."documentId" FROM "Signer" c JOIN "Document" o ON o."id" = c."documentId"
			WHERE c."accountId" = ${accountId}::uuid AND c."codeFailure" IS NOT NULL AND c."status" = 'NotCompleted'
				AND o."status" = 'InProgress'
		UNION ALL
		SELECT v."documentId" FROM "IdentityVerification" v JOIN "Document" i ON i."id" = v."documentId"
			WHERE v."accountId" = ${accountId}::uuid AND v."status" = 'Review' AND i."status" = 'InProgress'
		UNION ALL
		SELECT f."id" FROM "Document" f WHERE f."accountId" = ${accountId}::uuid AND f."sealState" = 'Failed'
		UNION ALL
		SELECT u."id" FROM "Document" u WHERE u."accountId" = ${accountId}::uuid AND u."pictureState" <> 'Fine'
			AND u."status" IN ('Draft', 'Scheduled', 'InProgress')`;
}

/** Documents that end between `from` and `to`, and such as were declined since `since`, are stuck as well. */
export type StuckWindow = { from: Date; to: Date; since: Date };

/**
 * Ids of an account's documents that get no further without their sender, or have not long to go: those that wait for
 * one, those that end soon, and those that somebody declined, until they are sent again.
 */
export function gettingNoFurther(
	{ accountId, isSandbox = false }: { accountId: string; isSandbox?: boolean },
	window: StuckWindow,
): Prisma.Sql {
	return Prisma.sql`${needingAttention(accountId)}
		UNION ALL
		SELECT d."id" FROM "Document" d WHERE d."accountId" = ${accountId}::uuid AND ${endsSoon(window)}
		UNION ALL
		SELECT d."id" FROM "Document" d WHERE d."accountId" = ${accountId}::uuid AND d."isSandbox" = ${isSandbox}
			AND ${isDeclined(window)}`;
}

/** The same as conditions on a document ("d") of the account, of which one must be met. An index finds those of each. */
export function stuckConditions(accountId: string, window: StuckWindow): Prisma.Sql[] {
	return [Prisma.sql`d."id" IN (${needingAttention(accountId)})`, endsSoon(window), isDeclined(window)];
}

function endsSoon({ from, to }: StuckWindow): Prisma.Sql {
	return Prisma.sql`d."status" = 'InProgress' AND d."sealState" = 'None' AND d."expiresAt" BETWEEN ${from} AND ${to}`;
}

function isDeclined({ since }: StuckWindow): Prisma.Sql {
	return Prisma.sql`d."status" = 'Declined' AND d."activityAt" >= ${since} AND d."sentAgainAt" IS NULL`;
}
