import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";

/** Skipped pairs remembered for each person; the oldest are forgotten first. */
const MOST_SKIPPED = 5_000;

/** A pair returns to the list when one of these details of a contact changes. */
const hashOf = (contact: "one" | "other") => {
	const column = (name: string) => Prisma.raw(`${contact}."${name}"`);
	return Prisma.sql`md5(concat_ws(chr(31), ${column("name")}, ${column("email")},
		COALESCE(${column("phoneCountryCode")}, '') || COALESCE(${column("phoneNumber")}, '')))`;
};

const DETAILS = Prisma.sql`${hashOf("one")} || ${hashOf("other")}`;

/** The pairs that a person skips. */
export async function listSkippedPairs(
	tx: Tx,
	accountId: string,
	userId: string,
): Promise<Omit<SkippedPair, "userId">[]> {
	return tx.$queryRaw`SELECT s."firstId", s."secondId" FROM "SkippedDuplicate" s
		JOIN "Contact" one ON one."id" = s."firstId" JOIN "Contact" other ON other."id" = s."secondId"
		WHERE one."accountId" = ${accountId}::uuid AND s."userId" = ${userId}::uuid AND s."details" = ${DETAILS}`;
}

type SkippedPair = { userId: string; firstId: string; secondId: string };

/** Remembers that a person skips a pair as it is now. */
export async function insertSkippedPair(
	tx: Tx,
	accountId: string,
	{ userId, firstId, secondId, at }: SkippedPair & { at: Date },
): Promise<void> {
	await tx.$executeRaw`
		INSERT INTO "SkippedDuplicate" ("userId", "firstId", "secondId", "details", "at")
		SELECT ${userId}::uuid, one."id", other."id", ${DETAILS}, ${at} FROM "Contact" one, "Contact" other
		WHERE one."id" = ${firstId}::uuid AND other."id" = ${secondId}::uuid
			AND one."accountId" = ${accountId}::uuid AND other."accountId" = ${accountId}::uuid
		ON CONFLICT ("userId", "firstId", "secondId") DO UPDATE SET "details" = excluded."details", "at" = excluded."at"`;
	await tx.$executeRaw`
		DELETE FROM "SkippedDuplicate" WHERE "userId" = ${userId}::uuid AND ("firstId", "secondId") IN (
			SELECT "firstId", "secondId" FROM "SkippedDuplicate" WHERE "userId" = ${userId}::uuid
			ORDER BY "at" DESC, "firstId", "secondId" OFFSET ${MOST_SKIPPED})`;
}

/** Forgets that a person skips a pair. */
export async function deleteSkippedPair(tx: Tx, accountId: string, pair: SkippedPair): Promise<void> {
	await tx.skippedDuplicate.deleteMany({ where: { ...pair, user: { accountId } } });
}
