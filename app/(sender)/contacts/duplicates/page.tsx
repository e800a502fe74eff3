import { ChevronLeft, CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import {
	CONTACTS_PATH,
	contactAddress,
	DUPLICATES_PATH,
	readContactPlace,
} from "#components/contacts/contact-place.ts";
import { DuplicateList } from "#components/contacts/duplicate-list.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { viewDuplicates } from "#lib/domain/contacts/view-duplicates.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { mergeAction, skipAction } from "../actions.ts";
import { toItem } from "../to-item.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).contacts.duplicates.title };
}

type Props = { searchParams: Promise<{ show?: string | string[]; skipped?: string | string[] }> };

export default async function DuplicatesPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { contacts: words } = await pageWords();
	const given = await searchParams;
	const place = readContactPlace((name) => (name === "show" ? oneParam(given.show) : null));
	const contactType = place.view === "all" ? "AllContacts" : "MyContacts";
	const isSkipped = oneParam(given.skipped) === "yes";
	const { pairs, hasMore } = await viewDuplicates(context, { contactType, isSkipped });
	const shown = pairs.map(({ contacts: [first, second], ...pair }) => ({
		...pair,
		contacts: [toItem(first), toItem(second)] as const,
	}));
	const texts = isSkipped ? words.duplicates.skipped : words.duplicates;
	const listed = contactAddress(place, DUPLICATES_PATH);
	return (
		<RoomWords of={["contacts"]}>
			<RoomLink
				href={isSkipped ? listed : contactAddress(place, CONTACTS_PATH)}
				className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink"
			>
				<ChevronLeft size={16} aria-hidden="true" />
				{isSkipped ? words.duplicates.title : words.title}
			</RoomLink>
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="max-w-xl">
					<h1 className="font-semibold text-display">{texts.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{texts.about}</p>
				</div>
				{isSkipped ? null : (
					<RoomLink href={`${listed}${listed.includes("?") ? "&" : "?"}skipped=yes`} className={buttonClass()}>
						{words.duplicates.skipped.show}
					</RoomLink>
				)}
			</div>
			{shown.length === 0 ? (
				<EmptyList icon={CircleCheck} title={texts.empty} about={texts.emptyAbout} />
			) : (
				<DuplicateList
					key={String(isSkipped)}
					pairs={shown}
					{...{ hasMore, isSkipped }}
					verbs={{ merge: mergeAction, skip: skipAction }}
				/>
			)}
		</RoomWords>
	);
}
