import { cookies, headers } from "next/headers";
import { cache } from "react";
import { ZONE_COOKIE } from "#components/ui/localise-times.ts";
import type { Reader } from "#components/ui/reader.tsx";
import { acceptedLanguages, isTimeZone } from "#lib/i18n/moment.ts";

/** What the request tells of who reads the page. */
export const readerOfRequest = cache(async (): Promise<Reader> => {
	const zone = (await cookies()).get(ZONE_COOKIE)?.value ?? "";
	return {
		languages: acceptedLanguages((await headers()).get("accept-language") ?? ""),
		timeZone: isTimeZone(zone) ? zone : null,
		nowMs: Date.now(),
	};
});
