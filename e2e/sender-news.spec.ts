import { countStreams } from "./support/count-streams.ts";
import { oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { signAs } from "./support/signing-page.ts";
import { expect, test } from "./support/test.ts";
import { rowOf, signIn } from "./support/workplace.ts";

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
