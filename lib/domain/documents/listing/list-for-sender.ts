import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { isPlaceIn, type PlaceInList, placeOf } from "#lib/db/list-order.ts";
import { listSenderDocuments, type SenderDocumentRow } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { listedDrafts } from "#lib/domain/documents/drafting/listed-drafts.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { senderFilter } from "./sender-filter.ts";
import { type ListedDocument, withReach } from "./with-reach.ts";

/** A place as an opaque word for addresses. */
function writePlace({ stretch, at, id }: PlaceInList): string {
	const text = typeof at === "string" ? `title ${id} ${at}` : `${at.toISOString()} ${id} ${stretch}`;
	return Buffer.from(text).toString("base64url");
}

const TITLE = /^title (\S+) (.*)$/s;

/** The place that `writePlace` wrote; null for anything else. */
function readPlace(cursor: string): PlaceInList | null {
	const text = Buffer.from(cursor, "base64url").toString();
	const [, titledId, title] = TITLE.exec(text) ?? [];
	if (titledId !== undefined && title !== undefined) {
		const isOne = isUuid(titledId) && title.length <= 1000 && !title.includes("\0");
		return isOne ? { stretch: 0, at: title, id: titledId } : null;
	}
	const [time = "", id = "", stretch = "0"] = text.split(" ");
	// Only as it was written: other times are none, or none that the database knows.
	const at = /^2\d{3}-/.test(time) ? new Date(time) : null;
	return !at || Number.isNaN(at.getTime()) || !isUuid(id) ? null : { stretch: stretch === "1" ? 1 : 0, at, id };
}

export type { ListedDocument };

const PAGE_SIZE = 25;

export type SenderList = { rows: ListedDocument[]; nextCursor: string | null };

/** One page of the sender's documents, or of those that wait for them. A cursor that is not ours begins at the top. */
export const listForSender = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { view: ListView; cursor: string | null }): Promise<SenderList> => {
		const filter = senderFilter(context, input.view);
		const place = input.cursor ? readPlace(input.cursor) : null;
		// One of another order begins at the top.
		const after = place && isPlaceIn(filter, place) ? place : null;
		const found = await listSenderDocuments(listScope(context), filter, after, PAGE_SIZE + 1);
		const rows = withReach(context, await withPeople(context.principal.accountId, found.slice(0, PAGE_SIZE)));
		const last = rows.at(-1);
		const next = last && found.length > PAGE_SIZE ? placeOf(filter, last) : null;
		return { rows, nextCursor: next ? writePlace(next) : null };
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
