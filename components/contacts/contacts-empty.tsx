"use client";

import { SearchX, UserRound, UsersRound } from "lucide-react";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { type ContactPlace, contactAddress } from "./contact-place.ts";

/** Nothing is shown: because of a search or a page, or because there is nothing yet. */
export function ContactsEmpty({ place }: { place: ContactPlace }) {
	const { empty: words } = useWords("contacts");
	const first = (
		<RoomButton href={contactAddress({ view: place.view, search: "", page: 1 })}>
			{place.view === "groups" ? words.allGroups : words.allContacts}
		</RoomButton>
	);
	if (place.search) {
		return (
			<EmptyList icon={SearchX} title={format(words.found, { search: place.search })} about={words.foundAbout}>
				{first}
			</EmptyList>
		);
	}
	if (place.page > 1) {
		return (
			<EmptyList icon={SearchX} title={words.page} about="">
				{first}
			</EmptyList>
		);
	}
	if (place.view === "groups") return <EmptyList icon={UsersRound} title={words.groups} about={words.groupsAbout} />;
	return <EmptyList icon={UserRound} title={words.contacts} about={words.contactsAbout} />;
}
