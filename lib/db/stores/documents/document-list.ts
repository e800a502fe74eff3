import type { ProofMethod } from "#lib/contract/signing/proof-page.ts";
import { db } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { DocumentStatus, SealState, SignerStatus } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { needingAttention } from "#lib/db/needing-attention.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { searchCondition } from "#lib/db/search-condition.ts";
import type { DocumentScope } from "./documents.ts";

/** What a list is narrowed to; empty lists and nulls narrow nothing. */
export type ListFilter = {
	statuses: DocumentStatus[];
	/** In progress, and this address is asked to act. */
	waitingFor: string | null;
	/** In progress, and this address is not asked to act. */
	notWaitingFor: string | null;
	/** A mail failed, a page cannot be drawn, or sealing fails. */
	needsAttention: boolean;
	/** Addresses in lower case. */
	senderEmails: string[];
	/** Any of these is a signer. */
	recipientEmails: string[];
	/** This address is a signer, whoever else is. */
	receivedBy: string | null;
	/** What searchText is searched for (search-condition.ts), in lower case. */
	search: string | null;
	documentId: string | null;
	labels: string[];
	/** Any of these; null for all. */
	brandIds: string[] | null;
	dateColumn: "sentAt" | "expiresAt";
	from: Date | null;
	to: Date | null;
};

/** Where a page begins: after so many rows, or after so many rows of one millisecond. */
export type ListPosition = { skip: number; ofMs: number | null };

export type ListedSigner = {
	id: string;
	name: string;
	email: string;
	type: "Signer" | "Reviewer" | "InPersonSigner";
	role: string;
	order: number;
	locale: string;
	privateMessage: string;
	hostName: string | null;
	hostEmail: string | null;
	status: SignerStatus;
	deliveryStatus: "None" | "Queued" | "Sent" | "Failed";
	/** The code that they asked for last did not arrive. */
	isCodeMissing: boolean;
	isActive: boolean;
	isViewed: boolean;
	settings: SignerSettings;
	deliveryMode: string;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
	groupKey: string | null;
	groupId: string | null;
	groupName: string | null;
	authenticationType: "None" | ProofMethod;
	authenticationFrequency: string;
	authenticationTries: number;
	isProved: boolean;
	/** Fields were filled in from the identity that they proved. */
	isPrefilled: boolean;
	isProofLocked: boolean;
};

export type ListedDocument = {
	id: string;
	brandId: string | null;
	title: string;
	status: DocumentStatus;
	sealState: SealState;
	enableSigningOrder: boolean;
	labels: string[];
	createdAt: Date;
	activityAt: Date;
	expiresAt: Date | null;
	scheduledFor: Date | null;
	correctedSince: Date | null;
	senderName: string;
	senderEmail: string;
	activityBy: string | null;
	/** Everybody who has links; a group fills one slot together: lib/db/signing-slots.ts */
	signers: ListedSigner[];
	carbonCopies: string[];
};

/** The condition that a row of "Document" is in the scope, and not in the trash. */
export function isInScope({ accountId, teamId, senderId, isSandbox = false }: DocumentScope): Prisma.Sql {
	const all = [
		Prisma.sql`"accountId" = ${accountId}::uuid AND "isSandbox" = ${isSandbox} AND "deletedAt" IS NULL`,
		...(teamId ? [Prisma.sql`"teamId" = ${teamId}::uuid`] : []),
		...(senderId ? [Prisma.sql`"senderId" = ${senderId}::uuid`] : []),
	];
	return Prisma.join(all, " AND ");
}

/** One page of documents, latest activity first, in a single round trip. */
export async function listDocumentRows(
	scope: DocumentScope,
	filter: ListFilter,
	position: ListPosition,
	limit: number,
): Promise<ListedDocument[]> {
	const rows = await db().$queryRaw<ListedDocument[]>`
		SELECT d."id", d."brandId", d."title", d."status"::text AS "status", d."sealState"::text AS "sealState",
			d."enableSigningOrder", d."labels", d."createdAt", d."activityAt", d."expiresAt", d."scheduledFor", d."correctedSince",
			u."name" AS "senderName", u."email" AS "senderEmail",
			(SELECT NULLIF(e."actorEmail", '') FROM "AuditEvent" e
				WHERE e."documentId" = d."id" AND e."seq" = d."eventCount") AS "activityBy",
			COALESCE((SELECT json_agg(json_build_object(
					'id', s."id", 'name', s."name", 'email', s."email", 'type', s."type", 'role', s."role",
					'order', s."order", 'locale', s."locale", 'privateMessage', s."privateMessage",
					'hostName', s."hostName", 'hostEmail', s."hostEmail", 'status', s."status",
					'deliveryStatus', s."deliveryStatus", 'isCodeMissing', s."codeFailure" IS NOT NULL, 'isActive', s."activatedAt" IS NOT NULL,
					'isViewed', s."viewedAt" IS NOT NULL, 'settings', s."settings",
					'deliveryMode', s."deliveryMode", 'phoneCountryCode', s."phoneCountryCode",
					'phoneNumber', s."phoneNumber", 'groupKey', s."groupKey", 'groupId', s."groupId",
					'groupName', s."groupName", 'authenticationType', s."authenticationType",
					'authenticationFrequency', s."authenticationFrequency", 'authenticationTries', s."authenticationTries",
					'isProved', s."provedAt" IS NOT NULL, 'isPrefilled', s."prefilledAt" IS NOT NULL, 'isProofLocked', s."proofLockedAt" IS NOT NULL
				) ORDER BY s."position")
				FROM "Signer" s WHERE s."documentId" = d."id"), '[]') AS "signers",
			COALESCE((SELECT json_agg(c."email" ORDER BY c."position", c."email")
				FROM "CarbonCopy" c WHERE c."documentId" = d."id"), '[]') AS "carbonCopies"
		FROM (
			${pageOfIds(conditions(scope, filter), position, limit)}
		) page
		JOIN "Document" d ON d."id" = page."id"
		JOIN "User" u ON u."id" = d."senderId"
		ORDER BY d."activityAt" DESC, d."id" DESC`;
	for (const row of rows) row.signers = row.signers.map((signer) => readJson("Signer", signer));
	return rows;
}

function pageOfIds(where: Prisma.Sql, position: ListPosition, limit: number): Prisma.Sql {
	const rows = (more: Prisma.Sql, skip: number) => Prisma.sql`
		SELECT d."id", d."activityAt" FROM "Document" d WHERE ${where} ${more}
		ORDER BY d."activityAt" DESC, d."id" DESC OFFSET ${skip} LIMIT ${limit}`;
	if (position.ofMs === null) return rows(Prisma.empty, position.skip);
	const from = new Date(position.ofMs);
	const to = new Date(position.ofMs + 1);
	// Rows are counted off within the cursor's millisecond only: should the document that the cursor came
	// from have moved up meanwhile, none of those before that moment is skipped in its place.
	return Prisma.sql`(${rows(Prisma.sql`AND d."activityAt" >= ${from} AND d."activityAt" < ${to}`, position.skip)})
		UNION ALL (${rows(Prisma.sql`AND d."activityAt" < ${from}`, 0)})
		ORDER BY "activityAt" DESC, "id" DESC LIMIT ${limit}`;
}

/** How many documents there are, counted up to `most`; no further when null. */
export async function countDocumentRows(
	scope: DocumentScope,
	filter: ListFilter,
	most: number | null,
): Promise<number> {
	const limit = most === null ? Prisma.empty : Prisma.sql`LIMIT ${most}`;
	const rows = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM (
			SELECT 1 FROM "Document" d WHERE ${conditions(scope, filter)} ${limit}
		) found`;
	return Number(rows[0]?.count ?? 0);
}

/** How many documents of the same millisecond stand before this one in the list. */
export async function countSameMoment(
	scope: DocumentScope,
	filter: ListFilter,
	document: { id: string; activityAt: Date },
): Promise<number> {
	const end = new Date(document.activityAt.getTime() + 1);
	const rows = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM "Document" d
		WHERE ${conditions(scope, filter)} AND d."activityAt" < ${end} AND (d."activityAt", d."id") >
			(SELECT "activityAt", "id" FROM "Document" WHERE "id" = ${document.id}::uuid)`;
	return Number(rows[0]?.count ?? 0);
}

function conditions(scope: DocumentScope, filter: ListFilter): Prisma.Sql {
	const all = [Prisma.sql`d."accountId" = ${scope.accountId}::uuid`, Prisma.sql`d."deletedAt" IS NULL`];
	if (scope.isSandbox !== undefined) all.push(Prisma.sql`d."isSandbox" = ${scope.isSandbox}`);
	if (scope.teamId) all.push(Prisma.sql`d."teamId" = ${scope.teamId}::uuid`);
	if (scope.senderId) all.push(Prisma.sql`d."senderId" = ${scope.senderId}::uuid`);
	const status = statusCondition(scope.accountId, filter);
	if (status) all.push(status);
	if (filter.senderEmails.length > 0) {
		all.push(Prisma.sql`d."senderId" IN (SELECT "id" FROM "User"
			WHERE "accountId" = ${scope.accountId}::uuid AND "email" = ANY(${filter.senderEmails}))`);
	}
	const { recipientEmails, receivedBy } = filter;
	if (recipientEmails.length > 0) all.push(hasRecipient(scope, recipientEmails));
	// Nobody has received a draft.
	if (receivedBy) all.push(Prisma.sql`d."id" IN (${signedBy(scope, [receivedBy])})`);
	if (filter.documentId) all.push(Prisma.sql`d."id" = ${filter.documentId}::uuid`);
	if (filter.search) all.push(searchCondition(filter.search));
	if (filter.labels.length > 0) all.push(Prisma.sql`d."labels" @> ${filter.labels}::text[]`);
	if (filter.brandIds) all.push(Prisma.sql`d."brandId" = ANY(${filter.brandIds}::uuid[])`);
	const column = filter.dateColumn === "sentAt" ? Prisma.sql`d."sentAt"` : Prisma.sql`d."expiresAt"`;
	if (filter.from) all.push(Prisma.sql`${column} >= ${filter.from}`);
	if (filter.to) all.push(Prisma.sql`${column} <= ${filter.to}`);
	return Prisma.join(all, " AND ");
}

/** The condition that one of the addresses, in lower case, is among the recipients of a document ("d" in the query). */
export function hasRecipient(scope: DocumentScope, emails: string[]): Prisma.Sql {
	return Prisma.sql`d."id" IN (${signedBy(scope, emails)} UNION ALL ${draftedFor(scope, emails)})`;
}

/** Ids of documents that somebody with one of the addresses signs. */
function signedBy({ accountId }: DocumentScope, emails: string[]): Prisma.Sql {
	return Prisma.sql`SELECT "documentId" FROM "Signer"
		WHERE "accountId" = ${accountId}::uuid AND lower("email") = ANY(${emails})`;
}

/** Ids of drafts among whose recipients is one of the addresses: the index of the search finds them, the state decides. */
function draftedFor({ accountId }: DocumentScope, emails: string[]): Prisma.Sql {
	const anywhere = emails.map((email) => Prisma.sql`x."searchText" LIKE ${`%${escapeLike(email)}%`}`);
	return Prisma.sql`SELECT x."id" FROM "Document" x JOIN "Draft" r ON r."documentId" = x."id"
		WHERE x."accountId" = ${accountId}::uuid AND x."status" = 'Draft' AND r."discardAt" IS NULL
			AND (${Prisma.join(anywhere, " OR ")})
			AND EXISTS (SELECT 1 FROM jsonb_each(r."state"->'recipients') one
				WHERE one.value->>'groupId' IS NULL AND (
					CASE jsonb_typeof(one.value->'people') WHEN 'array' THEN EXISTS (
						SELECT 1 FROM jsonb_array_elements(one.value->'people') person
						WHERE lower(trim(person->>'email')) = ANY(${emails}))
					ELSE lower(trim(one.value->>'email')) = ANY(${emails}) END))`;
}

/** Any of the states asked for. */
function statusCondition(accountId: string, filter: ListFilter): Prisma.Sql | null {
	const any: Prisma.Sql[] = [];
	if (filter.statuses.length === 1) any.push(Prisma.sql`d."status" = ${filter.statuses[0]}::"DocumentStatus"`);
	if (filter.statuses.length > 1) any.push(Prisma.sql`d."status" = ANY(${filter.statuses}::"DocumentStatus"[])`);
	if (filter.waitingFor) any.push(Prisma.sql`(d."status" = 'InProgress' AND ${isAsked(filter.waitingFor)})`);
	if (filter.notWaitingFor) any.push(Prisma.sql`(d."status" = 'InProgress' AND NOT ${isAsked(filter.notWaitingFor)})`);
	if (filter.needsAttention) any.push(Prisma.sql`d."id" IN (${needingAttention(accountId)})`);
	return any.length === 0 ? null : Prisma.sql`(${Prisma.join(any, " OR ")})`;
}

function isAsked(email: string): Prisma.Sql {
	return Prisma.sql`EXISTS (SELECT 1 FROM "Signer" s WHERE s."documentId" = d."id"
		AND lower(s."email") = ${email} AND s."status" = 'NotCompleted' AND s."activatedAt" IS NOT NULL)`;
}
