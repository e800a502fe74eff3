import { headers } from "next/headers";
import { cache } from "react";
import type { Reader } from "#components/ui/reader.tsx";
import { findPageUser } from "#lib/http/pages/page-context.ts";
import { isBehindLink } from "#lib/http/pages/page-locale.ts";
import { readerZone } from "#lib/http/pages/reader-zone.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";

/** What the request tells of who reads the page. */
export const readerOfRequest = cache(async (): Promise<Reader> => {
	const sent = await headers();
	const chosen = await chosenZone();
	return {
		languages: acceptedLanguages(sent.get("accept-language") ?? ""),
		timeZone: chosen ?? readerZone(sent).timeZone ?? null,
		isZoneChosen: chosen !== null,
		nowMs: Date.now(),
	};
});

/** Of who is signed in; behind a link nobody is, and the page fails by itself where that cannot be found out. */
async function chosenZone(): Promise<string | null> {
	if (await isBehindLink()) return null;
	const user = await findPageUser().catch(() => null);
	return user?.principal.timeZone ?? null;
}
