import { randomUUID } from "node:crypto";
import { draftField } from "#lib/draft/testing/make-draft.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { type DeskDraft, type DeskUser, makeDraft, postStep } from "./support/editor-draft.ts";
import { deskUser, expectSaved, fieldsOf, lookAgain, openDesk, placeText } from "./support/editor-page.ts";
import { api, BASE_URL } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { expect, type Page } from "./support/test.ts";

// Browsers tell of every request that fails; what follows from it is looked at.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|status of 40[149]/] });

/** Which fields there are, and where. */
const paperOf = (page: Page) =>
	fieldsOf(page).evaluateAll((fields) =>
		fields.map((field) => `${field.getAttribute("data-field")} ${field.getAttribute("style")}`).toSorted(),
	);

test("two windows come to the same, also where one has no connection for a while", async ({
	page,
	browser,
	adminState,
}) => {
	const { documentId } = await makeDraft(await deskUser(page), await samplePdf(1));
	const context = await browser.newContext({ baseURL: BASE_URL, locale: "en-US", storageState: adminState });
	const other = await context.newPage();
	await openDesk(page, documentId);
	await openDesk(other, documentId);
	await placeText(page, { x: 120, y: 120 });
	await expectSaved(page);
	await lookAgain(other);
	await expect(fieldsOf(other)).toHaveCount(1);

	await context.setOffline(true);
	await placeText(other, { x: 120, y: 220 });
	await expect(other.getByText("Offline. 1 change pending")).toBeVisible();
	await placeText(page, { x: 120, y: 320 });
	await expectSaved(page);
	await context.setOffline(false);
	await expect(fieldsOf(other)).toHaveCount(3);
	await expectSaved(other);
	await lookAgain(page);
	await expect(fieldsOf(page)).toHaveCount(3);
	expect(await paperOf(page)).toEqual(await paperOf(other));

	// Undo takes back what one did here, not what came last.
	await page.keyboard.press("Control+z");
	await expect(fieldsOf(page)).toHaveCount(2);
	await expectSaved(page);
	await lookAgain(other);
	await expect(fieldsOf(other)).toHaveCount(2);
	expect(await paperOf(page)).toEqual(await paperOf(other));

	// What was done a moment ago is saved as one goes.
	await placeText(page, { x: 120, y: 420 });
	await page.goto("about:blank");
	await lookAgain(other);
	await expect(fieldsOf(other)).toHaveCount(3);
	await context.close();
});

test("work outlives a reload and a lost session, and is nobody else's", async ({ page, context, adminState }) => {
	const someone = { email: `${randomUUID()}@example.com`, password: "correct horse battery" };
	const made = admin("user", "create", "--email", someone.email, "--role", "Admin", "--password", someone.password);
	const { documentId } = await makeDraft(await deskUser(page), await samplePdf(1));
	await openDesk(page, documentId);
	await placeText(page, { x: 120, y: 120 });
	await expectSaved(page);

	// A reload in the middle of a drag leaves no trace of it.
	const before = await paperOf(page);
	await fieldsOf(page).hover();
	await page.mouse.down();
	await page.mouse.move(500, 500, { steps: 3 });
	await expect(page.locator(".desk-place")).toBeVisible();
	// What draws its page sharp finds the session over: an error that nobody hears of.
	const refused = page.waitForRequest(/\/source/);
	await page.route(/\/source/, (route) => route.fulfill({ status: 401 }));
	await page.reload();
	await expect(fieldsOf(page)).toHaveCount(1);
	await page.mouse.up();
	expect(await paperOf(page)).toEqual(before);
	await refused;

	await context.clearCookies();
	await placeText(page, { x: 120, y: 220 });
	const signedOut = page.getByText("You’re signed out. Sign in to continue; your work is stored in this browser.");
	await expect(signedOut).toBeVisible();
	await context.addCookies(adminState.cookies);
	await page.getByRole("button", { name: "I’ve signed in" }).click();
	await expect(signedOut).toBeHidden();
	await expectSaved(page);

	await context.clearCookies();
	await placeText(page, { x: 120, y: 320 });
	await expect(signedOut).toBeVisible();
	await page.goto("/sign-in");
	await made;
	await signIn(page, someone);
	await openDesk(page, documentId);
	await placeText(page, { x: 120, y: 420 });
	await expectSaved(page);
	await expect(fieldsOf(page)).toHaveCount(3);

	// Whose work it is finds it again.
	await context.clearCookies();
	await context.addCookies(adminState.cookies);
	await openDesk(page, documentId);
	await expect(fieldsOf(page)).toHaveCount(4);
	await expectSaved(page);
});

test("a document that is sent or deleted elsewhere says so, with a way on", async ({ page }) => {
	const user = await deskUser(page);
	const draft = await makeDraft(user, await samplePdf(1));
	const { version } = await addSignature(user, draft);
	await openDesk(page, draft.documentId);
	const headers = { origin: BASE_URL };
	const data = { version, sendAt: null };
	const sent = await page.request.post(`/documents/${draft.documentId}/desk/send`, { headers, data });
	expect(await sent.json()).toEqual({ documentId: draft.documentId });
	await lookAgain(page);
	await expect(page.getByText(/^Admin sent this at /)).toBeVisible();
	await page.getByRole("link", { name: "View document" }).click();
	await expect(page).toHaveURL(`/documents/${draft.documentId}`);

	const { documentId } = await makeDraft(user, await samplePdf(1));
	await openDesk(page, documentId);
	await api(`/v1/document/delete?documentId=${documentId}`, { method: "DELETE" });
	await placeText(page, { x: 120, y: 120 });
	await expect(page.getByText(/^Admin deleted this at /)).toBeVisible();
	await page.getByRole("link", { name: "Go to documents" }).click();
	await expect(page).toHaveURL(/\/documents$/);
});

function addSignature(user: DeskUser, draft: DeskDraft) {
	const { fileId, recipientId } = draft;
	const bounds = { x: 100, y: 100, width: 200, height: 50 };
	const value = draftField({ id: "Signature1", fileId, recipientId, bounds });
	return postStep(user, draft, [{ kind: "add", in: "fields", id: randomUUID(), value }]);
}
