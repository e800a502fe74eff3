import { db } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";

/** Which rows of an account go into an export next: those behind one, so many. */
export type ExportBatch = {
	/** The last of the batch before; null: the first. */
	after: string | null;
	take: number;
	/** What was made later is left out. */
	until: Date;
};

/** How many documents there were at a time, in the trash and of the sandbox too. */
export async function countExportedDocuments(accountId: string, until: Date): Promise<number> {
	return db().document.count({ where: { accountId, createdAt: { lte: until } } });
}

/** The ids of documents, the oldest first, each with the place behind it. Documents may go meanwhile: a place stays. */
export async function listExportedDocuments(accountId: string, batch: ExportBatch) {
	return db().$queryRaw<{ id: string; place: string }[]>`
		SELECT "id", "createdAt"::text || '|' || "id" AS "place" FROM "Document"
		WHERE "accountId" = ${accountId}::uuid AND "createdAt" <= ${batch.until} ${behind(batch.after, "createdAt")}
		ORDER BY "createdAt", "id" LIMIT ${batch.take}`;
}

/** Entries of the account's log, the oldest first, each with the place behind it. */
export async function listExportedEvents(accountId: string, batch: ExportBatch) {
	return db().$queryRaw<
		{ id: string; at: Date; type: string; userId: string | null; ip: string; data: unknown; place: string }[]
	>`
		SELECT "id", "at", "type", "userId", "ip", "data", "at"::text || '|' || "id" AS "place" FROM "AccountEvent"
		WHERE "accountId" = ${accountId}::uuid AND "at" <= ${batch.until} ${behind(batch.after, "at")}
		ORDER BY "at", "id" LIMIT ${batch.take}`;
}

/** What comes behind a place, in the order of a time and then of ids. */
function behind(place: string | null, time: "createdAt" | "at"): Prisma.Sql {
	if (place === null) return Prisma.empty;
	const [at = "", id = ""] = place.split("|");
	return Prisma.sql`AND ("${Prisma.raw(time)}", "id") > (${at}::timestamptz, ${id}::uuid)`;
}

/** Condition and order of lists that go by ids. */
const byId = (accountId: string, { after, take, until }: ExportBatch) => ({
	where: { accountId, createdAt: { lte: until }, ...(after ? { id: { gt: after } } : {}) },
	orderBy: { id: "asc" as const },
	take,
});

/** People, with nothing of what they prove themselves with. */
export async function listExportedPeople(accountId: string, batch: ExportBatch) {
	return db().user.findMany({
		...byId(accountId, batch),
		select: {
			id: true,
			email: true,
			name: true,
			role: true,
			status: true,
			team: { select: { id: true, name: true } },
			locale: true,
			timeZone: true,
			chosenTimeZone: true,
			pictureKey: true,
			metaData: true,
			createdAt: true,
			modifiedAt: true,
			invitedAt: true,
			lastSignInAt: true,
		},
	});
}

/** Teams. */
export async function listExportedTeams(accountId: string, batch: ExportBatch) {
	const select = { id: true, name: true, isDefault: true, createdAt: true, modifiedAt: true };
	return db().team.findMany({ ...byId(accountId, batch), select });
}

/** Contacts of all owners. */
export async function listExportedContacts(accountId: string, batch: ExportBatch) {
	return db().contact.findMany({
		...byId(accountId, batch),
		select: {
			id: true,
			name: true,
			email: true,
			phoneCountryCode: true,
			phoneNumber: true,
			jobTitle: true,
			companyName: true,
			ownerId: true,
			createdAt: true,
			modifiedAt: true,
		},
	});
}

/** Contact groups with their members. */
export async function listExportedGroups(accountId: string, batch: ExportBatch) {
	const contacts = { select: { name: true, email: true }, orderBy: { position: "asc" as const } };
	return db().contactGroup.findMany({
		...byId(accountId, batch),
		select: {
			id: true,
			groupName: true,
			directories: true,
			ownerId: true,
			createdAt: true,
			modifiedAt: true,
			contacts,
		},
	});
}

/** People in whose name the account sends, without the links they were sent. */
export async function listExportedIdentities(accountId: string, batch: ExportBatch) {
	return db().senderIdentity.findMany({
		...byId(accountId, batch),
		select: {
			id: true,
			name: true,
			email: true,
			status: true,
			approvedAt: true,
			redirectUrl: true,
			brandId: true,
			notificationSettings: true,
			metaData: true,
			locale: true,
			createdAt: true,
			modifiedAt: true,
		},
	});
}
