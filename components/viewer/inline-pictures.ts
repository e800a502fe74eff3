/** Pictures held until their pages are rendered; one that is dropped before is fetched by its URL. */
const MAX_HELD = 16;

const shared = globalThis as typeof globalThis & { signetInlinePictures?: Map<string, string> };

/**
 * Puts a picture into the HTML of the page that is being rendered, so that the browser doesn’t have to request it. As a
 * prop it would be sent twice: React repeats the props of client components in a script.
 */
export function inlinePicture(url: string, data: string): void {
	shared.signetInlinePictures ??= new Map();
	const held = shared.signetInlinePictures;
	held.delete(url);
	held.set(url, data);
	const [oldest] = held.keys();
	if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
}

/** The data URI of a picture that the HTML carries; undefined in a browser, and for every other picture. */
export function inlinedPicture(url: string): string | undefined {
	return shared.signetInlinePictures?.get(url);
}
