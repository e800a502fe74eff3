import { writeFile } from "node:fs/promises";
import { properties, send, signingPath } from "./support/product.ts";
import { sealedFile, wordsOf } from "./support/sealed-file.ts";
import { admin, openDocument, signIn } from "./support/signed-in.ts";
import { expectSaved } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, test } from "./support/test.ts";

const BOUNDS = { x: 340, y: 400, width: 180, height: 26 };

function lease(locale: string, format: Record<string, unknown> = { dateFormat: "dd/MM/yyyy" }) {
	const formFields = [
		{
			id: "begin",
			name: "Begin",
			fieldType: "EditableDate",
			pageNumber: 1,
			bounds: BOUNDS,
			editableDateFieldSettings: format,
		},
		{
			id: "signed",
			fieldType: "DateSigned",
			pageNumber: 1,
			bounds: { ...BOUNDS, y: 500, width: 200 },
			dateFormat: format.dateFormat,
		},
		{ id: "sign", fieldType: "Signature", pageNumber: 1, bounds: { x: 340, y: 600, width: 200, height: 50 } },
	];
	return send({
		title: "Bail",
		signers: [{ name: "Ana Silva", emailAddress: "ana@example.com", locale, formFields }],
		options: { ExpiryDays: "30" },
	});
}

test.describe("in Paris", () => {
	test.use({ locale: "fr-FR", timezoneId: "Europe/Paris" });

	test("a day is typed in the order in which it is printed, and said in words", async ({ page }) => {
		const path = await signingPath(await lease("FR"), "ana@example.com");
		await page.goto(path);
		await page.getByRole("checkbox").first().check();
		await page.getByRole("button", { name: "Commencer" }).click();
		const begin = page.getByLabel("Begin");
		await begin.click();
		await begin.pressSequentially("01042027");
		await expect(begin).toHaveValue("01/04/2027");
		await expect(page.getByText("jeudi 1er avril 2027")).toBeVisible();
		await begin.press("Tab");
		await expectSaved(page);
		await expect(page.locator('[data-field="begin"] [data-text]')).toContainText("01/04/2027");
		// Coming back finds it as it was left.
		await begin.focus();
		await expect(begin).toHaveValue("01/04/2027");
		await begin.fill("31/04/2027");
		await begin.blur();
		await expect(begin).toHaveAttribute("aria-invalid", "true");
		await begin.focus();
		await expect(page.locator('[data-field="begin"]')).toContainText("jj/mm/aaaa");
		await capture(page, "date-fr");

		// In a phone's sheet alike; there a press on a button need not take the focus from what is typed.
		await page.setViewportSize({ width: 390, height: 844 });
		await page.locator('[data-field="begin"] button').click();
		const sheet = page.getByRole("dialog");
		const typed = sheet.getByRole("textbox", { name: "Begin" });
		await typed.fill("");
		await typed.pressSequentially("31042027");
		await expect(typed).toHaveValue("31/04/2027");
		await expect(typed).not.toHaveAttribute("aria-invalid", "true");
		await sheet
			.getByRole("button", { name: /^(?:Valider|Suivant)$/ })
			.evaluate((button: HTMLElement) => button.click());
		await expect(typed).toHaveAttribute("aria-invalid", "true");
		await expect(sheet).toContainText("Saisissez une date valide au format jj/mm/aaaa.");
		await typed.fill("");
		await typed.pressSequentially("30042027");
		await expect(sheet).toContainText("vendredi 30 avril 2027");
		await page.screenshot({ path: "e2e/screens/date-sheet-fr-390.png", animations: "disabled" });
	});

	test("times are in the reader's zone from the first page on, in UTC on hover", async ({ page, context }) => {
		const documentId = await lease("FR");
		const path = await signingPath(documentId, "ana@example.com");
		await page.goto(path);
		const until = page.locator("time").first();
		await expect(until).toHaveText(/ à \d{1,2}:\d\d UTC\+[12]$/);
		await expect(until).toHaveAttribute("title", /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
		const cookies = await context.cookies();
		expect(cookies.find(({ name }) => name === "signet-zone")?.value).toBe("Europe/Paris");
		// From the second page on the server writes it so, before any script has run.
		const html = await (await page.request.get(path)).text();
		expect(html).toMatch(/<time[^>]*data-zone="Europe\/Paris"[^>]*>[^<]*UTC\+[12]</);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("times name the zone they are in", async ({ page }) => {
		await page.goto(await signingPath(await lease("EN"), "ana@example.com"));
		await expect(page.locator("time").first()).toHaveText(/ at \d{1,2}:\d\d [AP]M UTC$/);
	});
});

test.describe("in Los Angeles", () => {
	test.use({ timezoneId: "America/Los_Angeles" });

	test("the workplace writes times in the sender's zone", async ({ page }) => {
		const documentId = await lease("EN");
		await signIn(page);
		await openDocument(page, documentId, "Bail");
		await expect(page.locator("time", { hasText: /P[SD]T$/ })).toBeVisible();
		await expect(page.locator("time").first()).toHaveAttribute("title", /P[SD]T\n.* UTC$/);
	});
});

test.describe("far from Greenwich, and in French", () => {
	// Whatever the time is, the day in this zone is another one than in UTC.
	const timeZone = new Date().getUTCHours() < 10 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
	test.use({ locale: "fr-FR", timezoneId: timeZone });

	test("dates that inherit the account’s format are typed, shown and sealed alike", async ({ page }) => {
		await admin("account", "set", "--date-format", "SignerLanguage");
		try {
			const documentId = await lease("FR", { dateFormat: null });
			await page.goto(await signingPath(documentId, "ana@example.com"));
			await page.getByRole("checkbox").first().check();
			await page.getByRole("button", { name: "Commencer" }).click();
			await page.getByLabel("Begin").fill("1/4/2027");
			await page.getByLabel("Begin").blur();
			await expect(page.locator('[data-field="begin"] [data-text]')).toContainText("1 avr. 2027");
			const signedOn = page.locator('[data-field="signed"] [data-text]');
			await expect(signedOn).toHaveText(/^\d{1,2} \p{L}+\.? \d{4} \(UTC(?:\+14|−11)\)$/u);
			const shown = (await signedOn.textContent()) ?? "";
			await page.locator('[data-field="sign"] button').click();
			await page.getByRole("dialog").getByRole("button", { name: "Utiliser cette signature" }).click();
			await expectSaved(page);
			await page.getByRole("button", { name: "Terminer", exact: true }).click();
			await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
			const file = test.info().outputPath("sealed.pdf");
			await writeFile(file, await sealedFile(documentId));
			const text = wordsOf(file)
				.map((word) => word.text)
				.join(" ");
			expect(text).toContain("1 avr. 2027");
			expect(text).toContain(shown);
		} finally {
			await admin("account", "set", "--date-format", "MM/dd/yyyy");
		}
	});
});

test("colours follow the system until one is chosen, which lasts", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await signIn(page);
	const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const light = await paper();
	await page.getByRole("button", { name: /Your account/ }).click();
	await page.getByRole("menuitemradio", { name: "Dark" }).click();
	const dark = await paper();
	expect(dark).not.toBe(light);
	await expectAccessible(page);
	await page.reload();
	expect(await paper()).toBe(dark);
	await page.getByRole("button", { name: /Your account/ }).click();
	await page.getByRole("menuitemradio", { name: "System" }).click();
	expect(await paper()).toBe(light);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await paper()).toBe(dark);
});
