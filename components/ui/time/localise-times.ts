import { MOMENT_STYLES, type MomentStyle, ZONE_COOKIE } from "#lib/i18n/moment.ts";
import { withOrdinalFirst } from "#lib/i18n/ordinal-first.ts";
import type { Reader } from "../reader.tsx";

type Known = { cookie: string; chosen: string | null; styles: Record<MomentStyle, Intl.DateTimeFormatOptions> };

/**
 * A script for the end of the page: keeps the browser's zone in a cookie, so that the server writes in it from
 * the next page on, and writes the times of this one in it before anything is painted; who has chosen a zone reads in
 * that.
 */
export function localiseTimesScript({ timeZone, isZoneChosen }: Pick<Reader, "timeZone" | "isZoneChosen">): string {
	const known: Known = { cookie: ZONE_COOKIE, chosen: isZoneChosen ? timeZone : null, styles: MOMENT_STYLES };
	return `(${localiseTimes.toString()})(${JSON.stringify(known)},${withOrdinalFirst.toString()})`;
}

/** Sent to the browser as it stands: it may refer to nothing outside of itself. */
function localiseTimes({ cookie, chosen, styles }: Known, inWords: typeof withOrdinalFirst): void {
	const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	if (!own) return;
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and not everywhere
	document.cookie = `${cookie}=${own};path=/;max-age=31536000;samesite=lax${isSecure ? ";secure" : ""}`;
	const zone = chosen ?? own;
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-moment]")) {
		if (time.dataset.zone === zone) continue;
		const style = styles[time.dataset.moment as keyof typeof styles];
		const formatter = new Intl.DateTimeFormat(time.dataset.tag, { ...style, timeZone: zone });
		time.textContent = inWords(formatter.format(new Date(time.dateTime)), time.dataset.tag ?? "");
	}
}
