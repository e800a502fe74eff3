"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { WorkplaceMessages, WorkplaceRoom } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";

type Words = { locale: CatalogueLocale; rooms: Partial<WorkplaceMessages> };

const WordsContext = createContext<Words>({ locale: "EN", rooms: {} });

/** Gives what stands in it the words of further rooms; those of the rooms around it go on being there. */
export function WordsProvider({ locale, rooms, children }: Words & { children: ReactNode }) {
	const around = useContext(WordsContext);
	return <WordsContext value={{ locale, rooms: { ...around.rooms, ...rooms } }}>{children}</WordsContext>;
}

/** @throws Error on a page that does not bring the words of this room: see app/page-words.tsx */
export function useWords<R extends WorkplaceRoom>(room: R): WorkplaceMessages[R] {
	const { rooms } = useContext(WordsContext);
	const words: WorkplaceMessages[R] | undefined = rooms[room];
	if (!words) throw new Error(`This page does not bring the words of "${room}".`);
	return words;
}

/** The language of the words, for plural forms, dates and numbers among them. */
export function useWordsLocale(): CatalogueLocale {
	return useContext(WordsContext).locale;
}
