"use client";

import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { LIST_FILTERS } from "#lib/contract/documents/list-filters.ts";
import { listAddress } from "./list-address.ts";

/** Which documents are listed, in the address; works without scripts. The trash stands apart. */
export function ListFilters({ filter, search }: { filter: string; search: string }) {
	const words = useWords("list");
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const chosen = row.current?.querySelector<HTMLElement>(`[data-filter="${filter}"]`);
		// Where the row is wider than the window, what is listed is in sight.
		if (row.current && chosen) {
			row.current.scrollLeft += middleOf(chosen) - middleOf(row.current);
		}
	}, [filter]);
	return (
		<nav ref={row} aria-label={words.filter} className="-mx-4 mb-4 overflow-x-auto px-4 md:mx-0 md:px-0">
			<ul className="flex w-max min-w-full gap-1">
				{LIST_FILTERS.map((name) => (
					<li key={name} className={name === "trash" ? "ml-auto" : undefined}>
						<a
							data-filter={name}
							href={listAddress({ filter: name, search, cursor: null })}
							aria-current={filter === name ? "true" : undefined}
							className={cx(
								"inline-flex min-h-9 items-center gap-2 rounded-full border px-3 font-medium",
								filter === name
									? "border-transparent bg-ink text-paper"
									: "border-line text-ink-soft hover:border-line-strong hover:text-ink",
							)}
						>
							{name === "trash" ? <Trash2 size={16} aria-hidden="true" /> : null}
							{words.filters[name]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function middleOf(element: HTMLElement): number {
	const { left, width } = element.getBoundingClientRect();
	return left + width / 2;
}
