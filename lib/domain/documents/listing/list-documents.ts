import { type ListDocumentsQuery, PAGED_ROWS } from "#lib/contract/documents/listing/list-documents.ts";
import type { ListStatus } from "#lib/contract/documents/literals.ts";
import type { DocumentRecordsModel } from "#lib/contract/documents/reading/read-models.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import {
	countDocumentRows,
	countSameMoment,
	type ListedDocument,
	type ListFilter,
	type ListPosition,
	listDocumentRows,
} from "#lib/db/stores/documents/document-list.ts";
import type { DocumentScope } from "#lib/db/stores/documents/documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { draftSigners } from "#lib/domain/documents/drafting/draft-slots.ts";
import { listedDrafts } from "#lib/domain/documents/drafting/listed-drafts.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { cursorsOf, fromCursor } from "./list-cursor.ts";
import { presentSummary, type SummarizedDocument } from "./present-summary.ts";

const KEEP_MS = 60_000;
const MAX_KEPT = 1000;

type Kept = { total: number; until: number };
const shared = globalThis as typeof globalThis & { signetDocumentCounts?: Map<string, Kept> };

/**
 * How many documents a list has: exact up to 10,000. Counting more takes longer than the list itself,
 * so a larger number is kept for a minute.
 */
async function countDocuments(scope: DocumentScope, filter: ListFilter, now: Date): Promise<number> {
	shared.signetDocumentCounts ??= new Map();
	const counts = shared.signetDocumentCounts;
	const key = JSON.stringify([scope, filter]);
	const kept = counts.get(key);
	if (kept && kept.until > now.getTime()) return kept.total;
	const few = await countDocumentRows(scope, filter, PAGED_ROWS + 1);
	if (few <= PAGED_ROWS) return few;
	const total = await countDocumentRows(scope, filter, null);
	if (counts.size >= MAX_KEPT) counts.clear();
	counts.set(key, { total, until: now.getTime() + KEEP_MS });
	return total;
}

/** Documents the caller may see, latest activity first: a page by number, or what follows a cursor. */
export const listDocuments = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, query: ListDocumentsQuery): Promise<DocumentRecordsModel> => {
		const scope = listScope(context);
		const filter = filterOf(query, context.principal.email.toLowerCase());
		const position = positionOf(query);
		const [rows, total] = await Promise.all([
			listDocumentRows(scope, filter, position, query.pageSize),
			countDocuments(scope, filter, context.now()),
		]);
		const [first] = rows;
		const isFarIn = query.nextCursor === null && query.page > 1;
		const firstRank = first && isFarIn ? await countSameMoment(scope, filter, first) : firstRankOf(query, first);
		const cursors = cursorsOf(rows, firstRank);
		const documents = await withPeople(scope.accountId, rows);
		return {
			pageDetails: {
				pageSize: query.pageSize,
				page: query.page,
				totalRecordsCount: total,
				totalPages: Math.ceil(total / query.pageSize),
				sortedColumn: "activityDate",
				sortDirection: "DESC",
			},
			result: documents.map((one, index) => presentSummary(one, cursors[index] ?? 0, context.principal.email)),
		};
	},
);

/** Listed documents with their slots; a draft's people and copies are in its state. */
async function withPeople(accountId: string, rows: ListedDocument[]): Promise<SummarizedDocument[]> {
	const drafts = await listedDrafts(accountId, rows);
	return rows.map((row) => {
		const draft = drafts.get(row.id);
		if (!draft) return { ...row, signingSlots: signingSlotsOf(row.signers) };
		const { enableSigningOrder } = draft.document;
		const signingSlots = draft.slots.map((slot) => ({
			...slot,
			...{ isActive: false, isViewed: false, isProved: false, isPrefilled: false, isProofLocked: false },
			isCodeMissing: false,
		}));
		const signers = draftSigners(signingSlots);
		return { ...row, enableSigningOrder, signers, signingSlots, carbonCopies: draft.copies };
	});
}

function positionOf(query: ListDocumentsQuery): ListPosition {
	if (query.nextCursor === null) return { ofMs: null, skip: (query.page - 1) * query.pageSize };
	const { ms, rank } = fromCursor(query.nextCursor);
	return { ofMs: ms, skip: rank + 1 };
}

/** The first row follows the cursor in its millisecond, or begins a new one. */
function firstRankOf(query: ListDocumentsQuery, first: { activityAt: Date } | undefined): number {
	if (query.nextCursor === null || !first) return 0;
	const { ms, rank } = fromCursor(query.nextCursor);
	return first.activityAt.getTime() === ms ? rank + 1 : 0;
}

function filterOf(query: ListDocumentsQuery, me: string): ListFilter {
	const wanted = new Set<ListStatus>(query.status.includes("None") ? [] : query.status);
	const search = query.searchKey?.trim().toLowerCase() || null;
	const isId = search !== null && isUuid(search);
	const lower = (emails: string[]) => emails.map((email) => email.trim().toLowerCase());
	return {
		statuses: (["Completed", "Declined", "Revoked", "Expired", "Draft", "Scheduled"] as const).filter((status) =>
			wanted.has(status),
		),
		waitingFor: wanted.has("WaitingForMe") ? me : null,
		notWaitingFor: wanted.has("WaitingForOthers") ? me : null,
		needsAttention: wanted.has("NeedAttention"),
		senderEmails: lower(query.sentBy),
		recipientEmails: lower(query.recipients),
		receivedBy: query.transmitType === "Received" ? me : null,
		search: isId ? null : search,
		documentId: isId ? search : null,
		labels: query.labels,
		brandIds: query.brandIds.length > 0 ? query.brandIds.filter(isUuid) : null,
		dateColumn: query.dateFilterType === "Expiring" ? "expiresAt" : "sentAt",
		from: query.startDate,
		to: query.endDate,
	};
}
