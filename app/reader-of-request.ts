import { headers } from "next/headers";
import { cache } from "react";
import type { Reader } from "#components/ui/reader.tsx";
import { readerZone } from "#lib/http/pages/reader-zone.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";

/** What the request tells of who reads the page. */
export const readerOfRequest = cache(async (): Promise<Reader> => {
	const sent = await headers();
	return {
		languages: acceptedLanguages(sent.get("accept-language") ?? ""),
		timeZone: readerZone(sent).timeZone ?? null,
		nowMs: Date.now(),
	};
});
