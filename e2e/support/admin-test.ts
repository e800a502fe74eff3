import type { Browser } from "@playwright/test";
import { BASE_URL } from "./product.ts";
import { signIn } from "./signed-in.ts";
import { test } from "./test.ts";

/** The page is signed in as the admin; once per worker, so that the limit on attempts is not met. */
export const adminTest = test.extend<object, { adminState: Awaited<ReturnType<typeof adminStateOf>> }>({
	adminState: [async ({ browser }, use) => use(await adminStateOf(browser)), { scope: "worker" }],
	storageState: ({ adminState }, use) => use(adminState),
});

async function adminStateOf(browser: Browser) {
	const page = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await signIn(page);
	const state = await page.context().storageState();
	await page.context().close();
	return state;
}
