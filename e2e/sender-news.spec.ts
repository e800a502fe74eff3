import { countStreams } from "./support/count-streams.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { send, signingPath } from "./support/product.ts";
import { rowOf, signIn } from "./support/signed-in.ts";
import { signAs } from "./support/signing-page.ts";
import { expect, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("seven tabs hear through one stream that somebody signed", async ({ page, browser }) => {
	const context = page.context();
	const streams = countStreams(context);
	const documentId = await send({ title: "Seen seven times", signers: [mia] });
	await signIn(page);
	const tabs = [page];
	for (let more = 0; more < 6; more += 1) tabs.push(await context.newPage());
	for (const tab of tabs) {
		await tab.goto(`/documents?q=${documentId.slice(0, 8)}`);
		await expect(rowOf(tab, "Seen seven times")).toContainText("Waiting for Mia Chen");
	}
	await signAs(browser, await signingPath(documentId, "mia@example.com"));
	for (const tab of tabs) await expect(rowOf(tab, "Seen seven times")).toContainText("Completed");
	expect(streams.most).toBe(1);
});

test.describe("where no stream comes through", () => {
	test.use({ expectedConsole: [/net::ERR_FAILED/] });
	test("the list looks for itself", async ({ page, browser }) => {
		const documentId = await send({ title: "Looked for", signers: [mia] });
		await page.route("**/documents/news", (route) => route.abort());
		await signIn(page);
		await page.goto(`/documents?q=${documentId.slice(0, 8)}`);
		await expect(rowOf(page, "Looked for")).toContainText("Waiting for Mia Chen");
		await signAs(browser, await signingPath(documentId, "mia@example.com"));
		await expect(rowOf(page, "Looked for")).toContainText("Completed");
	});
});

test.describe("where nobody is signed in any more", () => {
	// A look that is under way then is led to signing in, which no script follows.
	test.use({ expectedConsole: [/net::ERR_FAILED/] });
	test("the stream ends when its browser signs out in another tab, which leaves no page behind", async ({ page }) => {
		const streams = countStreams(page.context());
		await signIn(page);
		const other = await page.context().newPage();
		await other.goto("/documents");
		await expectListening(other.getByRole("button", { name: /^Your account/ }));
		await expect.poll(() => streams.open).toBe(1);
		await other.getByRole("button", { name: /^Your account/ }).click();
		await other.getByRole("menuitem", { name: "Sign out" }).click();
		await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
		await send({ title: "Heard by nobody", signers: [mia] });
		await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
		await expect.poll(() => streams.open).toBe(0);
	});
});
