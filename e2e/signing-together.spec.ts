import { field, oneSignature } from "./support/fields.ts";
import { api, properties, send, signingPath } from "./support/product.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
const note = field("Note", "TextBox", 96, 400);

// A conflict is an expected answer of the server, which the browser also reports.
test.use({ expectedConsole: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED/] });

test("two last signers finish at the same time", async ({ browser }) => {
	const omar = { ...mia, name: "Omar Diaz", emailAddress: "omar@example.com" };
	omar.formFields = [field("Signature of Omar", "Signature", 96, 700, { isRequired: true })];
	const documentId = await send({ signers: [mia, omar] });
	const pages = await Promise.all(
		["mia@example.com", "omar@example.com"].map(async (email) => {
			const page = await browser.newPage();
			await page.goto(await signingPath(documentId, email));
			await start(page);
			await sign(page, /^Sign: Signature/);
			await expectSaved(page);
			return page;
		}),
	);
	await Promise.all(pages.map((page) => finish(page)));
	for (const page of pages) {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
		await page.close();
	}
	expect((await properties(documentId)).status).toBe("Completed");
});

test("of a group, whoever finishes first signs, and the others learn who", async ({ browser, page }) => {
	const members = ["Mia Chen <mia@example.com>", "Omar Diaz <omar@example.com>"];
	const named = ["--name", "Legal team", ...members.flatMap((one) => ["--member", one])];
	const { groupId = "" } = await admin("contact-group", "create", ...named);
	const formFields = [...oneSignature(), note];
	const documentId = await send({ title: "Lease of flat 9", signers: [{ signType: "Group", groupId, formFields }] });
	await page.goto(await signingPath(documentId, "omar@example.com"));
	await start(page);
	await page.getByRole("textbox", { name: "Note" }).fill("of Omar alone");
	await sign(page, /^Sign: Signature/);
	await expectSaved(page);
	const other = await browser.newPage();
	await other.goto(await signingPath(documentId, "mia@example.com"));
	await start(other);
	await expect(other.getByRole("textbox", { name: "Note" })).toHaveValue("");
	await sign(other, /^Sign: Signature/);
	await expectSaved(other);
	await finish(other);
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	await other.close();
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mia Chen signed for Legal team");
	await expect(page.getByRole("link", { name: /Download/ })).toHaveCount(0);
	await capture(page, "state-group-signed");
	await signIn(page);
	await page.goto(`/documents/${documentId}`);
	await expect(page.getByText("Mia Chen signed for the group")).toBeVisible();
	await expect(page.getByRole("list", { name: "Members of Legal team" }).getByText("No longer needed")).toHaveCount(1);
	await capture(page, "document-group");
});

test("the same person in two tabs: both entries are offered, and finishing twice is no error", async ({ context }) => {
	const documentId = await send({ signers: [{ ...mia, formFields: [...oneSignature(), note] }] });
	const path = await signingPath(documentId, "mia@example.com");
	const [first, second] = [await context.newPage(), await context.newPage()];
	await first.goto(path);
	await start(first);
	await second.goto(path);
	await first.getByRole("textbox", { name: "Note" }).fill("from the first tab");
	await first.getByRole("textbox", { name: "Note" }).blur();
	await expectSaved(first);
	await second.getByRole("textbox", { name: "Note" }).fill("from the second tab");
	await second.getByRole("textbox", { name: "Note" }).blur();
	const choice = second.getByRole("dialog", { name: "Two entries for “Note”" });
	await expect(choice).toContainText("from the first tab");
	await expect(choice).toContainText("from the second tab");
	await second.screenshot({ path: "e2e/screens/two-tabs-1440.png", animations: "disabled" });
	// Escape would drop one of them unseen; browsers let the second one through to the dialog.
	await second.keyboard.press("Escape");
	await second.keyboard.press("Escape");
	await choice.getByRole("button", { name: "Keep this entry" }).click();
	await expectSaved(second);
	// Who comes back to the other tab finds it, with the focus still where it was.
	await first.getByRole("textbox", { name: "Note" }).focus();
	await first.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(first.getByRole("textbox", { name: "Note" })).toHaveValue("from the second tab");
	await sign(first, /^Sign: Signature/);
	// Until it is stored, the second tab would rightly ask for the signature instead of offering to finish.
	await expectSaved(first);
	await second.reload();
	await Promise.all([finish(first), finish(second)]);
	// The page that waits for the sealing turns by itself; a reload of the test's own would cut that one off.
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Document completed");
});

test("a double click on Finish signs once", async ({ page }) => {
	const documentId = await send({ signers: [mia] });
	await page.goto(await signingPath(documentId, "mia@example.com"));
	await start(page);
	await sign(page, /^Sign: Signature/);
	const outcomes: string[] = [];
	await page.route("**/finish", async (route) => {
		const response = await route.fetch();
		outcomes.push(((await response.json()) as { outcome: string }).outcome);
		await route.fulfill({ response });
	});
	await page.getByRole("button", { name: "Finish", exact: true }).dblclick();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	expect(outcomes.filter((one) => one !== "preparing")).toEqual(["signed"]);
});

test("a document that is revoked while it is being signed says so at the next step", async ({ page }) => {
	const documentId = await send({ signers: [mia] });
	await page.goto(await signingPath(documentId, "mia@example.com"));
	await start(page);
	await sign(page, /^Sign: Signature/);
	await expectSaved(page);
	await api(`/v1/document/revoke?documentId=${documentId}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "Not needed any more." }),
	});
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document revoked");
	expect((await properties(documentId)).status).toBe("Revoked");
});

test("what is entered without a connection is kept and stored afterwards; Finish later brings it back", async ({
	page,
	context,
}) => {
	const documentId = await send({ signers: [{ ...mia, formFields: [...oneSignature(), note] }] });
	const path = await signingPath(documentId, "mia@example.com");
	await page.goto(path);
	await start(page);
	await context.setOffline(true);
	await page.getByRole("textbox", { name: "Note" }).fill("typed in a tunnel");
	await page.getByRole("textbox", { name: "Note" }).blur();
	await expect(page.locator("[data-save-state=failed]")).toBeVisible();
	await context.setOffline(false);
	await expectSaved(page);
	await page.locator("summary").click();
	const told = page.waitForResponse(/\/later$/);
	await page.getByRole("button", { name: "Finish later" }).click();
	expect((await told).status()).toBe(200);
	await expect(page.getByRole("dialog")).toContainText("Your entries are saved");
	await page.goto("about:blank");
	await page.goto(path);
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("typed in a tunnel");
});
