"use client";

import { PencilLine } from "lucide-react";
import Link from "next/link";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { Avatar } from "./avatar.tsx";
import { DocumentActions, type Place } from "./document-actions.tsx";
import type { DocumentListRow } from "./document-list-row.ts";
import { DocumentStatus } from "./document-status.tsx";
import { doneText } from "./done-text.ts";
import { namesInWords } from "./names-in-words.ts";
import { useLiveRows } from "./news/use-live-rows.ts";
import { RelativeTime } from "./relative-time.tsx";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = DocumentVerbs & {
	rows: DocumentListRow[];
	/** Changes with what happens to any document that the list may show. */
	version: string;
	isSandbox: boolean;
	isFirstPage: boolean;
};

const SHOWN_SIGNERS = 3;

/** The sender's documents: a quiet table, cards on a phone. A right click opens the row's menu. */
export function DocumentList({ rows, version, isSandbox, isFirstPage, ...verbs }: Props) {
	const { columns } = useWords("list");
	const [menu, setMenu] = useState<{ of: string; at: Place | null } | null>(null);
	const { shown, fresh, waiting, show, hold } = useLiveRows(rows, { version, isSandbox, isFirstPage });
	return (
		<div className="relative overflow-hidden rounded-card border border-line bg-surface">
			<Waiting count={waiting} onShow={show} />
			{/* A list, not a table: whoever hears it is told with each row what is in it. */}
			<div
				aria-hidden="true"
				className="hidden grid-cols-[minmax(0,1fr)_11rem_12rem_8rem_2.5rem] gap-4 border-line border-b px-5 py-2.5 font-medium text-ink-soft md:grid"
			>
				<span>{columns.title}</span>
				<span>{columns.signers}</span>
				<span>{columns.state}</span>
				<span>{columns.activity}</span>
				<span />
			</div>
			<ul {...hold}>
				{shown.map((row) => (
					<li
						key={row.id}
						className="relative isolate border-line border-b last:border-b-0 hover:bg-sunken/50 focus-within:bg-sunken/50"
						onContextMenu={(event) => {
							// A menu of the menu, or of what is asked over the page, is the browser's.
							if (!event.currentTarget.contains(event.target as Node)) return;
							event.preventDefault();
							setMenu({ of: row.id, at: placeOf(event) });
						}}
					>
						{fresh.has(row.id) ? (
							<span
								key={row.activityAt}
								aria-hidden="true"
								className="-z-10 pointer-events-none absolute inset-0 animate-fresh bg-seal-soft"
							/>
						) : null}
						<ListRow row={row}>
							<DocumentActions
								{...verbs}
								document={row}
								isOpen={menu?.of === row.id}
								pointer={menu?.of === row.id ? menu.at : null}
								onOpenChange={(isOpen) => setMenu(isOpen ? { of: row.id, at: null } : null)}
							/>
						</ListRow>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What has changed while one points at the rows: they keep their places until one wants to see it. */
function Waiting({ count, onShow }: { count: number; onShow: () => void }) {
	const { waiting } = useWords("list");
	const locale = useWordsLocale();
	return (
		<p role="status" className="-translate-x-1/2 absolute top-1 left-1/2 z-20">
			{count > 0 ? (
				<span className="flex animate-rise items-center gap-2 whitespace-nowrap rounded-full border border-line bg-raised py-0.5 pr-1 pl-3.5 shadow-float">
					{plural(locale, count, waiting.changes)}
					<Button size="sm" variant="ghost" onClick={onShow}>
						{waiting.show}
					</Button>
				</span>
			) : null}
		</p>
	);
}

/** Where the pointer is; null for the keyboard's own key for menus, which points nowhere. */
function placeOf({ clientX, clientY, button }: MouseEvent): Place | null {
	return button === 2 ? { x: clientX, y: clientY } : null;
}

function ListRow({ row, children }: { row: DocumentListRow; children: ReactNode }) {
	const { untitled } = useWords("documents");
	const { columns } = useWords("list");
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 md:grid-cols-[minmax(0,1fr)_11rem_12rem_8rem_2.5rem] md:py-3">
			<div className="min-w-0">
				<Link
					href={row.status === "Draft" ? `/documents/${row.id}/desk` : `/documents/${row.id}`}
					prefetch={false}
					className="line-clamp-2 break-words text-left font-medium after:absolute after:inset-0 md:block md:truncate"
					dir="auto"
					title={row.title}
				>
					{row.title || untitled}
				</Link>
				<p className="truncate text-ink-soft">
					{row.isCorrected ? <BeingCorrected /> : null}
					<Subtitle row={row} />
				</p>
			</div>
			<div className="max-md:col-span-2 max-md:col-start-1 max-md:row-start-3">
				<Signers row={row} />
			</div>
			<div className="max-md:col-span-2 max-md:col-start-1 max-md:row-start-2">
				<DocumentStatus {...row} />
			</div>
			<div className="text-ink-soft tabular-nums max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:justify-self-end">
				<span className="sr-only">{columns.activity} </span>
				<RelativeTime at={row.activityAt} />
			</div>
			<div className="relative z-10 max-md:col-start-2 max-md:row-start-1 max-md:-mt-1.5 max-md:-mr-2.5 max-md:self-start">
				{children}
			</div>
		</div>
	);
}

function BeingCorrected() {
	const { corrected } = useWords("list");
	return (
		<>
			<span className="inline-flex items-center gap-1 align-bottom font-medium text-warn">
				<PencilLine size={14} aria-hidden="true" />
				{corrected}
			</span>
			{" · "}
		</>
	);
}

function Subtitle({ row }: { row: DocumentListRow }) {
	const words = useWords("list");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	const parts: string[] = [];
	if (row.isUndrawn) parts.push(words.undrawn);
	if (row.sender) parts.push(fill(row.isUnsent ? words.madeBy : words.sentBy, { name: row.sender }));
	const [sentence, names] =
		row.waitingFor.length > 0 ? [words.waitingFor, row.waitingFor] : [words.outcomes[row.outcome], row.concerned];
	parts.push(fill(sentence, { names: namesInWords(names, locale, more) }));
	return parts.join(" · ");
}

function Signers({ row }: { row: DocumentListRow }) {
	const locale = useWordsLocale();
	const { done } = useWords("documents");
	// A single one more takes no more room than "+1" would.
	const shown = row.signers.length > SHOWN_SIGNERS + 1 ? row.signers.slice(0, SHOWN_SIGNERS) : row.signers;
	const more = row.signers.slice(shown.length);
	if (row.signers.length === 0) return null;
	return (
		<div className="flex items-center gap-2.5">
			<span className="flex items-center gap-0.5">
				{shown.map((one, index) => (
					<Avatar key={index} name={one.name} hint={one.email} isSmall />
				))}
				{more.length > 0 ? (
					<span
						title={more.map(({ name }) => name).join(", ")}
						className="inline-grid size-6 place-items-center rounded-full bg-sunken font-medium text-[10px] text-ink-soft"
					>
						+{more.length}
					</span>
				) : null}
			</span>
			<span className="text-ink-soft tabular-nums">
				{row.isUnsent ? plural(locale, row.signers.length, done.unsent) : doneText(row.signers, locale, done)}
			</span>
		</div>
	);
}
