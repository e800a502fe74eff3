import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { findBrowser } from "#lib/testing/run/tools.ts";
import type { DeskUser } from "../../support/editor-draft.ts";
import { CREDENTIALS, type Installation } from "../../support/installation.ts";

/** A browser in which somebody is signed in. */
export type DeskSession = {
	user: DeskUser;
	/** A page of a browser that was never here, but for its cookies. */
	newPage(options?: BrowserContextOptions): Promise<Page>;
	browser: Browser;
	close(): Promise<void>;
};

const DESKTOP = { width: 1440, height: 900 };

/** Signs the first admin of an installation in, in a browser of its own. */
export async function openDeskSession({ url }: Installation): Promise<DeskSession> {
	const browser = await chromium.launch({
		executablePath: findBrowser() ?? "",
		args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
	});
	const signedIn = await browser.newContext({ baseURL: url, locale: "en-US", viewport: DESKTOP });
	const page = await signedIn.newPage();
	await page.goto("/sign-in?returnTo=/documents");
	await page.getByLabel("Email").fill(CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL);
	await page.getByLabel("Password").fill(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
	await page.close();
	const storageState = await signedIn.storageState();
	const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	const users = await fetch(`${url}/v1/users/list?page=1`, { headers });
	const { result } = (await users.json()) as { result: { userId: string }[] };
	return {
		browser,
		user: { request: signedIn.request, url, userId: result[0]?.userId ?? "" },
		newPage: async (options = {}) =>
			(
				await browser.newContext({ baseURL: url, locale: "en-US", viewport: DESKTOP, storageState, ...options })
			).newPage(),
		close: () => browser.close(),
	};
}

/** When the first page can be seen and a tool answers, in milliseconds since the page was asked for. */
export const USABLE = `new Promise((done) => {
	const look = () => {
		const image = document.querySelector("[data-page='1'] img");
		const tools = [...document.querySelectorAll(".desk-tools button, .desk-phone-tools button")];
		const isShown = image && image.complete && image.naturalWidth > 0;
		const answers = tools.some((tool) => Object.keys(tool).some((key) => key.startsWith("__reactProps$")));
		if (isShown && answers) requestAnimationFrame(() => done(performance.now()));
		else requestAnimationFrame(look);
	};
	look();
})`;
