import type { ReactNode } from "react";
import { WordsProvider } from "#components/ui/words.tsx";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { type WorkplaceMessages, type WorkplaceRoom, workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";

type Props = { of: readonly WorkplaceRoom[]; children: ReactNode };

/** Sends the words of these rooms to the browser, in the language of the page; no others go with it. */
export async function RoomWords({ of, children }: Props) {
	const locale = await pageLocale();
	const all = workplaceMessages(locale);
	return (
		<WordsProvider locale={locale} rooms={Object.fromEntries(of.map((room) => [room, all[room]]))}>
			{children}
		</WordsProvider>
	);
}

/** The words of the workplace for what the server writes, and the language that they are in. */
export async function pageWords(): Promise<WorkplaceMessages & { locale: CatalogueLocale }> {
	const locale = await pageLocale();
	return { ...workplaceMessages(locale), locale };
}
