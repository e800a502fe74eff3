import { randomUUID } from "node:crypto";
import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople } from "./support/organisation.ts";
import { BASE_URL, send } from "./support/product.ts";
import { admin, openDocument, rowOf, signIn } from "./support/signed-in.ts";
import { capture, expect, expectAccessible, type Page } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

/** An address that leads nowhere is asked for on purpose. */
test.use({ expectedConsole: [/the server responded with a status of 404/] });

test("a right click opens a row's menu where it was made", async ({ page }) => {
	await send({ title: "Pointed at", signers: [mia] });
	await page.goto("/documents?q=Pointed+at");
	// What scrolls beneath the header is not seen through it: a colour that lets through is written as rgba.
	await expect(page.getByRole("banner")).toHaveCSS("background-color", /^rgb\(/);
	const box = await rowOf(page, "Pointed at").first().boundingBox();
	if (!box) throw new Error("The row is not shown.");
	const at = { x: box.x + 120, y: box.y + 20 };
	await page.mouse.click(at.x, at.y, { button: "right" });
	const menu = await page.getByRole("menu").boundingBox();
	expect(Math.abs((menu?.x ?? 0) - at.x)).toBeLessThan(20);
	expect(Math.abs((menu?.y ?? 0) - at.y)).toBeLessThan(20);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Actions for Pointed at" }).first().click();
	const own = await page.getByRole("menu").boundingBox();
	expect((own?.x ?? 0) - at.x).toBeGreaterThan(200);
});

/** What the keyboard has led to and nobody sees, because something lies over all of it. */
async function hiddenOnTheWay(page: Page, keys: string[]): Promise<string[]> {
	const hidden: string[] = [];
	for (const key of keys) {
		await page.keyboard.press(key);
		const lost = await page.evaluate(() => {
			const focused = document.activeElement;
			if (!focused || focused === document.body) return null;
			const { left, right, top, bottom } = focused.getBoundingClientRect();
			const seen = [left + 8, (left + right) / 2, right - 8].some((x) =>
				[top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
					const there = document.elementFromPoint(x, y);
					return there !== null && (focused.contains(there) || there.contains(focused));
				}),
			);
			return seen ? null : (focused.getAttribute("aria-label") ?? focused.textContent);
		});
		if (lost !== null) hidden.push(lost);
	}
	return hidden;
}

test("what gets the focus stands clear of the header, and of what can be done to chosen documents", async ({
	page,
}) => {
	await Promise.all(Array.from({ length: 8 }, (_, index) => send({ title: `Clear of all ${index}`, signers: [mia] })));
	const [there, back] = [Array<string>(24).fill("Tab"), Array<string>(24).fill("Shift+Tab")];
	await page.setViewportSize({ width: 1280, height: 420 });
	await page.goto("/documents?q=Clear+of+all");
	const boxes = page.getByRole("checkbox", { name: /^Select Clear of all/ });
	await boxes.first().focus();
	expect(await hiddenOnTheWay(page, [...there, ...back])).toEqual([]);
	await boxes.first().check();
	expect(await hiddenOnTheWay(page, [...there, ...back])).toEqual([]);
	// Nor is it beyond the edge of the row of lists, which scrolls sideways on a phone, whatever ends at the edge.
	const row = page.getByRole("navigation").filter({ hasText: "Needs attention" });
	const rooms = page.getByRole("navigation", { name: "Main" });
	for (const width of [320, 360, 368, 376, 384, 390, 398, 406, 414]) {
		await page.setViewportSize({ width, height: 600 });
		expect(await rooms.evaluate((nav) => nav.scrollWidth - nav.clientWidth), `${width} px`).toBe(0);
		const beyond = await row.evaluate((nav) => {
			nav.scrollLeft = 0;
			return [...nav.querySelectorAll("a")].filter((link) => {
				link.focus();
				const { left, right } = link.getBoundingClientRect();
				return Math.min(right, window.innerWidth) - Math.max(left, 0) < 24;
			}).length;
		});
		expect(beyond, `${width} px`).toBe(0);
	}
	await page.setViewportSize({ width: 390, height: 600 });
	expect(await hiddenOnTheWay(page, [...there, ...back])).toEqual([]);
});

test("what is said in passing covers no button", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const documentId = await send({ title: "Reminded", signers: [mia] });
	await openDocument(page, documentId, "Reminded");
	await page.getByRole("button", { name: "Send reminder" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send reminder" }).click();
	const said = page
		.getByText(/reminder/i)
		.and(page.locator("[aria-live=polite] *"))
		.first();
	await expect(said).toBeVisible();
	const covered = await page.evaluate(() => {
		const toast = document.querySelector("[data-toaster]")?.getBoundingClientRect();
		const isCovered = (box: DOMRect) =>
			toast && box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
		return [...document.querySelectorAll("main button, main a[data-button], header a, header button")]
			.filter((one) => !one.closest("[data-toaster]") && isCovered(one.getBoundingClientRect()))
			.map((one) => one.textContent);
	});
	expect(covered).toEqual([]);

	// What comes while a dialog is open lies upon it, not behind.
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(`**/documents/${documentId}`, async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Copy Mia Chen’s link" }).click();
	await page.getByRole("button", { name: "Actions for Reminded" }).click();
	await page.getByRole("menuitem", { name: "Revoke…" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	const inDialog = page.getByRole("dialog").locator("[data-toaster]");
	await expect(inDialog).toBeEmpty();
	letGo();
	await expect(inDialog).toContainText("Link copied.");
	const isOnTop = await inDialog.evaluate((toaster) => {
		const { left, top, width, height } = toaster.getBoundingClientRect();
		return toaster.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(isOnTop).toBe(true);
});

test("what is said of the last action leaves the question of the next to be read, on a phone", async ({ page }) => {
	const name = `Said ${crypto.randomUUID().slice(0, 8)}`;
	for (const part of ["one", "two"]) await send({ title: `${name} ${part}`, signers: [mia] });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/documents?q=${name.replace(" ", "+")}`);
	await expectListening(page.getByRole("button", { name: `Actions for ${name} one` }));
	for (const part of ["one", "two"]) {
		await page.getByRole("button", { name: `Actions for ${name} ${part}` }).click();
		await page.getByRole("menuitem", { name: "Move to trash…" }).click();
		if (part === "one") await page.getByRole("button", { name: "Move to trash" }).click();
	}
	const dialog = page.getByRole("dialog");
	const said = dialog.locator("[data-toaster]");
	await expect(said).toContainText("Document moved to trash.");
	const [asked, word] = await Promise.all([dialog.boundingBox(), said.boundingBox()]);
	expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
	await capture(page, "said-beside-dialog");
});

test("a link whose page is late says so, and moves nothing", async ({ page }) => {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.goto("/start");
	const link = page.getByRole("banner").getByRole("link", { name: "Documents", exact: true });
	const sign = link.locator(".on-its-way");
	await expectListening(link);
	const before = await link.boundingBox();
	await page.route(/\/documents\?_rsc/, async (route) => {
		await held;
		await route.continue();
	});
	await link.click();
	// It fades in only after a delay, so that a quick page shows none of it.
	await expect(sign).toHaveCSS("animation-delay", "0.3s");
	await expect(sign).toHaveCSS("animation-fill-mode", "backwards");
	await expect(sign).toHaveCSS("opacity", "1");
	expect(await link.boundingBox()).toEqual(before);
	letGo();
	await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
	await expect(sign).toHaveCount(0);
});

test("what a menu leads to comes without the page being loaded anew; a file is downloaded, once", async ({ page }) => {
	await send({ title: "Led on from a menu", signers: [mia] });
	await page.goto("/documents?q=Led+on+from+a+menu");
	const actions = page.getByRole("button", { name: "Actions for Led on from a menu" }).first();
	await expectListening(actions);
	await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await actions.click();
	const download = page.waitForEvent("download");
	await page.getByRole("menuitem", { name: "Download" }).click();
	expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
	expect(asked.filter((path) => path.endsWith("/download"))).toHaveLength(1);
	await page.getByRole("banner").locator("button").last().click();
	await page.getByRole("menuitem", { name: "Settings" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
	await page.getByRole("banner").locator("button").last().click();
	await page.getByRole("menuitem", { name: "API reference" }).click();
	await expect(page).toHaveURL(/\/docs$/);
	await expect(page.locator("html")).toHaveAttribute("data-same-page", "");
});

test("an address that leads nowhere bears the product's name", async ({ page }) => {
	await page.goto("/no/such/page");
	await expect(page.getByRole("banner")).toContainText("Signet");
	await capture(page, "nothing-here");
});

test("one gives oneself a name and a picture, and reads dates in a zone of one's own", async ({ browser }) => {
	const page = await browser.newPage({ baseURL: BASE_URL, storageState: undefined, timezoneId: "Europe/Paris" });
	const person = { email: `face-${randomUUID()}@example.com`, password: "a password of theirs" };
	await admin("user", "create", "--email", person.email, "--password", person.password);
	await signIn(page, person);
	await page.goto("/settings/you");
	await expectListening(page.getByRole("button", { name: "Choose picture" }));
	await page.getByLabel("Your name").fill("Ada Löwe");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Name saved")).toBeVisible();
	await page.reload();
	await expectListening(page.getByRole("button", { name: "Choose picture" }));
	await expect(page.getByRole("banner").getByRole("button", { name: /Ada Löwe/ })).toBeVisible();
	await expect(page.getByLabel("Your name")).toHaveValue("Ada Löwe");
	const face = page.locator("header button img");
	await expect(face).toHaveCount(0);
	await page.locator("input[type=file]").setInputFiles("public/icon-mail.png");
	await page.getByRole("dialog", { name: "Crop picture" }).getByRole("button", { name: "Use picture" }).click();
	await expect(page.getByText("Picture saved")).toBeVisible();
	await expect(face).toHaveJSProperty("naturalWidth", 256);
	await expectAccessible(page);
	const zone = page.getByRole("combobox", { name: "Your time zone" });
	await expect(zone).toHaveValue("Same as browser");
	await zone.fill("calcutta");
	await expect(page.getByRole("option")).toHaveText(["Asia/KolkataUTC+05:30"]);
	await zone.selectText();
	await zone.pressSequentially("tokyo");
	await expect(zone).toHaveValue("tokyo");
	await zone.press("ArrowDown");
	// It is shown before it is saved.
	const saved = page.waitForResponse((response) => response.request().method() === "POST");
	await zone.press("Enter");
	await expect(page.getByText("Stays the same when you travel.")).toBeVisible();
	await saved;
	// Whatever the browser's own is.
	await page.goto("/settings/security");
	await expect(page.locator("time[title*='GMT+9']").first()).toBeAttached();
	await page.goto("/settings/you");
	await expect(zone).toHaveValue("Asia/Tokyo");
	await expectListening(page.getByRole("button", { name: "Remove", exact: true }));
	// The list opens at the chosen zone, far below those that are found then.
	await zone.press("ArrowDown");
	await expect(page.getByRole("option", { name: "Asia/Tokyo" })).toBeInViewport();
	await zone.fill("am");
	await expect(page.getByRole("option").first()).toBeInViewport();
	await zone.fill("tokyo");
	await expect(page.getByRole("option")).toHaveCount(1);
	// An open list hides the rest of the page from screen readers; the focus only leaves once it is closed.
	await zone.press("Shift+Tab");
	await expect(zone).not.toBeFocused();
	await expect(page.locator("[aria-hidden=true]:focus, [aria-hidden=true] :focus")).toHaveCount(0);
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(face).toHaveCount(0);
	await page.context().close();
});

test.describe("a room that could not be loaded", () => {
	test.use({ expectedConsole: [/status of 500|React error #441/] });

	test("says so in its own place, and comes back", async ({ page }) => {
		const title = "Lease that cannot be read";
		const documentId = await send({ title, signers: [mia] });
		const spoil = (settings: string) =>
			sql(`UPDATE "Document" SET "settings" = ${settings} WHERE "id" = $1`, [documentId]);
		await spoil(`jsonb_build_array("settings")`);
		await page.goto(`/documents/${documentId}`);
		await expect(page.getByRole("heading", { name: "We couldn’t load this page" })).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Documents", exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Copy number" })).toBeVisible();
		await expectAccessible(page);
		await capture(page, "room-failed");
		await spoil(`"settings"->0`);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	});

	test("keeps the bar above a brand", async ({ browser }) => {
		const [person] = await makePeople("Spoiled");
		if (!person) throw new Error("Nobody was made.");
		const page = await (await browser.newContext({ baseURL: BASE_URL, storageState: undefined })).newPage();
		await signIn(page, person);
		const [brand] = await sql(
			`UPDATE "Brand" b SET "settings" = jsonb_build_array("settings") FROM "User" u
			WHERE u."email" = $1 AND b."accountId" = u."accountId" RETURNING b."id"`,
			[person.email],
		);
		await page.goto(`/settings/brands/${brand?.id}`);
		await expect(page.getByRole("heading", { name: "We couldn’t load this page" })).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Documents", exact: true })).toBeVisible();
		await page.context().close();
	});
});
