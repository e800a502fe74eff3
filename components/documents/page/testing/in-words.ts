import { createElement, type ReactElement } from "react";
import { WordsProvider } from "#components/ui/words.tsx";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";

/** What is rendered by itself, with every word of the workplace around it. */
export function inWords(element: ReactElement, locale: CatalogueLocale): ReactElement {
	return createElement(WordsProvider, { locale, rooms: workplaceMessages(locale), children: element });
}
