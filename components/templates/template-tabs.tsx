"use client";

import Link from "next/link";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";

type Type = "all" | "mytemplates" | "sharedtemplate";
const TABS = [
	["all", "all"],
	["mytemplates", "mine"],
	["sharedtemplate", "shared"],
] as const;

/** Whose templates are listed. */
export function TemplateTabs({ type, hrefs }: { type: Type; hrefs: Readonly<Record<Type, string>> }) {
	const { tabs: words } = useWords("templates");
	return (
		<nav aria-label={words.label} className="-mx-1 flex gap-1 overflow-x-auto px-1">
			{TABS.map(([one, word]) => (
				<Link
					key={one}
					href={hrefs[one]}
					prefetch={false}
					aria-current={one === type ? "page" : undefined}
					className={cx(
						"inline-flex min-h-9 shrink-0 items-center rounded-control px-3 font-medium",
						one === type ? "bg-sunken text-ink" : "text-ink-soft hover:bg-sunken/60 hover:text-ink",
					)}
				>
					{words[word]}
				</Link>
			))}
		</nav>
	);
}
