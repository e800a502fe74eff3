import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { headers } from "next/headers";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";

/** A larger picture takes longer on a slow connection (1.4 Mbit/s) than another request would. */
const MAX_BYTES = 96 * 1024;

/** What loads a whole page: a window, or another site that embeds it. */
const OPENERS: ReadonlySet<string | null> = new Set(["document", "iframe"]);

/**
 * A stored picture as a data URI, for the HTML of a page that a browser opens.
 *
 * @param waitMs for a picture that isn’t drawn yet; the HTML waits that long
 * @returns null when scripts fetch the page, when the picture is large or isn’t drawn in time, and when it can’t be
 * opened: its own URL then reports why
 */
export async function inlineData(view: () => Promise<Viewable>, waitMs = 0): Promise<string | null> {
	if (!OPENERS.has((await headers()).get("sec-fetch-dest"))) return null;
	try {
		const viewable = await view();
		const storedBytes = (await viewable.storedBytes?.()) ?? null;
		if (storedBytes === null ? waitMs === 0 : storedBytes > MAX_BYTES) return null;
		const reading = read(viewable);
		const picture = storedBytes === null ? await Promise.race([reading, setTimeout(waitMs)]) : await reading;
		if (!picture || picture.length > MAX_BYTES) return null;
		return `data:${viewable.mediaType};base64,${picture.toString("base64")}`;
	} catch {
		return null;
	}
}

async function read({ open }: Viewable): Promise<Buffer> {
	return buffer((await open()).stream);
}
