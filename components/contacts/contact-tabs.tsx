"use client";

import { RoomSearch } from "#components/ui/lists/list-search.tsx";
import { RoomTab } from "#components/ui/lists/list-tab.tsx";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords } from "#components/ui/words.tsx";
import { CONTACTS_PATH, type ContactPlace, contactAddress } from "./contact-place.ts";

type Props = { place: ContactPlace; counts: { mine: number; all: number | null; groups: number } };

/** Which list is shown, and a search in it; both stand in the address and work without scripts. */
export function ContactTabs({ place, counts }: Props) {
	const { tabs: words, search } = useWords("contacts");
	const row = useCurrentInSight(place.view);
	const at = (view: ContactPlace["view"]) => ({
		href: contactAddress({ view, search: place.search, page: 1 }),
		isHere: place.view === view,
	});
	return (
		<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-line md:flex-nowrap md:border-b">
			<nav
				ref={row}
				aria-label={words.label}
				className="flex min-w-0 flex-1 gap-1 scroll-px-16 overflow-x-auto border-line max-md:basis-full max-md:border-b"
			>
				<RoomTab {...at("mine")} count={counts.mine}>
					{counts.all === null ? words.contacts : words.mine}
				</RoomTab>
				{counts.all === null ? null : (
					<RoomTab {...at("all")} count={counts.all}>
						{words.all}
					</RoomTab>
				)}
				<RoomTab {...at("groups")} count={counts.groups}>
					{words.groups}
				</RoomTab>
			</nav>
			<div className="max-md:basis-full md:pb-1.5">
				<RoomSearch
					action={CONTACTS_PATH}
					words={search}
					search={place.search}
					kept={place.view === "mine" ? {} : { show: place.view }}
				/>
			</div>
		</div>
	);
}
