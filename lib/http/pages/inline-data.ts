import { buffer } from "node:stream/consumers";
import { headers } from "next/headers";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";

/** A larger picture takes longer on a slow connection (1.4 Mbit/s) than another request would. */
const MAX_BYTES = 96 * 1024;

/**
 * A stored picture as a data URI, for the HTML of a page that a browser opens.
 *
 * @returns null when scripts fetch the page, when the picture is large or not drawn yet, which would delay the HTML, and
 * when it can’t be opened: its own URL then reports why
 */
export async function inlineData(view: () => Promise<Viewable>): Promise<string | null> {
	if ((await headers()).get("sec-fetch-dest") !== "document") return null;
	try {
		const { mediaType, storedBytes, open } = await view();
		const bytes = (await storedBytes?.()) ?? null;
		if (bytes === null || bytes > MAX_BYTES) return null;
		const picture = await buffer((await open()).stream);
		return `data:${mediaType};base64,${picture.toString("base64")}`;
	} catch {
		return null;
	}
}
