import type { ListFilter } from "#lib/contract/documents/list-filters.ts";
import { listSenderDocuments, type SenderDocumentRow } from "#lib/db/stores/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { listedDrafts } from "#lib/domain/documents/drafting/listed-drafts.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import type { DocumentStatus } from "../rules.ts";
import { readPlace, writePlace } from "./list-place.ts";

export type { SenderDocumentRow };

const STATUSES: Record<ListFilter, DocumentStatus | null> = {
	all: null,
	waiting: "InProgress",
	attention: null,
	completed: "Completed",
	declined: "Declined",
	expired: "Expired",
	revoked: "Revoked",
	drafts: "Draft",
	scheduled: "Scheduled",
	trash: null,
};

const PAGE_SIZE = 25;

export type SenderList = { rows: SenderDocumentRow[]; nextCursor: string | null };

/** One page of the sender's documents, the last active first. A cursor that is not ours begins at the top. */
export const listForSender = defineVerb(
	{ permission: "documents.read" },
	async (
		context: GrantedContext,
		input: { filter: ListFilter; search: string; cursor: string | null },
	): Promise<SenderList> => {
		const found = await listSenderDocuments(
			listScope(context),
			{
				status: STATUSES[input.filter],
				needsAttention: input.filter === "attention",
				trashAt: input.filter === "trash" ? context.now() : null,
				search: input.search.trim().toLowerCase().slice(0, 200),
			},
			input.cursor ? readPlace(input.cursor) : null,
			PAGE_SIZE + 1,
		);
		const rows = await withPeople(context.principal.accountId, found.slice(0, PAGE_SIZE));
		const last = rows.at(-1);
		return {
			rows,
			nextCursor: found.length > PAGE_SIZE && last ? writePlace(last.deletedAt ?? last.activityAt, last.id) : null,
		};
	},
);

/** A draft's people are in its state. Whoever has no name yet goes by the address, and without one is not listed. */
async function withPeople(accountId: string, rows: SenderDocumentRow[]): Promise<SenderDocumentRow[]> {
	const drafts = await listedDrafts(accountId, rows);
	return rows.map((row) => {
		const draft = drafts.get(row.id);
		if (!draft) return row;
		const called = draft.slots.map((slot) => {
			const name = slot.name.trim() || slot.email.trim() || phoneOf(slot);
			return { ...slot, name };
		});
		return { ...row, signingSlots: called.filter(({ name }) => name !== "") };
	});
}

function phoneOf({ phoneCountryCode, phoneNumber }: { phoneCountryCode: string | null; phoneNumber: string | null }) {
	return `${phoneCountryCode ?? ""} ${phoneNumber ?? ""}`.trim();
}
