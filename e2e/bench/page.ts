import { chromium } from "playwright";
import { findBrowser } from "#lib/testing/run/tools.ts";

export type PageFigures = { requests: number; scriptKilobytes: number; visibleMs: number; slowVisibleMs: number };

/** Chrome DevTools' "Fast 3G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip. */
export const FAST_3G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

const SHOWN = `new Promise((done) => {
	const look = () => {
		const image = document.querySelector("#page-1 img");
		if (image && image.complete && image.naturalWidth > 0) requestAnimationFrame(() => done(performance.now()));
		else requestAnimationFrame(look);
	};
	look();
})`;

/** What a browser that was never here loads, and when page 1 can be read. */
export async function measurePage(address: string): Promise<PageFigures> {
	const browser = await chromium.launch({
		executablePath: findBrowser() ?? "",
		args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
	});
	try {
		const cold = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		const sizes: Promise<{ isScript: boolean; bytes: number }>[] = [];
		cold.on("requestfinished", (request) => {
			const isScript = new URL(request.url()).pathname.endsWith(".js");
			sizes.push(request.sizes().then(({ responseBodySize }) => ({ isScript, bytes: responseBodySize })));
		});
		await cold.goto(address, { waitUntil: "commit" });
		const visibleMs = Number(await cold.evaluate(SHOWN));
		await cold.waitForLoadState("networkidle");
		const all = await Promise.all(sizes);
		const scriptBytes = all.filter((one) => one.isScript).reduce((sum, one) => sum + one.bytes, 0);

		const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
		const slow = await phone.newPage();
		const session = await phone.newCDPSession(slow);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", FAST_3G);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		await slow.goto(address, { waitUntil: "commit" });
		const slowVisibleMs = Number(await slow.evaluate(SHOWN));
		return { requests: all.length, scriptKilobytes: scriptBytes / 1024, visibleMs, slowVisibleMs };
	} finally {
		await browser.close();
	}
}
