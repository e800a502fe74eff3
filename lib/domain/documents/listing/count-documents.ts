import { PAGED_ROWS } from "#lib/contract/documents/listing/list-documents.ts";
import { countDocumentRows, type ListFilter } from "#lib/db/stores/documents/document-list.ts";
import type { DocumentScope } from "#lib/db/stores/documents/documents.ts";

const KEEP_MS = 60_000;
const MAX_KEPT = 1000;

type Kept = { total: number; until: number };
const shared = globalThis as typeof globalThis & { signetDocumentCounts?: Map<string, Kept> };

/**
 * How many documents a list has: exact up to 10,000. Counting more takes longer than the list itself,
 * so a larger number is kept for a minute.
 */
export async function countDocuments(scope: DocumentScope, filter: ListFilter, now: Date): Promise<number> {
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
