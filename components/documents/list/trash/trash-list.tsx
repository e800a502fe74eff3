"use client";

import { ArchiveRestore, Lock } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Filled } from "#components/ui/filled.tsx";
import { RowMenu } from "#components/ui/lists/row-menu.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { HoldItem } from "../../actions/document-menu.tsx";
import { backText } from "../../dialogs/back-text.ts";
import { type Hold, HoldDialog } from "../../dialogs/hold-dialog.tsx";
import { DocumentStatus } from "../../document-status.tsx";
import type { DocumentVerbs } from "../../use-quick-verbs.ts";
import { useBulkHost } from "../bulk/bulk-host.tsx";
import { PickAll } from "../bulk/pick-all.tsx";
import { PickBox, PickPage } from "../bulk/pick-boxes.tsx";
import { useChoice, usePicked } from "../bulk/use-picked.ts";
import type { DeleteFromTrash } from "./delete-permanently-dialog.tsx";
import { TrashBar } from "./trash-bar.tsx";

/** A document in the trash; times are ISO 8601. */
export type TrashRow = PickableDocument & {
	/** Who sent or made it; null when it is the reader's own. */
	sender: string | null;
	deletedAt: string;
	/** When it is deleted permanently, unless it is held. */
	purgeAt: string;
	/** An admin keeps it from being deleted. */
	isHeld: boolean;
};

type Verbs = {
	restore: DocumentVerbs["restore"];
	/** null: the reader keeps no documents from being deleted. */
	hold: Hold | null;
};

type Props = Verbs & {
	rows: TrashRow[];
	view: ListView;
	/** There are others before or behind this page. */
	hasMore: boolean;
	remove: DeleteFromTrash;
};

const COLUMNS = "md:grid-cols-[1.25rem_minmax(0,1fr)_12rem_8rem_12rem]";

/** Deleted documents, each until its 30 days are over. */
export function TrashList({ rows, view, hasMore, remove, ...verbs }: Props) {
	const { columns, trash } = useWords("list");
	const choice = useChoice();
	const picked = usePicked(rows, choice);
	const { running } = useBulkHost();
	const isPicking = picked.picked.length > 0 || running !== null;
	const beyond = picked.isPagePicked && hasMore && picked.total === null;
	return (
		<div className={cx("overflow-hidden rounded-card border border-line bg-surface", isPicking && "mb-24 md:mb-16")}>
			{isPicking ? (
				<TrashBar {...{ picked, remove }} pickAll={beyond ? <PickAll view={view} onPick={picked.pick} /> : null} />
			) : null}
			<div
				className={`hidden ${COLUMNS} min-h-12 items-center gap-4 border-line border-b px-5 font-medium text-ink-soft md:grid`}
			>
				<PickPage picked={picked} />
				<span>{columns.title}</span>
				<span>{columns.state}</span>
				<span>{trash.deleted}</span>
				<span />
			</div>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className={cx("border-line border-b last:border-b-0", picked.has(row.id) && "bg-seal-soft")}>
						<TrashedDocument row={row} {...verbs}>
							<PickBox
								title={row.title}
								isPicked={picked.has(row.id)}
								onPick={(isWithShift) => (isWithShift ? picked.toggleTo(row) : picked.toggle(row))}
							/>
						</TrashedDocument>
					</li>
				))}
			</ul>
		</div>
	);
}

/** @param children the box that chooses it */
function TrashedDocument({ row, restore, hold, children }: Verbs & { row: TrashRow; children: ReactNode }) {
	const { trash } = useWords("list");
	const words = useWords("documents");
	const router = useRouter();
	const { run, isBusy } = useAction(restore);
	const title = row.title || words.untitled;

	async function takeBack() {
		const answer = await run({ documentId: row.id });
		if (!answer) return;
		if (answer.ok) toast(backText(answer.value.status, title, words));
		else toast(answer.message, "bad");
		router.refresh();
	}

	return (
		<div
			className={`grid grid-cols-[1.25rem_minmax(0,1fr)_auto] ${COLUMNS} items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 md:py-3`}
		>
			{children}
			<div className="min-w-0 max-md:col-span-2">
				<p className="line-clamp-2 break-words text-left font-medium md:block md:truncate" dir="auto" title={row.title}>
					{title}
				</p>
				<Until row={row} />
			</div>
			<div className="max-md:col-start-2">
				<DocumentStatus {...row} />
			</div>
			<div className="text-ink-soft tabular-nums max-md:justify-self-end">
				<RelativeTime at={row.deletedAt} />
			</div>
			<div className="flex items-center justify-end gap-2 max-md:col-span-2 max-md:col-start-2">
				<Button
					aria-label={format(trash.restoreOf, { title })}
					className="max-md:min-h-11 max-md:flex-1"
					icon={<ArchiveRestore size={16} aria-hidden="true" />}
					isBusy={isBusy}
					onClick={takeBack}
				>
					{trash.restore}
				</Button>
				{hold ? <HoldMenu document={{ id: row.id, title, isHeld: row.isHeld }} hold={hold} /> : null}
			</div>
		</div>
	);
}

/** How long it is still there. */
function Until({ row: { sender, purgeAt, isHeld } }: { row: TrashRow }) {
	const { trash, madeBy } = useWords("list");
	const { hold } = useWords("documents");
	const locale = useWordsLocale();
	return (
		<p className="text-ink-soft md:truncate">
			{isHeld ? (
				<span className="inline-flex items-center gap-1 align-bottom font-medium text-ink">
					<Lock size={14} aria-hidden="true" />
					{hold.mark}
				</span>
			) : null}
			{isHeld ? " · " : ""}
			{sender ? `${format(madeBy, { name: sender })} · ` : ""}
			{isHeld ? (
				trash.held
			) : (
				<Filled text={trash.until} values={{ date: <Moment at={purgeAt} locale={locale} style="date" /> }} />
			)}
		</p>
	);
}

/** Lets an admin keep it from being deleted, without restoring it. */
function HoldMenu({ document, hold }: { document: { id: string; title: string; isHeld: boolean }; hold: Hold }) {
	const { actions } = useWords("documents");
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	return (
		<div>
			<RowMenu label={format(actions.of, { title: document.title })} button={opener}>
				<HoldItem isHeld={document.isHeld} onAsk={() => setIsAsking(true)} />
			</RowMenu>
			{isAsking ? <HoldDialog {...{ document, hold, opener }} isInTrash onClose={() => setIsAsking(false)} /> : null}
		</div>
	);
}
