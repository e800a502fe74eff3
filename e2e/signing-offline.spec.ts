import { field, oneSignature } from "./support/fields.ts";
import { api, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, PAGE_PICTURE, sign, start } from "./support/signing-page.ts";
import { expect, type Page, test } from "./support/test.ts";

const code = field("Code", "TextBox", 96, 440, {
	validationType: "Regex",
	validationCustomRegex: "^[0-9]{4}$",
	validationCustomRegexMessage: "Four digits.",
});
const mia = {
	name: "Mia Chen",
	emailAddress: "mia@example.com",
	formFields: [field("Note", "TextBox", 96, 400), code, ...oneSignature()],
};
const box = (page: Page, name: string) => page.getByRole("textbox", { name });

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4\d\d/] });

test("without a connection the page stays, says what is not stored, and goes on where it was", async ({ page }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await start(page);
	await page.context().setOffline(true);
	await box(page, "Note").fill("Keys at the porter's");
	// The engine that judges it has never been fetched: the server will.
	await box(page, "Code").fill("12a4");
	await expect(page.getByText("Not saved yet. We’ll keep trying.")).toBeVisible();
	await page.locator("summary").click();
	await page.getByRole("button", { name: "Finish later" }).click();
	await expect(page.getByText("No connection. Your entries are kept here")).toBeVisible();
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	await expect(page.getByText("Something went wrong. Check your connection")).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(box(page, "Note")).toHaveValue("Keys at the porter's");
	await page.context().setOffline(false);
	// All that can be stored is; the bar and the field say why the rest is not.
	await expect(page.locator("[data-save-state=wrong]")).toHaveText("Code: Four digits.");
	await expect(page.locator('[data-field="Code"] .field-problem')).toBeVisible();
	await expect(box(page, "Code")).toHaveAccessibleDescription(/Four digits/);
	await box(page, "Code").fill("1234");
	await sign(page, /^Sign: Signature/);
	await expectSaved(page);
	await page.reload();
	await expect(box(page, "Note")).toHaveValue("Keys at the porter's");
	await expect(box(page, "Code")).toHaveValue("1234");
	await finish(page);
});

test("Finish without a connection says so, can be cancelled, and signs once when there is one", async ({ page }) => {
	const documentId = await send({ signers: [{ ...mia, formFields: oneSignature() }] });
	await page.goto(await signingPath(documentId, "mia@example.com"));
	await start(page);
	await sign(page, /^Sign: Signature/);
	await expectSaved(page);
	await page.context().setOffline(true);
	const waiting = page.locator("[data-finish-waits]", { hasText: "No connection. We’ll finish when" });
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(waiting).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(waiting).toBeHidden();
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(waiting).toBeVisible();
	// The first call arrives, and its answer is lost.
	const outcomes: string[] = [];
	await page.route("**/finish", async (route) => {
		const response = await route.fetch();
		outcomes.push(((await response.json()) as { outcome: string }).outcome);
		await (outcomes.length === 1 ? route.abort() : route.fulfill({ response }));
	});
	await page.context().setOffline(false);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/You’ve signed|Document completed/);
	expect(outcomes).toEqual(["signed", "already-signed"]);
});

test("too many changes at once are kept, said to be, and stored when the server asks for them", async ({ page }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await start(page);
	let asked = 0;
	await page.route("**/save", (route) => {
		asked += 1;
		if (asked > 2) return route.continue();
		return route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: { errorType: "RateLimited" } });
	});
	await box(page, "Note").fill("Keys at the porter's");
	await expect(page.getByText("Saving is delayed. Your changes are kept here.")).toBeVisible();
	await expectSaved(page);
	expect(asked).toBe(3);
	await page.route("**/adopt", (route) =>
		route.fulfill({ status: 429, headers: { "retry-after": "1500" }, json: { errorType: "RateLimited" } }),
	);
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	await page.getByRole("button", { name: "Use this signature" }).click();
	await expect(page.getByText("Your entries are kept. Try again in 25 minutes.")).toBeVisible();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.reload();
	await expect(box(page, "Note")).toHaveValue("Keys at the porter's");
});

test("a document that is withdrawn while one types says so, without asking whether to leave", async ({ page }) => {
	const documentId = await send({ signers: [mia] });
	await page.goto(await signingPath(documentId, "mia@example.com"));
	await start(page);
	const asked: string[] = [];
	page.on("dialog", (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await api(`/v1/document/revoke?documentId=${documentId}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "We found a mistake on page 2." }),
	});
	await box(page, "Note").click();
	await page.keyboard.type("Keys at the porter's");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document revoked");
	expect(asked).toEqual([]);
});

test("a page that did not come is asked for again", async ({ page }) => {
	const path = await signingPath(await send({ signers: [mia] }), "mia@example.com");
	let shown = 0;
	await page.route(/\/pages\/2\?/, (route) => {
		// The page also asks why a picture did not come.
		if (route.request().resourceType() === "image") shown += 1;
		return shown < 3 ? route.abort() : route.continue();
	});
	await page.goto(path);
	// The page, which stays: its picture is another element with each try.
	await page.locator("#page-2").scrollIntoViewIfNeeded();
	const image = page.locator(`#page-2 ${PAGE_PICTURE}`);
	await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	expect(shown).toBe(3);
});

test.describe("a PDF that does not come", () => {
	// React reports what a boundary has caught, by the short name that the build has left the error.
	test.use({ expectedConsole: [/ERR_FAILED|^\w{1,3}$/] });

	test("leaves pages and entries in sight, and may be asked for again", async ({ page }) => {
		await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
		await start(page);
		await box(page, "Note").fill("Keys at the porter's");
		await page.route("**/source/0", (route) => route.abort());
		await page.getByRole("button", { name: "Zoom in" }).click();
		const notice = page.getByRole("alert").filter({ hasText: "We couldn’t load the larger view." });
		await expect(notice).toBeVisible();
		await expect(page.locator(`#page-1 ${PAGE_PICTURE}`)).toBeVisible();
		await expect(box(page, "Note")).toHaveValue("Keys at the porter's");
		await expectSaved(page);
		await page.screenshot({ path: "e2e/screens/no-pdf-1440.png" });
		await page.unroute("**/source/0");
		await notice.getByRole("button", { name: "Try again" }).click();
		await expect(page.locator("#page-1 canvas")).toBeVisible();
		await expect(notice).toBeHidden();
		await expect(box(page, "Note")).toHaveValue("Keys at the porter's");
	});
});
