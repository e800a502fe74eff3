"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { useListPending } from "#components/ui/lists/list-pending.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { changedView, forgetView, settleView } from "./newest-view.ts";
import { ViewInputs } from "./view-inputs.tsx";

/** So long nothing is typed before the list is asked. */
const PAUSE_MS = 250;

type Props = { view: ListView };

/** Searches as one types. The address says what is searched for: going back shows what it says. */
export function SearchBox({ view }: Props) {
	const words = useWords("list").search;
	const { text, type, ask, isSearching } = useTypedSearch(view);
	const input = useRef<HTMLInputElement>(null);
	useListPending(isSearching);
	useEffect(() => {
		// What was typed before the page's scripts were there counts once they are.
		const typed = input.current?.value ?? "";
		if (typed !== text) type(typed);
	}, []);
	return (
		<search>
			<form
				action="/documents"
				className="relative"
				onSubmit={(event) => {
					event.preventDefault();
					ask(text);
				}}
			>
				<ViewInputs view={{ ...view, search: "" }} />
				<span className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft">
					{isSearching ? <Spinner size={16} /> : <Search size={16} aria-hidden="true" />}
				</span>
				<input
					ref={input}
					type="search"
					name="q"
					value={text}
					onChange={(event) => type(event.target.value)}
					placeholder={words.placeholder}
					aria-label={words.label}
					// What a browser remembers of the field is not what the address says.
					autoComplete="off"
					maxLength={200}
					className="h-10 w-full rounded-control border border-line bg-surface pr-3 pl-9 text-base placeholder:text-ink-soft focus:border-seal lg:w-64 lg:text-sm"
				/>
			</form>
		</search>
	);
}

/** What is typed, and the address that follows it. */
function useTypedSearch(view: ListView) {
	const { search } = view;
	const router = useRouter();
	const [text, setText] = useState(search);
	const [isSearching, startSearching] = useTransition();
	const asked = useRef(search);
	/** Addresses that were asked for and have not come yet: one that comes late is no going back. */
	const awaited = useRef(new Set<string>());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The view may have changed by the time that typing pauses. */
	const shown = useRef(view);

	useEffect(() => {
		shown.current = view;
		settleView(view);
	}, [view]);
	useEffect(() => {
		if (search === asked.current) awaited.current.clear();
		if (search === asked.current || awaited.current.has(search)) return;
		// The address changed otherwise than by what was typed here: by going back, or by another list.
		clearTimeout(timer.current);
		asked.current = search;
		setText(search);
	}, [search]);
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			forgetView();
		},
		[],
	);

	function ask(next: string) {
		clearTimeout(timer.current);
		const wanted = next.trim();
		if (wanted === asked.current) return;
		const address = listAddress(changedView(shown.current, { search: wanted }));
		// One step back leads to the list as it was before the search, not through every letter.
		const isFirst = asked.current === "";
		asked.current = wanted;
		awaited.current.add(wanted);
		startSearching(() => (isFirst ? router.push(address) : router.replace(address)));
	}

	function type(next: string) {
		setText(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => ask(next), PAUSE_MS);
	}

	return { text, type, ask, isSearching };
}
