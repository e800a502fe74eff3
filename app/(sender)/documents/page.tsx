import type { Metadata } from "next";
import { DocumentList } from "#components/sender/document-list.tsx";
import { DocumentListEmpty } from "#components/sender/document-list-empty.tsx";
import { ListFilters } from "#components/sender/list-filters.tsx";
import { ListPager } from "#components/sender/list-pager.tsx";
import { NewDocumentButton, NewDocumentDrop } from "#components/sender/new-document.tsx";
import { SearchBox } from "#components/sender/search-box.tsx";
import { TrashList } from "#components/sender/trash-list.tsx";
import { LIST_FILTERS } from "#lib/contract/documents/list-filters.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { pageWords, RoomWords } from "../../room-words.tsx";
import {
	beginCorrectionAction,
	deleteDocumentAction,
	duplicateDocumentAction,
	remindSignersAction,
	restoreDocumentAction,
	revokeDocumentAction,
	sendDraftAction,
	sendSampleAction,
} from "./actions.ts";
import { toListRow } from "./to-list-row.ts";
import { toTrashRows } from "./to-trash-rows.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).documents.title };
}

type Props = { searchParams: Promise<Partial<Record<"filter" | "q" | "cursor", string | string[]>>> };

export default async function DocumentsPage({ searchParams }: Props) {
	const given = await searchParams;
	const filter = LIST_FILTERS.find((one) => one === oneParam(given.filter)) ?? "all";
	const search = (oneParam(given.q) ?? "").trim();
	const cursor = oneParam(given.cursor);
	const context = await requirePageUser();
	const list = await listForSender(context, { filter, search, cursor });
	const words = await pageWords();
	// The empty list has the button in its middle.
	const isBare = list.rows.length === 0 && filter === "all" && search === "" && !cursor;
	const found = list.nextCursor ? words.list.foundMore : words.list.found;
	return (
		<RoomWords of={["documents", "list"]}>
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<h1 className="font-semibold text-display">{words.documents.title}</h1>
				<div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col sm:items-center">
					<SearchBox filter={filter} search={search} />
					{isBare ? null : <NewDocumentButton />}
				</div>
			</div>
			<ListFilters filter={filter} search={search} />
			<NewDocumentDrop />
			<p role="status" className="sr-only">
				{search === "" ? "" : fill(plural(words.locale, list.rows.length, found), { search })}
			</p>
			{list.rows.length === 0 ? (
				<DocumentListEmpty filter={filter} search={search} isPastEnd={Boolean(cursor)} sendSample={sendSampleAction} />
			) : (
				<>
					{filter === "trash" ? (
						<TrashList rows={toTrashRows(list.rows, context.principal.userId)} restore={restoreDocumentAction} />
					) : (
						<DocumentList
							rows={list.rows.map((row) => toListRow(row, context.principal.userId))}
							remind={remindSignersAction}
							revoke={revokeDocumentAction}
							remove={deleteDocumentAction}
							send={sendDraftAction}
							duplicate={duplicateDocumentAction}
							correct={beginCorrectionAction}
						/>
					)}
					<ListPager filter={filter} search={search} nextCursor={list.nextCursor} isFirstPage={!cursor} />
				</>
			)}
		</RoomWords>
	);
}
