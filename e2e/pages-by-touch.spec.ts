import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { adminTest as test } from "./support/admin-test.ts";
import { addressOf, PAGES, things } from "./support/pages.ts";
import { faultsByKeyboard, faultsByTouch, faultsOfDialog, faultsOfMenu } from "./support/reach.ts";
import { ADMIN, admin } from "./support/signed-in.ts";
import { expect, expectAccessibleAlone, expectNoSidewaysScroll, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in; a picture of a mail whose brand another test has deleted. */
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'|status of 404/] });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// What other people do meanwhile would move the rows under the walk: a page that nobody sees waits with it.
test.beforeEach(({ page }) =>
	page.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" })),
);

/** Buttons that open a dialog, by what they are called. */
const DIALOGS: Record<string, string[]> = {
	"settings/people/page.tsx": ["Invite people"],
	"settings/teams/page.tsx": ["New team", "Rename Default"],
	"settings/sender-identities/page.tsx": ["Add sender identity"],
};

/** Goes into every room, one after the other. @returns the rooms in which something is wrong, and what */
async function inEveryRoom(
	page: Page,
	look: (room: string) => Promise<string[]>,
	email = ADMIN.email,
): Promise<Record<string, string[]>> {
	const of = await things(page.request, email);
	const met: Record<string, string[]> = {};
	for (const room of Object.keys(PAGES)) {
		await page.goto(addressOf(room, of));
		// What comes after the page is there: the doctor's findings.
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		const faults = await look(room);
		if (faults.length > 0) met[room] = faults;
	}
	return met;
}

async function byTouch(page: Page): Promise<string[]> {
	await expectNoSidewaysScroll(page);
	return faultsByTouch(page);
}

test("every room is used with a finger at 390 px, and nothing in it is grave to axe", async ({ page }) => {
	test.slow();
	const faults = await inEveryRoom(page, async () => {
		const found = await byTouch(page);
		await expectAccessibleAlone(page);
		return found;
	});
	expect(faults).toEqual({});
});

test("menus and dialogs of every room are gone through by the keyboard, and lead back", async ({ page }) => {
	test.slow();
	const faults = await inEveryRoom(page, async (room) => {
		const found: string[] = [];
		for (const name of DIALOGS[room] ?? []) {
			const opener = page.getByRole("button", { name });
			await opener.focus();
			found.push(...(await faultsOfDialog(page, opener, name)));
		}
		for (const menu of await menusOf(page)) found.push(...(await faultsOfMenu(page, menu)));
		return found;
	});
	expect(faults).toEqual({});
});

/** One menu of each kind: those that are called alike but for what they are about do the same. */
async function menusOf(page: Page): Promise<Locator[]> {
	const kinds = new Map<string, Locator>();
	for (const menu of await page.locator("main button[aria-haspopup=true]").all()) {
		const name = await menu.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
		kinds.set(name.split(" ").slice(0, 2).join(" "), menu);
	}
	return [...kinds.values()];
}

test.describe("in French", () => {
	test.use({ locale: "fr-FR", storageState: { cookies: [], origins: [] } });
	test("every room is used with a finger at 390 px, and by the keyboard alone", async ({ page }) => {
		test.slow();
		const reader = { email: `fr-${randomUUID()}@example.com`, password: "correct horse of mine" };
		await admin("user", "create", "--email", reader.email, "--password", reader.password, "--role", "Admin");
		await page.goto("/sign-in");
		await page.getByLabel("Adresse e-\u2060mail").fill(reader.email);
		await page.getByLabel("Mot de passe").fill(reader.password);
		await page.getByRole("button", { name: "Se connecter" }).click();
		await expect(page.getByText("Rien ne vous attend.")).toBeVisible();
		const look = async () => [...(await byTouch(page)), ...(await faultsByKeyboard(page))];
		const faults = await inEveryRoom(page, look, reader.email);
		expect(faults).toEqual({});
	});
});
