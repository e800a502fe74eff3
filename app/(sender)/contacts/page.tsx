import type { Metadata } from "next";
import { ContactButtons, NewGroupButton } from "#components/contacts/contact-buttons.tsx";
import { ContactList } from "#components/contacts/contact-list.tsx";
import {
	type ContactPlace,
	contactAddress,
	DUPLICATES_PATH,
	readContactPlace,
} from "#components/contacts/contact-place.ts";
import { ContactTabs } from "#components/contacts/contact-tabs.tsx";
import { ContactsEmpty } from "#components/contacts/contacts-empty.tsx";
import { GroupList } from "#components/contacts/group-list.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { CONTACTS_PAGE_SIZE, type ContactsView, viewContacts } from "#lib/domain/contacts/view-contacts.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";
import * as actions from "./actions.ts";
import { toItem } from "./to-item.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).contacts.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const CONTACT_VERBS = {
	create: actions.createAction,
	change: actions.changeAction,
	remove: actions.removeAction,
	bring: actions.bringAction,
};
const GROUP_VERBS = {
	create: actions.createGroupAction,
	change: actions.changeGroupAction,
	remove: actions.removeGroupAction,
	find: actions.findAction,
};

export default async function ContactsPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { contacts: words } = await pageWords();
	const given = await searchParams;
	const place = readContactPlace((name) => oneParam(given[name]));
	const view = await viewContacts(context, place);
	const exportHref = view.total > 0 ? contactAddress({ ...place, page: 1 }, "/contacts/csv") : null;
	const duplicatesHref = view.total > 1 ? contactAddress({ ...place, search: "", page: 1 }, DUPLICATES_PATH) : null;
	return (
		<RoomWords of={["contacts"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{place.view === "groups" ? words.groups.about : words.about}</p>
				</div>
				{place.view === "groups" ? (
					<NewGroupButton verbs={GROUP_VERBS} />
				) : (
					<ContactButtons verbs={CONTACT_VERBS} {...{ exportHref, duplicatesHref }} />
				)}
			</div>
			<ContactTabs place={place} counts={view.counts} />
			<Listed place={place} view={view} />
		</RoomWords>
	);
}

async function Listed({ place, view }: { place: ContactPlace; view: ContactsView }) {
	const { contacts: words } = await pageWords();
	const at = (page: number) => contactAddress({ ...place, page });
	if (view.contacts.length + (place.view === "groups" ? view.groups.length : 0) === 0) {
		return <ContactsEmpty place={place} />;
	}
	return (
		<div className="flex flex-col gap-4">
			{place.view === "groups" ? (
				<GroupList rows={view.groups} verbs={GROUP_VERBS} />
			) : (
				<ContactList rows={view.contacts.map(toItem)} isOfAll={place.view === "all"} {...CONTACT_VERBS} />
			)}
			<Pager
				words={words.pages}
				earlierHref={place.page > 1 ? at(place.page - 1) : null}
				laterHref={place.page * CONTACTS_PAGE_SIZE < view.total ? at(place.page + 1) : null}
			/>
		</div>
	);
}
