import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL } from "./support/product.ts";
import { expect, expectNoSidewaysScroll, type Page, test } from "./support/test.ts";

const PHONE = { width: 390, height: 700 };

/** Signs in without a page: one of these has no scripts. */
async function enter(page: Page, { email, password }: Person): Promise<void> {
	const headers = { accept: "application/json", "sec-fetch-site": "same-origin" };
	await page.request.post("/sign-in/password", { form: { email, password }, headers });
}

/** What is seen of the settings' rooms, in order. */
const roomsSeen = (page: Page) =>
	page.getByRole("navigation", { name: "Settings" }).getByRole("link").filter({ visible: true }).allInnerTexts();

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false, viewport: PHONE });

	test("the settings are a list of the rooms that one may enter, each of which leads back to its place", async ({
		page,
	}) => {
		const [, member] = await makePeople("Ada", "Mo");
		await enter(page, member as Person);
		await page.goto("/settings");
		await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
		const names = (await roomsSeen(page)).map((text) => text.split("\n")[0]);
		expect(names).toEqual(["Profile", "Security", "Sender identities", "Custom fields", "Brands", "Request log"]);
		await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveText([
			"Personal",
			"Organisation",
			"Developers",
		]);
		await page.getByRole("link", { name: "Brands" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
		expect(await roomsSeen(page)).toEqual([]);
		await page.getByRole("link", { name: "Settings" }).click();
		await expect(page).toHaveURL(/\/settings#brands$/);
	});
});

test("who comes back to the list on a phone stands where they were; with more room the list stays beside the rooms", async ({
	browser,
}) => {
	const [ada] = await makePeople("Ada");
	const page = await browser.newPage({ baseURL: BASE_URL, viewport: PHONE });
	await enter(page, ada as Person);
	await page.goto("/settings");
	const apps = page.getByRole("link", { name: "OAuth apps" }).filter({ visible: true });
	await expectListening(apps);
	await apps.press("Enter");
	await page.getByRole("link", { name: "New app" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "New OAuth app" })).toBeVisible();
	await page.getByRole("link", { name: "OAuth apps" }).press("Enter");
	await page.getByRole("link", { name: "Settings" }).press("Enter");
	await expect(apps).toBeFocused();
	await expect(apps).toBeInViewport();
	await expectNoSidewaysScroll(page);

	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Profile" }).filter({ visible: true })).toHaveAttribute(
		"aria-current",
		"page",
	);
	expect(await roomsSeen(page)).toHaveLength(18);
	await page.context().close();
});
