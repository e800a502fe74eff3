import type { BrowserContext, Request } from "@playwright/test";

/** How many answers that go on a browser has had open at a time. */
export function countStreams(browser: BrowserContext): { most: number } {
	const open = new Set<Request>();
	const counted = { most: 0 };
	browser.on("request", (request) => {
		if (new URL(request.url()).pathname !== "/documents/news") return;
		open.add(request);
		counted.most = Math.max(counted.most, open.size);
	});
	browser.on("requestfinished", (request) => open.delete(request));
	browser.on("requestfailed", (request) => open.delete(request));
	return counted;
}
