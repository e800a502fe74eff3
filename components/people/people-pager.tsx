"use client";

import { Pager } from "#components/ui/lists/pager.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type PeoplePlace, placeAddress } from "./people-place.ts";

/** On to further people, and back. */
export function PeoplePager({ place, isLast }: { place: PeoplePlace; isLast: boolean }) {
	const { pages } = useWords("people");
	return (
		<Pager
			words={pages}
			earlierHref={place.page > 1 ? placeAddress({ ...place, page: place.page - 1 }) : null}
			laterHref={isLast ? null : placeAddress({ ...place, page: place.page + 1 })}
		/>
	);
}
