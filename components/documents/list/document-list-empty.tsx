"use client";

import {
	CalendarClock,
	CircleCheck,
	FileSearch,
	type LucideIcon,
	PenLine,
	Send,
	SquarePen,
	Trash2,
} from "lucide-react";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import { isNarrowed, type ListView, readListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { NewDocumentButton } from "../new-document.tsx";
import { type SendSample, SendSampleButton } from "../send-sample-button.tsx";

type Props = { view: ListView; isPastEnd: boolean; sendSample: SendSample };

const ICONS: Readonly<Record<string, LucideIcon>> = {
	attention: CircleCheck,
	mine: PenLine,
	drafts: SquarePen,
	scheduled: CalendarClock,
	trash: Trash2,
};

/** What will be here, and the first step; or that search or filter leave nothing. */
export function DocumentListEmpty({ view, isPastEnd, sendSample }: Props) {
	const { filter, search } = view;
	const words = useWords("list");
	const documents = useWords("documents");
	if (isPastEnd) {
		return (
			<EmptyList icon={FileSearch} title={words.noOlder} about={documents.seenAll}>
				<RoomButton href={listAddress(view)}>{documents.showLatest}</RoomButton>
			</EmptyList>
		);
	}
	if (search !== "") {
		return (
			<EmptyList icon={FileSearch} title={format(words.noMatch.title, { search })} about={words.noMatch.about}>
				<WaysBack view={view} />
			</EmptyList>
		);
	}
	if (isNarrowed(view)) {
		return (
			<EmptyList icon={FileSearch} {...words.narrowed}>
				<WaysBack view={view} />
			</EmptyList>
		);
	}
	const filtered = Object.entries(words.empty).find(([name]) => name === filter)?.[1];
	if (filtered) {
		return (
			<EmptyList icon={ICONS[filter] ?? FileSearch} {...filtered}>
				<RoomButton href="/documents">{words.showAll}</RoomButton>
			</EmptyList>
		);
	}
	return (
		<EmptyList icon={Send} title={words.none.title} about={words.none.about}>
			<div className="flex flex-wrap justify-center gap-3">
				<NewDocumentButton />
				<SendSampleButton send={sendSample} variant="secondary" />
			</div>
		</EmptyList>
	);
}

/** What can be taken away of what leaves nothing, each by itself. */
function WaysBack({ view }: { view: ListView }) {
	const { filter, search, sort } = view;
	const words = useWords("list");
	const all = readListView(() => null);
	return (
		<div className="flex flex-wrap justify-center gap-3">
			{isNarrowed(view) ? (
				<RoomButton href={listAddress({ ...all, filter, search, sort })}>{words.narrow.clear}</RoomButton>
			) : null}
			{search === "" ? null : (
				<RoomButton href={listAddress({ ...view, search: "" })}>{words.noMatch.clear}</RoomButton>
			)}
			{search === "" || filter === "all" ? null : (
				<RoomButton href={listAddress({ ...all, search, sort })}>{words.noMatch.everywhere}</RoomButton>
			)}
		</div>
	);
}
