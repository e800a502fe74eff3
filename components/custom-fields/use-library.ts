"use client";

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { CustomFieldUses, LibraryBrand, LibraryEntry, LibraryPatch } from "#lib/draft/library-field.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import type { Left } from "./library-saver.ts";
import { createLibraryStore, type LibraryState, type LibraryStore } from "./library-store.ts";

type Act<I, T = unknown> = (input: I) => Promise<ActionAnswer<T>>;

/** What the library asks the server for. */
export type LibraryVerbs = {
	create: Act<
		{ brandId: string; type: FieldType; name: string | null; isShared: boolean; set: LibraryPatch; position: number },
		LibraryEntry
	>;
	save: Act<{ customFieldId: string; set: LibraryPatch }, Left>;
	move: Act<{ customFieldId: string; afterId: string | null }>;
	duplicate: Act<{ customFieldId: string; brandId: string; name: string }, LibraryEntry>;
	remove: Act<{ customFieldId: string }>;
	viewUses: Act<{ customFieldId: string }, CustomFieldUses>;
};

/** What every part of the library has. */
type LibraryContextValue = {
	store: LibraryStore;
	verbs: LibraryVerbs;
	brands: readonly LibraryBrand[];
	brand: LibraryBrand;
	/** Opens a field; null: the list, where a phone has no room for both. */
	open: (id: string | null) => void;
};

export const LibraryContext = createContext<LibraryContextValue | null>(null);

/** The library's data and verbs, for everything below it. */
export function useLibrary(): LibraryContextValue {
	const value = useContext(LibraryContext);
	if (!value) throw new Error("The context is used outside of the library.");
	return value;
}

/** The fields as they are in this browser, and what of them is not saved. */
export function useLibraryState(store: LibraryStore): LibraryState {
	return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** A store for the fields of a brand, that saves before the page is left. */
export function useLibraryStore(entries: readonly LibraryEntry[], save: LibraryVerbs["save"]): LibraryStore {
	const { unreachable } = useWords("common");
	const [store] = useState(() =>
		createLibraryStore({
			entries,
			save,
			unreachable,
			wait(run, delayMs) {
				const timer = setTimeout(run, delayMs);
				return () => clearTimeout(timer);
			},
		}),
	);
	useEffect(() => {
		const onHidden = () => {
			if (document.visibilityState === "hidden") store.flush();
		};
		const onLeave = (event: BeforeUnloadEvent) => {
			const isOpen = Object.values(store.getState().unsaved).some(({ phase }) => phase !== "refused");
			store.flush();
			if (isOpen) event.preventDefault();
		};
		document.addEventListener("visibilitychange", onHidden);
		window.addEventListener("beforeunload", onLeave);
		window.addEventListener("online", store.flush);
		return () => {
			store.flush();
			document.removeEventListener("visibilitychange", onHidden);
			window.removeEventListener("beforeunload", onLeave);
			window.removeEventListener("online", store.flush);
		};
	}, [store]);
	return store;
}
