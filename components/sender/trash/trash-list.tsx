"use client";

import { ArchiveRestore, Lock } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import { backText } from "./back-text.ts";
import { HoldItem } from "./document-menu.tsx";
import { DocumentStatus } from "./document-status.tsx";
import { type Hold, HoldDialog } from "./hold-dialog.tsx";
import { RelativeTime } from "./relative-time.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

/** A document in the trash; times are ISO 8601. */
export type TrashRow = {
	id: string;
	title: string;
	status: string;
	sealState: string;
	/** Who sent or made it; null when it is the reader's own. */
	sender: string | null;
	deletedAt: string;
	/** When it goes for good, unless it is held. */
	purgeAt: string;
	/** An Admin keeps it from going for good. */
	isHeld: boolean;
};

type Verbs = {
	restore: DocumentVerbs["restore"];
	/** null: the reader keeps no documents from being deleted. */
	hold: Hold | null;
};

const COLUMNS = "md:grid-cols-[minmax(0,1fr)_12rem_8rem_12rem]";

/** What was deleted and can still be taken back. */
export function TrashList({ rows, ...verbs }: Verbs & { rows: TrashRow[] }) {
	const { columns, trash } = useWords("list");
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface">
			<div className={`hidden ${COLUMNS} gap-4 border-line border-b px-5 py-2.5 font-medium text-ink-soft md:grid`}>
				<span>{columns.title}</span>
				<span>{columns.state}</span>
				<span>{trash.deleted}</span>
				<span />
			</div>
			<ul>
				{rows.map((row) => (
					<li key={row.id} className="border-line border-b last:border-b-0">
						<TrashedDocument row={row} {...verbs} />
					</li>
				))}
			</ul>
		</div>
	);
}

function TrashedDocument({ row, restore, hold }: Verbs & { row: TrashRow }) {
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
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,1fr)_12rem_8rem_12rem] md:py-3">
			<div className="min-w-0 max-md:col-span-2">
				<p className="line-clamp-2 break-words text-left font-medium md:block md:truncate" dir="auto" title={row.title}>
					{title}
				</p>
				<Until row={row} />
			</div>
			<div>
				<DocumentStatus {...row} />
			</div>
			<div className="text-ink-soft tabular-nums max-md:justify-self-end">
				<RelativeTime at={row.deletedAt} />
			</div>
			<div className="flex items-center justify-end gap-2 max-md:col-span-2">
				<Button
					aria-label={fill(trash.restoreOf, { title })}
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
			{sender ? `${fill(madeBy, { name: sender })} · ` : ""}
			{isHeld ? (
				trash.held
			) : (
				<Filled text={trash.until} values={{ date: <Moment at={purgeAt} locale={locale} style="date" /> }} />
			)}
		</p>
	);
}

/** Lets an Admin keep it from going for good, without taking it back. */
function HoldMenu({ document, hold }: { document: { id: string; title: string; isHeld: boolean }; hold: Hold }) {
	const { actions } = useWords("documents");
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	return (
		<div>
			<RowMenu label={fill(actions.of, { title: document.title })} button={opener}>
				<HoldItem isHeld={document.isHeld} onAsk={() => setIsAsking(true)} />
			</RowMenu>
			{isAsking ? <HoldDialog {...{ document, hold, opener }} isInTrash onClose={() => setIsAsking(false)} /> : null}
		</div>
	);
}
