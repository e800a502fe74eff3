import { buffer } from "node:stream/consumers";
import { headers } from "next/headers";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";

/** Takes a slow connection (1.4 Mbit/s) less time than asking for it would. */
const MAX_BYTES = 96 * 1024;

/**
 * A stored picture as a data URI, for the HTML of a page that a browser opens. null where the page is fetched by
 * scripts, which need no HTML, and for a picture that is large or has to be drawn first: the HTML would come late.
 * What fails is null too: the picture is then fetched by its address, and that answer says what is wrong.
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
