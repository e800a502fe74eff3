"use client";

import { RoomSearch } from "#components/ui/lists/list-search.tsx";
import { RoomTab } from "#components/ui/lists/list-tab.tsx";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords } from "#components/ui/words.tsx";
import { type PeoplePlace, placeAddress } from "./people-place.ts";

type Props = {
	place: PeoplePlace;
	counts: { everybody: number; admins: number; deactivated: number };
	teams: { id: string; name: string; count: number }[];
};

/** Which people are shown, and a search among them; both stand in the address and work without scripts. */
export function PeopleTabs({ place, counts, teams }: Props) {
	const { tabs: words } = useWords("people");
	const row = useCurrentInSight(place.teamId ?? place.view);
	const at = (view: PeoplePlace["view"], teamId: string | null = null) => ({
		href: placeAddress({ view, teamId, search: place.search, page: 1 }),
		isHere: place.view === view && place.teamId === teamId,
	});
	return (
		<div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-line md:flex-nowrap md:border-b">
			<nav
				ref={row}
				aria-label={words.label}
				className="flex min-w-0 flex-1 gap-1 scroll-px-16 overflow-x-auto border-line max-md:basis-full max-md:border-b"
			>
				<RoomTab {...at("everybody")} count={counts.everybody}>
					{words.everybody}
				</RoomTab>
				{/* In the team of a lead there is usually none. */}
				{counts.admins > 0 || place.view === "admins" ? (
					<RoomTab {...at("admins")} count={counts.admins}>
						{words.admins}
					</RoomTab>
				) : null}
				{teams.length > 1
					? teams.map(({ id, name, count }) => (
							<RoomTab key={id} {...at("everybody", id)} count={count}>
								{name}
							</RoomTab>
						))
					: null}
				<RoomTab {...at("deactivated")} count={counts.deactivated}>
					{words.deactivated}
				</RoomTab>
			</nav>
			<PeopleSearch place={place} />
		</div>
	);
}

function PeopleSearch({ place }: { place: PeoplePlace }) {
	const { search: words } = useWords("people");
	const kept = {
		...(place.view === "everybody" ? {} : { show: place.view }),
		...(place.teamId ? { team: place.teamId } : {}),
	};
	return (
		<div className="max-md:basis-full md:pb-1.5">
			<RoomSearch action="/settings/people" words={words} search={place.search} kept={kept} />
		</div>
	);
}
