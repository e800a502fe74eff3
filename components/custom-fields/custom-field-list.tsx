"use client";

import { Lock, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { cx } from "#components/ui/cx.ts";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryEntry } from "#lib/draft/library-field.ts";
import { format } from "#lib/i18n/message.ts";
import { useLibrary, useLibraryState } from "./use-library.ts";

/** Moving comes when the list is there: it is as large as all else of it. */
const SortableList = lazyComponent(() =>
	import("#components/panels/sortable-list.tsx").then((one) => one.SortableList),
);

/** The fields in their order, to choose, to search and to put in order. */
export function FieldList({ chosenId }: { chosenId: string }) {
	const words = useWords("customFields");
	const { store } = useLibrary();
	const { entries } = useLibraryState(store);
	const [search, setSearch] = useState("");
	const move = useMove();
	const isWhole = search.trim() === "";
	const found = entries.filter((entry) => isFound(entry, search));
	const row = (entry: LibraryEntry, handle: ReactNode) => (
		<FieldRow entry={entry} isChosen={entry.id === chosenId} handle={entry.mayChange ? handle : <NoHandle />} />
	);
	const byId = new Map(entries.map((entry) => [entry.id, entry]));
	return (
		<div className="flex flex-col gap-3">
			<div className="relative">
				<Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft" />
				<input
					type="search"
					value={search}
					onChange={({ target }) => setSearch(target.value)}
					placeholder={words.search}
					aria-label={words.search}
					autoComplete="off"
					maxLength={200}
					className="h-9 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 placeholder:text-ink-soft focus:border-seal max-md:h-11 max-md:text-read"
				/>
			</div>
			{isWhole ? (
				<SortableList
					label={words.list}
					ids={entries.map(({ id }) => id)}
					nameOf={(id) => byId.get(id)?.field.name ?? ""}
					onMove={move}
					meanwhile={<PlainList entries={entries} row={row} />}
				>
					{(id, handle) => {
						const entry = byId.get(id);
						return entry ? row(entry, handle) : null;
					}}
				</SortableList>
			) : (
				<PlainList entries={found} row={row} />
			)}
			<p role="status" className="text-pretty px-1 text-ink-soft text-xs">
				{isWhole && entries.length > 1 ? words.order : null}
				{found.length === 0 ? format(words.found, { search: search.trim() }) : null}
			</p>
		</div>
	);
}

type PlainProps = { entries: readonly LibraryEntry[]; row: (entry: LibraryEntry, handle: ReactNode) => ReactNode };

/** The same rows in a list that stays as it is. */
function PlainList({ entries, row }: PlainProps) {
	const words = useWords("customFields");
	return (
		<ul aria-label={words.list}>
			{entries.map((entry) => (
				<li key={entry.id}>{row(entry, <NoHandle />)}</li>
			))}
		</ul>
	);
}

/** Whoever searches finds by what a field is called and what it is for. */
function isFound({ field }: LibraryEntry, search: string): boolean {
	const wanted = search.trim().toLocaleLowerCase();
	return [field.name, field.description, field.label].some((text) => text.toLocaleLowerCase().includes(wanted));
}

function NoHandle() {
	return <span className="w-6 shrink-0 max-md:w-8" />;
}

/** Moves a field at once; where that cannot be kept, it goes back. */
function useMove() {
	const words = useWords("customFields");
	const { unreachable } = useWords("common");
	const { store, verbs } = useLibrary();
	return async (id: string, toIndex: number) => {
		const ids = store.getState().entries.map((entry) => entry.id);
		const formerly = ids.slice(0, ids.indexOf(id));
		const before = ids.filter((one) => one !== id).slice(0, toIndex);
		store.move(id, before);
		const answer = await orUnreachable(verbs.move({ customFieldId: id, afterId: before.at(-1) ?? null }), unreachable);
		if (answer.ok) return;
		store.move(id, formerly);
		toast(format(words.moved, { why: answer.message }), "bad");
	};
}

type RowProps = { entry: LibraryEntry; isChosen: boolean; handle: ReactNode };

function FieldRow({ entry: { id, field }, isChosen, handle }: RowProps) {
	const words = useWords("customFields");
	const { types } = useWords("fieldSettings");
	const { brand, open } = useLibrary();
	const Icon = FIELD_ICONS[field.type];
	return (
		<div
			className={cx(
				"flex min-w-0 items-center gap-1 rounded-card border px-1 py-1",
				"border-transparent",
				// On a phone nothing is chosen while the list is seen.
				isChosen && "md:border-line md:bg-surface",
			)}
		>
			{handle}
			<a
				href={`?${new URLSearchParams({ brand: brand.id, field: id })}`}
				aria-current={isChosen ? "true" : undefined}
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					open(id);
				}}
				className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1.5 hover:bg-sunken"
			>
				<span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
					<Icon size={16} aria-hidden="true" />
				</span>
				<span className="min-w-0 flex-1">
					<span dir="auto" className="line-clamp-2 break-words font-medium">
						{field.name.trim() || types[field.type]}
					</span>
					<span className="block truncate text-ink-soft text-xs">{types[field.type]}</span>
				</span>
				{field.isShared ? null : (
					<span title={words.private} className="shrink-0 text-ink-soft">
						<Lock size={14} aria-hidden="true" />
						<span className="sr-only">{words.private}</span>
					</span>
				)}
			</a>
		</div>
	);
}
