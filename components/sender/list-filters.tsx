"use client";

import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "./list-address.ts";
import { SearchBox } from "./search-box.tsx";

const FILTERS = ["all", "waiting", "attention", "completed", "declined", "expired", "revoked"] as const;

/** Search and state, both in the address; they work without scripts. */
export function ListFilters({ filter, search }: { filter: string; search: string }) {
	const words = useWords("list");
	return (
		<div className="flex w-full flex-col gap-3 lg:w-auto lg:flex-row-reverse lg:items-center">
			<SearchBox filter={filter} search={search} />
			<nav aria-label={words.filter} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
				<ul className="flex w-max gap-1">
					{FILTERS.map((name) => (
						<li key={name}>
							<a
								href={listAddress({ filter: name, search, cursor: null })}
								aria-current={filter === name ? "true" : undefined}
								className={cx(
									"inline-flex min-h-9 items-center rounded-full border px-3 font-medium",
									filter === name
										? "border-transparent bg-ink text-paper"
										: "border-line text-ink-soft hover:border-line-strong hover:text-ink",
								)}
							>
								{words.filters[name]}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
