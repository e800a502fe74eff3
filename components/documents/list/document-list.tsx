"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import type { ListState } from "#components/live/news/use-list-news.ts";
import { useLiveRows } from "#components/live/news/use-live-rows.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { useIsListLate } from "#components/ui/lists/list-pending.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { DocumentActions, type Place } from "../actions/document-actions.tsx";
import type { DocumentListRow } from "../document-list-row.ts";
import type { OpenOwnSigning } from "../use-own-signing.ts";
import type { DocumentVerbs } from "../use-quick-verbs.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useBulkHost } from "./bulk/bulk-host.tsx";
import { PickAll } from "./bulk/pick-all.tsx";
import { PickPage } from "./bulk/pick-boxes.tsx";
import type { Receiver } from "./bulk/receivers.ts";
import { useChoice, usePicked } from "./bulk/use-picked.ts";
import { ListRow } from "./list-row.tsx";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from a row of a list to the next one, from box to box or from title to title. */
function moveInRows(event: KeyboardEvent<HTMLElement>): void {
	const { currentTarget: list, target } = event;
	const step = STEPS[event.key];
	if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	// What opens a menu has the arrows for that, and what is asked over the page has keys of its own.
	if (!(target instanceof HTMLElement) || !list.contains(target) || target.closest("[aria-haspopup], dialog")) return;
	const rows = [...list.children];
	const next = rows[rows.findIndex((row) => row.contains(target)) + step];
	const title = next?.querySelector<HTMLElement>("a, button");
	const same = target.matches("input") ? next?.querySelector<HTMLElement>("input") : null;
	const found = same ?? title;
	if (!found) return;
	event.preventDefault();
	found.focus();
}

type Props = DocumentVerbs &
	ListState & {
		rows: DocumentListRow[];
		view: ListView;
		/** There are others before or behind this page. */
		hasMore: boolean;
		/** To whom documents can be given; nobody: that is not for the reader. */
		people: Receiver[];
		/** Labels in use. */
		labels: string[];
		/** Leads on to what waits for the reader. */
		sign: OpenOwnSigning;
	};

/**
 * The sender's documents: a quiet table, cards on a phone. A right click opens the row's menu; what can be done to those
 * that are chosen floats at the lower edge.
 */
export function DocumentList({ rows, view, hasMore, people, labels, sign, ...rest }: Props) {
	const { version, isSandbox, isFirstPage, ...verbs } = rest;
	const choice = useChoice();
	const isChoosing = choice[0].chosen.size > 0;
	const list = { version, isSandbox, isFirstPage };
	const { shown, fresh, waiting, show, hold, touch } = useLiveRows(rows, list, isChoosing);
	const [menu, openMenu] = useRowMenu(touch);
	const reached = shown.filter(({ isReached }) => isReached);
	const picked = usePicked(reached, choice);
	const bulk = useBulkHost();
	const run: typeof bulk.run = async (documents, ...how) => {
		touch(documents.map(({ id }) => id));
		const end = await bulk.run(documents, ...how);
		// What nobody knows of is done again.
		const told = new Set(end.outcomes.map((one) => one.documentId));
		if (!end.problem) picked.keep(new Set(documents.map(({ id }) => id).filter((id) => !told.has(id))));
		return end;
	};
	const isLate = useIsListLate();
	const isPicking = isChoosing || bulk.running !== null;
	const all = reached.length > 0 ? <PickPage picked={picked} /> : <span />;
	const beyond = picked.isPagePicked && hasMore && picked.total === null;
	return (
		<div
			className={cx(
				"relative overflow-hidden rounded-card border border-line bg-surface",
				isPicking && "mb-24 md:mb-16",
			)}
		>
			<Waiting count={waiting} onShow={show} />
			{isPicking ? (
				<BulkBar
					picked={picked.picked}
					total={picked.total}
					onClear={picked.clear}
					bulk={{ ...bulk, run }}
					{...{ people, labels }}
					pickPage={all}
					pickAll={beyond ? <PickAll view={view} onPick={picked.pick} /> : null}
				/>
			) : null}
			<Head>{all}</Head>
			{/* A list, not a table: whoever hears it is told with each row what is in it. */}
			<ul {...hold} onKeyDown={moveInRows} aria-busy={isLate} data-late={isLate ? "" : undefined}>
				{shown.map((row) => (
					<Item
						key={row.id}
						{...{ row, verbs, sign, menu, openMenu }}
						freshAt={fresh.has(row.id) ? row.activityAt : null}
						isPicked={picked.has(row.id)}
						onPick={(isWithShift) => (isWithShift ? picked.toggleTo(row) : picked.toggle(row))}
					/>
				))}
			</ul>
		</div>
	);
}

/** Of which row the menu is open, and where it was asked for; null: at its button. */
type OpenMenu = { of: string; at: Place | null } | null;

/** @param touch told of the row whose menu opens: what the reader does to it begins there */
function useRowMenu(touch: (ids: string[]) => void) {
	const [menu, setMenu] = useState<OpenMenu>(null);
	const openMenu = (next: OpenMenu) => {
		if (next) touch([next.of]);
		setMenu(next);
	};
	return [menu, openMenu] as const;
}

type ItemProps = {
	row: DocumentListRow;
	verbs: DocumentVerbs;
	sign: OpenOwnSigning;
	menu: OpenMenu;
	openMenu: (menu: OpenMenu) => void;
	/** When something happened to it that has just come; null: nothing has. */
	freshAt: string | null;
	isPicked: boolean;
	onPick: (isWithShift: boolean) => void;
};

function Item({ row, verbs, sign, menu, openMenu, freshAt, isPicked, onPick }: ItemProps) {
	return (
		<li
			className={cx(
				"relative isolate border-line border-b last:border-b-0",
				isPicked ? "bg-seal-soft" : "focus-within:bg-sunken/50 hover:bg-sunken/50",
			)}
			onContextMenu={(event) => {
				// A menu of the menu, or of what is asked over the page, is the browser's.
				if (!row.isReached || !event.currentTarget.contains(event.target as Node)) return;
				event.preventDefault();
				openMenu({ of: row.id, at: placeOf(event) });
			}}
		>
			{freshAt ? (
				<span
					key={freshAt}
					aria-hidden="true"
					className="-z-10 pointer-events-none absolute inset-0 animate-fresh bg-seal-soft"
				/>
			) : null}
			<ListRow {...{ row, isPicked, onPick, sign }}>
				{row.isReached ? (
					<DocumentActions
						{...verbs}
						document={row}
						isOpen={menu?.of === row.id}
						pointer={menu?.of === row.id ? menu.at : null}
						onOpenChange={(isOpen) => openMenu(isOpen ? { of: row.id, at: null } : null)}
					/>
				) : null}
			</ListRow>
		</li>
	);
}

/** The heads of the columns; whoever hears the list is told with each row what is in it. */
function Head({ children }: { children: ReactNode }) {
	const { columns } = useWords("list");
	return (
		<div className="hidden min-h-12 grid-cols-[1.25rem_minmax(0,1fr)_10rem_11rem_8rem_2.5rem] xl:grid-cols-[1.25rem_minmax(0,1fr)_13.5rem_11rem_8rem_2.5rem] items-center gap-4 border-line border-b px-5 font-medium text-ink-soft md:grid">
			{children}
			<span aria-hidden="true">{columns.title}</span>
			<span aria-hidden="true">{columns.signers}</span>
			<span aria-hidden="true">{columns.state}</span>
			<span aria-hidden="true">{columns.activity}</span>
			<span />
		</div>
	);
}

/** What has changed while one points at the rows: they keep their places until one wants to see it. */
function Waiting({ count, onShow }: { count: number; onShow: () => void }) {
	const { waiting } = useWords("list");
	return (
		<p role="status" className="-translate-x-1/2 absolute top-1 left-1/2 z-20">
			{count > 0 ? (
				<span className="flex animate-rise items-center gap-2 whitespace-nowrap rounded-full border border-line bg-raised py-0.5 pr-1 pl-3.5 shadow-float">
					{format(waiting.changes, { count })}
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
