import { ChevronLeft, CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { CONTACTS_PATH, contactAddress, readContactPlace } from "#components/contacts/contact-place.ts";
import { DuplicateList } from "#components/contacts/duplicate-list.tsx";
import { EmptyList } from "#components/sender/empty-list.tsx";
import { RoomLink } from "#components/ui/room-link.tsx";
import { viewDuplicates } from "#lib/domain/contacts/view-duplicates.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../room-words.tsx";
import { mergeAction } from "../actions.ts";
import { toItem } from "../to-item.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).contacts.duplicates.title };
}

type Props = { searchParams: Promise<{ show?: string | string[] }> };

export default async function DuplicatesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { contacts: words } = await pageWords();
	const given = await searchParams;
	const place = readContactPlace((name) => (name === "show" ? oneParam(given.show) : null));
	const contactType = place.view === "all" ? "AllContacts" : "MyContacts";
	const { pairs, hasMore } = await viewDuplicates(context, { contactType });
	const shown = pairs.map(({ contacts: [first, second], ...pair }) => ({
		...pair,
		contacts: [toItem(first), toItem(second)] as const,
	}));
	return (
		<RoomWords of={["contacts"]}>
			<RoomLink
				href={contactAddress(place, CONTACTS_PATH)}
				className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink"
			>
				<ChevronLeft size={16} aria-hidden="true" />
				{words.title}
			</RoomLink>
			<div className="mb-5 max-w-xl">
				<h1 className="font-semibold text-display">{words.duplicates.title}</h1>
				<p className="mt-1 text-pretty text-ink-soft">{words.duplicates.about}</p>
			</div>
			{shown.length === 0 ? (
				<EmptyList icon={CircleCheck} title={words.duplicates.empty} about={words.duplicates.emptyAbout} />
			) : (
				<DuplicateList pairs={shown} hasMore={hasMore} merge={mergeAction} />
			)}
		</RoomWords>
	);
}
