"use client";

import { RoomSearch } from "#components/ui/lists/list-search.tsx";
import { RoomTab } from "#components/ui/lists/list-tab.tsx";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords } from "#components/ui/words.tsx";
import {
	TEMPLATE_LISTS,
	TEMPLATES_PATH,
	type TemplatePlace,
	templateParams,
	templatesAddress,
} from "./template-place.ts";

/** Whose templates are listed, and a search in them; both stand in the address and work without scripts. */
export function TemplateTabs({ place }: { place: TemplatePlace }) {
	const { tabs: words, search: searchWords } = useWords("templates");
	const row = useCurrentInSight(place.list);
	return (
		<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-line md:flex-nowrap md:border-b">
			<nav
				ref={row}
				aria-label={words.label}
				className="flex min-w-0 flex-1 gap-1 scroll-px-16 overflow-x-auto border-line max-md:basis-full max-md:border-b"
			>
				{TEMPLATE_LISTS.map((list) => (
					<RoomTab key={list} href={templatesAddress({ ...place, list })} isHere={list === place.list}>
						{words[list]}
					</RoomTab>
				))}
			</nav>
			<div className="max-md:basis-full md:pb-1.5">
				<RoomSearch
					action={TEMPLATES_PATH}
					words={searchWords}
					search={place.search}
					kept={templateParams({ ...place, search: "" })}
				/>
			</div>
		</div>
	);
}
