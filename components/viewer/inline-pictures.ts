/** Each waits for the moment in which its page becomes HTML; one that was pushed out is fetched by its address. */
const MAX_HELD = 16;

const shared = globalThis as typeof globalThis & { signetInlinePictures?: Map<string, string> };

/**
 * Makes the HTML of the page that is being rendered carry a picture, so that the browser need not ask for it. As a
 * property it would be sent twice: React repeats in a script what server components give to those of the browser.
 */
export function inlinePicture(url: string, data: string): void {
	shared.signetInlinePictures ??= new Map();
	const held = shared.signetInlinePictures;
	held.delete(url);
	held.set(url, data);
	const [oldest] = held.keys();
	if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
}

/** What stands for the address of a picture in the HTML; undefined in a browser, and for all other pictures. */
export function inlinedPicture(url: string): string | undefined {
	return shared.signetInlinePictures?.get(url);
}
