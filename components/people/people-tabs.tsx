"use client";

import { RoomSearch } from "#components/sender/room-search.tsx";
import { cx } from "#components/ui/cx.ts";
import { RoomLink } from "#components/ui/room-link.tsx";
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
				<Tab {...at("everybody")} count={counts.everybody}>
					{words.everybody}
				</Tab>
				{/* In the team of a lead there is usually none. */}
				{counts.admins > 0 || place.view === "admins" ? (
					<Tab {...at("admins")} count={counts.admins}>
						{words.admins}
					</Tab>
				) : null}
				{teams.length > 1
					? teams.map(({ id, name, count }) => (
							<Tab key={id} {...at("everybody", id)} count={count}>
								{name}
							</Tab>
						))
					: null}
				<Tab {...at("deactivated")} count={counts.deactivated}>
					{words.deactivated}
				</Tab>
			</nav>
			<PeopleSearch place={place} />
		</div>
	);
}

type TabProps = { href: string; isHere: boolean; count: number; children: string };

function Tab({ href, isHere, count, children }: TabProps) {
	return (
		<RoomLink
			href={href}
			aria-current={isHere ? "true" : undefined}
			className={cx(
				"flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-2 font-medium -outline-offset-2",
				isHere ? "border-ink text-ink" : "border-transparent text-ink-soft hover:text-ink",
			)}
		>
			{children}
			<span className="rounded-full bg-sunken px-2 text-ink-soft text-xs tabular-nums leading-5">{count}</span>
		</RoomLink>
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
