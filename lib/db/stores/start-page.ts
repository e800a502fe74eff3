import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { gettingNoFurther, type StuckWindow } from "#lib/db/needing-attention.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DocumentScope } from "./documents/documents.ts";

const STUCK = {
	id: true,
	title: true,
	status: true,
	sealState: true,
	sealNote: true,
	pictureState: true,
	expiresAt: true,
	senderId: true,
	identityVerifications: { where: { status: "Review" }, select: { signerId: true }, take: 1 },
	signers: {
		where: { OR: [{ status: "NotCompleted", activatedAt: { not: null } }, { status: "Declined" }] },
		select: {
			id: true,
			name: true,
			email: true,
			status: true,
			declineReason: true,
			hostEmail: true,
			deliveryStatus: true,
			authenticationType: true,
			codeFailure: true,
			phoneCountryCode: true,
			phoneNumber: true,
			viewedAt: true,
			failures: { select: { signerId: true, channel: true, reason: true }, orderBy: { at: "desc" } },
		},
		orderBy: { position: "asc" },
	},
} satisfies Prisma.DocumentSelect;

/** Documents of the scope that get no further without their sender, or have not long to go, the last active first. */
export async function listStuckDocuments(scope: DocumentScope, window: StuckWindow, limit: number) {
	const page = await db().$queryRaw<{ id: string }[]>`
		SELECT d."id" FROM "Document" d WHERE ${stuck(scope, window)}
		ORDER BY d."activityAt" DESC, d."id" DESC LIMIT ${limit}`;
	const rows = await db().document.findMany({
		where: { id: { in: page.map(({ id }) => id) } },
		select: STUCK,
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
	});
	return rows.map((row) => readJson("Document", row));
}

export type StuckDocument = Awaited<ReturnType<typeof listStuckDocuments>>[number];

/** How many there are of them, counted up to `most`. */
export async function countStuckDocuments(scope: DocumentScope, window: StuckWindow, most: number): Promise<number> {
	const rows = await db().$queryRaw<{ count: number }[]>`
		SELECT count(*)::int AS "count" FROM (
			SELECT 1 FROM "Document" d WHERE ${stuck(scope, window)} LIMIT ${most}) found`;
	return rows[0]?.count ?? 0;
}

function stuck({ accountId, teamId, senderId, isSandbox = false }: DocumentScope, window: StuckWindow) {
	const all = [
		Prisma.sql`d."id" IN (${gettingNoFurther({ accountId, isSandbox }, window)})`,
		Prisma.sql`d."isSandbox" = ${isSandbox} AND d."deletedAt" IS NULL`,
	];
	if (teamId) all.push(Prisma.sql`d."teamId" = ${teamId}::uuid`);
	if (senderId) all.push(Prisma.sql`d."senderId" = ${senderId}::uuid`);
	return Prisma.join(all, " AND ");
}

/** What a new account or user has done already; null once the list of first steps was put away. */
export async function findFirstSteps(accountId: string, userId: string) {
	const [row] = await db().$queryRaw<Record<"isAway" | "isSetUp" | "hasLogo" | "hasSent" | "hasPeople", boolean>[]>`
		SELECT u."firstStepsAwayAt" IS NOT NULL AS "isAway", a."setUpAt" IS NOT NULL AS "isSetUp",
			EXISTS (SELECT 1 FROM "Brand" b WHERE b."accountId" = a."id" AND b."logoKey" IS NOT NULL) AS "hasLogo",
			EXISTS (SELECT 1 FROM "Document" d WHERE d."senderId" = u."id" AND d."sentAt" IS NOT NULL) AS "hasSent",
			EXISTS (SELECT 1 FROM "User" o WHERE o."accountId" = a."id" AND o."id" <> u."id") AS "hasPeople"
		FROM "User" u JOIN "Account" a ON a."id" = u."accountId"
		WHERE u."id" = ${userId}::uuid AND a."id" = ${accountId}::uuid`;
	return row && !row.isAway ? row : null;
}

/** Keeps when a user put the first steps away; null: they want them back. */
export async function setFirstStepsAway(userId: Unscoped<"oneself", string>, at: Date | null): Promise<void> {
	await db().user.updateMany({ where: { id: userId }, data: { firstStepsAwayAt: at } });
}
