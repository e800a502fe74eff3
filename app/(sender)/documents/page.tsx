import type { Metadata } from "next";
import { BulkHost } from "#components/documents/list/bulk/bulk-host.tsx";
import { DocumentList } from "#components/documents/list/document-list.tsx";
import { DocumentListEmpty } from "#components/documents/list/document-list-empty.tsx";
import { ListFilters } from "#components/documents/list/list-filters.tsx";
import { ListNarrowing } from "#components/documents/list/list-narrowing.tsx";
import { ListPager } from "#components/documents/list/list-pager.tsx";
import { SearchBox } from "#components/documents/list/search-box.tsx";
import type { TrashTotal } from "#components/documents/list/trash/delete-permanently-dialog.tsx";
import { EmptyTrash } from "#components/documents/list/trash/empty-trash.tsx";
import { TrashList } from "#components/documents/list/trash/trash-list.tsx";
import { NewDocumentButton, NewDocumentDrop } from "#components/documents/new-document.tsx";
import { KeepListCurrent } from "#components/live/keep-list-current.tsx";
import type { ListState } from "#components/live/news/use-list-news.ts";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import {
	isNarrowed,
	type ListView,
	readListView,
	unknownParts,
	writeListView,
} from "#lib/contract/documents/listing/list-view.ts";
import { countLists } from "#lib/domain/documents/listing/count-lists.ts";
import { countTrash } from "#lib/domain/documents/listing/count-trash.ts";
import { getListVersion } from "#lib/domain/documents/listing/get-list-version.ts";
import { type ListChoices, listChoices } from "#lib/domain/documents/listing/list-choices.ts";
import { listForSender, type SenderList } from "#lib/domain/documents/listing/list-for-sender.ts";
import { hasOfficeConverter } from "#lib/domain/files/has-office-converter.ts";
import { findTemplates } from "#lib/domain/templates/find-templates.ts";
import { listSavedViews } from "#lib/domain/users/preferences/saved-views.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";
import { openOwnSigningAction } from "../start/actions.ts";
import { saveAsTemplateAction } from "../templates/actions.ts";
import {
	beginCorrectionAction,
	changeLabelsAction,
	copySigningLinkAction,
	deleteDocumentAction,
	deleteFromTrashAction,
	duplicateDocumentAction,
	extendExpiryAction,
	holdDocumentAction,
	remindSignersAction,
	restoreDocumentAction,
	revokeDocumentAction,
	sendDraftAction,
	sendSampleAction,
} from "./actions.ts";
import { toListRow } from "./to-list-row.ts";
import { toTrashRows } from "./to-trash-rows.ts";
import { removeViewAction, saveViewAction } from "./view-actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).documents.title };
}

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> };

export default async function DocumentsPage({ searchParams }: Props) {
	const given = await searchParams;
	const asked = (name: string) => oneParam(given[name]);
	const view = readListView(asked);
	const cursor = oneParam(given.cursor);
	const context = await requirePageUser();
	// Before the list: what happens in between is noticed.
	const version = await getListVersion(context);
	const isWholeTrash = view.filter === "trash" && view.search === "" && !isNarrowed(view);
	const [list, totals, choices, templates, saved, trash] = await Promise.all([
		listForSender(context, { view, cursor }),
		countLists(context, view),
		listChoices(context),
		view.template === "" ? [] : findTemplates(context, { search: view.template }),
		listSavedViews(context),
		isWholeTrash ? countTrash(context) : null,
	]);
	const state = { version, isSandbox: context.principal.isSandbox, isFirstPage: !cursor };
	const words = await pageWords();
	// The empty list has the button in its middle.
	const isBare = list.rows.length === 0 && !cursor && writeListView(view) === "";
	const found = list.nextCursor ? words.list.foundMore : words.list.found;
	return (
		<RoomWords of={["documents", "list"]}>
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<h1 className="font-semibold text-display">{words.documents.title}</h1>
				<div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col sm:items-center">
					<SearchBox view={view} />
					{isBare ? null : <NewDocumentButton />}
				</div>
			</div>
			<ListFilters view={view} totals={totals} />
			{isBare ? null : (
				<ListNarrowing
					view={view}
					choices={{ ...choices, templates: templates.map(({ id, title: name }) => ({ id, name })) }}
					saved={saved}
					views={{ save: saveViewAction, remove: removeViewAction }}
				/>
			)}
			<NewDocumentDrop hasOfficeConverter={hasOfficeConverter()} />
			<UnknownFilters parts={unknownParts(asked)} />
			{view.filter === "trash" ? <AboveTrash total={trash} /> : null}
			<p role="status" className="sr-only">
				{view.search === "" ? "" : format(found, { count: list.rows.length, ...view })}
			</p>
			<BulkHost isListed={list.rows.length > 0}>
				<Listed
					{...{ list, state, view, cursor, choices }}
					reader={context.principal}
					mayHold={mayOnPage(context, "documents.hold")}
				/>
			</BulkHost>
		</RoomWords>
	);
}

/** Names the unknown filters in the URL, with a link to all documents. */
async function UnknownFilters({ parts }: { parts: string[] }) {
	if (parts.length === 0) return null;
	const { list: words, locale } = await pageWords();
	return (
		<Notice tone="warn" className="mb-4 break-words">
			{format(words.unknownFilter, { count: parts.length, filters: formatList(locale, parts) })}{" "}
			<RoomLink href="/documents" className="font-medium text-seal underline underline-offset-4">
				{words.showAll}
			</RoomLink>
		</Notice>
	);
}

/** Actions on the whole trash. @param total null: filters hide part of it */
async function AboveTrash({ total }: { total: TrashTotal | null }) {
	const { list: words } = await pageWords();
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<RoomLink
				href="/settings/kept-certificates"
				className="inline-flex min-h-11 items-center text-seal underline-offset-4 hover:underline"
			>
				{words.trash.kept}
			</RoomLink>
			{total ? <EmptyTrash total={total} remove={deleteFromTrashAction} /> : null}
		</div>
	);
}

type ListedProps = {
	list: SenderList;
	state: ListState;
	view: ListView;
	cursor: string | null;
	reader: { userId: string; email: string };
	choices: ListChoices;
	mayHold: boolean;
};

/** The rows, or why there are none. */
function Listed({ list: { rows, nextCursor }, state, view, cursor, reader, choices, mayHold }: ListedProps) {
	const current = <KeepListCurrent {...state} />;
	const hold = mayHold ? holdDocumentAction : null;
	const pager = <ListPager view={view} nextCursor={nextCursor} isFirstPage={!cursor} />;
	if (rows.length === 0) {
		return (
			<>
				{current}
				<DocumentListEmpty view={view} isPastEnd={Boolean(cursor)} sendSample={sendSampleAction} />
			</>
		);
	}
	if (view.filter === "trash") {
		return (
			<>
				{current}
				<TrashList
					key={listAddress(view, cursor)}
					rows={toTrashRows(rows, reader.userId)}
					{...{ view, hold, hasMore: Boolean(nextCursor ?? cursor) }}
					restore={restoreDocumentAction}
					remove={deleteFromTrashAction}
				/>
				{pager}
			</>
		);
	}
	return (
		<>
			<DocumentList
				key={listAddress(view, cursor)}
				{...state}
				{...{ view, hasMore: Boolean(nextCursor ?? cursor) }}
				people={choices.receivers.map((one) => ({ ...one, isReader: one.id === reader.userId }))}
				labels={choices.labels}
				rows={rows.map((row) => toListRow(row, reader))}
				remind={remindSignersAction}
				revoke={revokeDocumentAction}
				remove={deleteDocumentAction}
				restore={restoreDocumentAction}
				send={sendDraftAction}
				label={changeLabelsAction}
				duplicate={duplicateDocumentAction}
				saveAsTemplate={saveAsTemplateAction}
				correct={beginCorrectionAction}
				extend={extendExpiryAction}
				hold={hold}
				copyLink={copySigningLinkAction}
				sign={openOwnSigningAction}
			/>
			{pager}
		</>
	);
}
