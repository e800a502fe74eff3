import type { BrowserContext, Request } from "@playwright/test";

/** How many answers that go on a browser has open, and has had at a time. */
export function countStreams(browser: BrowserContext): { readonly most: number; readonly open: number } {
	const open = new Set<Request>();
	let most = 0;
	browser.on("request", (request) => {
		if (new URL(request.url()).pathname !== "/documents/news") return;
		open.add(request);
		most = Math.max(most, open.size);
	});
	browser.on("requestfinished", (request) => open.delete(request));
	browser.on("requestfailed", (request) => open.delete(request));
	return {
		get most() {
			return most;
		},
		get open() {
			return open.size;
		},
	};
}
