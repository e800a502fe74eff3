"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type PeoplePlace, placeAddress } from "./people-place.ts";

/** On to further people, and back. */
export function PeoplePager({ place, isLast }: { place: PeoplePlace; isLast: boolean }) {
	const { pages: words } = useWords("people");
	if (place.page === 1 && isLast) return null;
	return (
		<nav aria-label={words.label} className="flex justify-between gap-3">
			{place.page > 1 ? (
				<ButtonLink
					href={placeAddress({ ...place, page: place.page - 1 })}
					icon={<ChevronLeft size={16} aria-hidden="true" />}
				>
					{words.earlier}
				</ButtonLink>
			) : (
				<span />
			)}
			{isLast ? null : (
				<ButtonLink href={placeAddress({ ...place, page: place.page + 1 })}>
					{words.later}
					<ChevronRight size={16} aria-hidden="true" />
				</ButtonLink>
			)}
		</nav>
	);
}
