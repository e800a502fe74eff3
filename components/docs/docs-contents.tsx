"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/text-field.tsx";
import { type DocsEntry, foundEntries } from "./docs-entries.ts";
import { DocsTabs } from "./docs-tabs.tsx";
import { useCurrentSection } from "./use-current-section.ts";

type Props = { entries: readonly DocsEntry[] };

/** Where everything is, and where one is now: beside the text on a wide screen, folded above it on a phone. */
export function DocsContents({ entries }: Props) {
	const [search, setSearch] = useState("");
	const current = useCurrentSection(entries);
	const found = search.trim() === "" ? null : foundEntries(entries, search);
	const list = found ? <Found entries={found} search={search} /> : <Everything entries={entries} current={current} />;
	return (
		<>
			<nav aria-label="Contents" className="max-lg:hidden">
				<div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3">
					<DocsTabs current="/docs" />
					<SearchBox value={search} onChange={setSearch} first={found?.[0]} />
					<Scrolling current={current}>{list}</Scrolling>
				</div>
			</nav>
			<nav aria-label="Contents" className="mb-8 flex flex-col gap-3 lg:hidden">
				<DocsTabs current="/docs" />
				<SearchBox value={search} onChange={setSearch} first={found?.[0]} />
				{found ? (
					<div className="rounded-card border border-line bg-surface p-2">{list}</div>
				) : (
					<details className="rounded-card border border-line bg-surface">
						<summary className="px-4 py-3 font-medium">Contents</summary>
						<div className="px-2 pb-3">{list}</div>
					</details>
				)}
			</nav>
		</>
	);
}

type SearchProps = { value: string; onChange: (value: string) => void; first: DocsEntry | undefined };

function SearchBox({ value, onChange, first }: SearchProps) {
	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Escape") onChange("");
		if (event.key !== "Enter" || !first) return;
		event.preventDefault();
		location.hash = first.id;
	}
	return (
		<div className="relative p-0.5">
			<Search size={16} aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3.5 text-ink-soft" />
			<input
				type="search"
				aria-label="Search the reference"
				placeholder="Search"
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onKeyDown={onKeyDown}
				autoComplete="off"
				className={cx(CONTROL_CLASS, "h-10 pl-9")}
			/>
		</div>
	);
}

/** Keeps the entry of what is read in sight, and moves nothing but itself. */
function Scrolling({ current, children }: { current: string | null; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const entry = box.current?.querySelector<HTMLElement>("[aria-current]");
		if (!box.current || !entry) return;
		const top = entry.offsetTop - box.current.offsetTop;
		const { scrollTop, clientHeight } = box.current;
		const isSeen = top >= scrollTop && top + entry.offsetHeight <= scrollTop + clientHeight;
		if (!isSeen) box.current.scrollTop = top - clientHeight / 3;
	}, [current]);
	return (
		<div ref={box} className="min-h-0 overflow-y-auto pb-4">
			{children}
		</div>
	);
}

function Everything({ entries, current }: Props & { current: string | null }) {
	return (
		<ul className="flex flex-col gap-0.5">
			{entries.map((entry, index) => (
				<li key={entry.id}>
					{entry.group !== (entries[index - 1]?.group ?? "") ? (
						<p className="mt-3 mb-1 px-2.5 font-semibold">{entry.group}</p>
					) : null}
					<a
						href={`#${entry.id}`}
						aria-current={entry.id === current ? "location" : undefined}
						className={cx(
							"block rounded-control px-2.5 py-1.5 hover:bg-sunken hover:text-ink",
							entry.id === current ? "bg-seal-soft font-medium text-seal" : "text-ink-soft",
						)}
					>
						{entry.label}
					</a>
				</li>
			))}
		</ul>
	);
}

function Found({ entries, search }: Props & { search: string }) {
	return (
		<>
			<p role="status" className="px-2.5 py-1 text-ink-soft">
				{entries.length === 0 ? `No results for “${search.trim()}”` : `${entries.length} found`}
			</p>
			<ul className="flex flex-col gap-0.5">
				{entries.map((entry) => (
					<li key={entry.id}>
						<a href={`#${entry.id}`} className="block rounded-control px-2.5 py-1.5 hover:bg-sunken">
							<span className="block font-medium">
								{entry.group === "" ? entry.label : `${entry.group} · ${entry.label}`}
							</span>
							<span className="block text-ink-soft">{entry.about}</span>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
