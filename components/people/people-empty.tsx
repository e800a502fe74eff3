"use client";

import { SearchX, UserRoundX, UsersRound } from "lucide-react";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { type PeoplePlace, placeAddress } from "./people-place.ts";

const EVERYBODY = placeAddress({ view: "everybody", teamId: null, search: "", page: 1 });

/** Nobody is to be shown: because of a search, or because nobody is there. */
export function PeopleEmpty({ place }: { place: PeoplePlace }) {
	const { empty: words } = useWords("people");
	const everybody = <RoomButton href={EVERYBODY}>{words.clear}</RoomButton>;
	if (place.search) {
		return (
			<EmptyList icon={SearchX} title={format(words.found, { search: place.search })} about={words.foundAbout}>
				{everybody}
			</EmptyList>
		);
	}
	if (place.page > 1) {
		return (
			<EmptyList icon={UsersRound} title={words.page} about="">
				{everybody}
			</EmptyList>
		);
	}
	if (place.view === "deactivated") {
		return <EmptyList icon={UserRoundX} title={words.gone} about={words.goneAbout} />;
	}
	return <EmptyList icon={UsersRound} title={words.team} about={words.teamAbout} />;
}
