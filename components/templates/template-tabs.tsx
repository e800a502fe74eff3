"use client";

import { RoomSearch } from "#components/sender/room-search.tsx";
import { RoomTab } from "#components/sender/room-tab.tsx";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords } from "#components/ui/words.tsx";

type Type = "all" | "mytemplates" | "sharedtemplate";
const TABS = [
	["all", "all"],
	["mytemplates", "mine"],
	["sharedtemplate", "shared"],
] as const;

type Props = { path: string; type: Type; hrefs: Readonly<Record<Type, string>>; search: string };

/** Whose templates are listed, and a search in them; both stand in the address and work without scripts. */
export function TemplateTabs({ path, type, hrefs, search }: Props) {
	const { tabs: words, search: searchWords } = useWords("templates");
	const row = useCurrentInSight(type);
	return (
		<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-line md:flex-nowrap md:border-b">
			<nav
				ref={row}
				aria-label={words.label}
				className="flex min-w-0 flex-1 gap-1 scroll-px-16 overflow-x-auto border-line max-md:basis-full max-md:border-b"
			>
				{TABS.map(([one, word]) => (
					<RoomTab key={one} href={hrefs[one]} isHere={one === type}>
						{words[word]}
					</RoomTab>
				))}
			</nav>
			<div className="max-md:basis-full md:pb-1.5">
				<RoomSearch action={path} words={searchWords} search={search} kept={type === "all" ? {} : { type }} />
			</div>
		</div>
	);
}
