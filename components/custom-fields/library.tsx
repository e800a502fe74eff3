"use client";

import { useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import type { LibraryBrand, LibraryEntry } from "#lib/draft/library-field.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { FieldList } from "./custom-field-list.tsx";
import { FieldForm } from "./field-form.tsx";
import { LibraryEmpty } from "./library-empty.tsx";
import { LibraryHead } from "./library-head.tsx";
import { LibraryContext, type LibraryVerbs, useLibraryState, useLibraryStore } from "./use-library.ts";

// What signers get is not small: the list and the settings do not wait for it.
const FieldPreview = lazyComponent(() => import("./field-preview.tsx").then((module) => module.FieldPreview));

type Props = {
	brands: readonly LibraryBrand[];
	brand: LibraryBrand;
	entries: readonly LibraryEntry[];
	verbs: LibraryVerbs;
	formats: SigningView["formats"];
	messages: SigningMessages;
	locale: string;
};

/** The custom fields of a brand: the list, the settings of one, and how it will be. On a phone the list comes first. */
export function Library({ brands, brand, entries, verbs, formats, messages, locale }: Props) {
	const room = useRef<HTMLDivElement>(null);
	const back = useRef<HTMLButtonElement>(null);
	const store = useLibraryStore(entries, verbs.save);
	const state = useLibraryState(store);
	const asked = useSearchParams().get("field");
	const isOpen = state.entries.some(({ id }) => id === asked);
	const chosen = state.entries.find(({ id }) => id === asked) ?? state.entries[0];
	useFollowing(isOpen ? asked : null, room, back);
	const open = (id: string | null) => {
		store.flush();
		const address = `?${new URLSearchParams({ brand: brand.id, ...(id === null ? {} : { field: id }) })}`;
		// One step back leads to the list, not through every field.
		if (id !== null && !isOpen) window.history.pushState(null, "", address);
		else window.history.replaceState(null, "", address);
	};
	return (
		<LibraryContext value={{ store, verbs, brands, brand, open }}>
			<LibraryHead chosen={chosen} isOpen={isOpen} back={back} />
			{chosen ? (
				<div ref={room} className="library" data-open={isOpen || undefined}>
					<div className={cx("min-w-0", isOpen && "max-md:hidden")}>
						<FieldList chosenId={chosen.id} />
					</div>
					<div className={cx("library-preview", !isOpen && "max-md:hidden")}>
						<FieldPreview key={chosen.id} field={chosen.field} {...{ messages, locale, formats }} />
					</div>
					<div className={cx("min-w-0", !isOpen && "max-md:hidden")}>
						<FieldForm key={chosen.id} entry={chosen} />
					</div>
				</div>
			) : (
				<LibraryEmpty />
			)}
		</LibraryContext>
	);
}

/** On a phone the settings of a field take the place of the list, and give it back: the keyboard goes along. */
function useFollowing(
	openId: string | null,
	room: RefObject<HTMLElement | null>,
	back: RefObject<HTMLElement | null>,
): void {
	const shownId = useRef(openId);
	useEffect(() => {
		const formerId = shownId.current;
		shownId.current = openId;
		if (formerId === openId) return;
		// Where the list stands beside them, the way back is not shown and takes no focus.
		if (openId !== null) back.current?.focus();
		else if (document.activeElement === document.body)
			room.current?.querySelector<HTMLElement>(`a[href$="field=${formerId}"]`)?.focus();
	}, [openId, room, back]);
}
