import { adminTest as test } from "./support/admin-test.ts";
import { countStreams } from "./support/count-streams.ts";
import { oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { signAs } from "./support/signing-page.ts";
import { capture, expect } from "./support/test.ts";
import { openDocument, rowOf } from "./support/workplace.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("the page of a document and the list follow what its signers do", async ({ page, browser }) => {
	const documentId = await send({ title: "Watched", signers: [mia] });
	const streams = countStreams(page.context());
	await openDocument(page, documentId, "Watched");
	await expect(page.getByText("Email sent")).toBeVisible();
	const list = await page.context().newPage();
	await list.goto(`/documents?q=${documentId.slice(0, 8)}`);
	await expect(rowOf(list, "Watched")).toContainText("Waiting for Mia Chen");
	await signAs(browser, await signingPath(documentId, "mia@example.com"));
	await expect(rowOf(list, "Watched")).toContainText("Completed");
	await list.close();
	// However many tabs there are, they share one: a browser opens six connections to a server at most.
	expect(streams.most).toBe(1);
	await expect(page.getByRole("link", { name: "Download signed PDF" })).toBeVisible();
	await expect(page.getByText("Signed just now")).toBeVisible();
	await capture(page, "sender-document-completed");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download signed PDF" }).click();
	expect((await download).suggestedFilename()).toBe("Watched.pdf");
});
