import { readFile } from "node:fs/promises";
import { field } from "./support/fields.ts";
import { API_KEY, BASE_URL, properties, send, signingPath } from "./support/product.ts";
import { signAs } from "./support/signing-page.ts";
import { capture, expect, test } from "./support/test.ts";

// A report that is not ours answers 404, which the browser also reports.
test.use({ expectedConsole: [/status of (?:401|404)/] });

test("a sealed file verifies, also without scripts, and a changed one does not", async ({ page, browser }) => {
	const documentId = await send({
		title: "To be verified",
		signers: [
			{
				name: "Mia Chen",
				emailAddress: "mia@example.com",
				formFields: [field("Signature", "Signature", 96, 560, { isRequired: true })],
			},
		],
	});
	await signAs(browser, await signingPath(documentId, "mia@example.com"));
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	const response = await fetch(`${BASE_URL}/v1/document/download?documentId=${documentId}`, {
		headers: { "X-API-KEY": API_KEY },
	});
	const sealed = Buffer.from(await response.arrayBuffer());
	expect(response.headers.get("content-length")).toBe(String(sealed.length));
	const file = (buffer: Buffer) => ({ name: "To be verified.pdf", mimeType: "application/pdf", buffer });

	await page.goto("/verify");
	await capture(page, "sender-verify");
	const zone = page.locator("label", { has: page.getByLabel("PDF to check") });
	await page.getByLabel("PDF to check").setInputFiles(file(sealed));
	await expect(page.getByRole("heading", { name: "Sealed here and unchanged." })).toBeVisible();
	await expect(page.getByText("Its audit trail is intact and lists this file.")).toBeVisible();
	await expect(page.getByText(/^Mia Chen signed on /)).toBeVisible();
	await capture(page, "sender-verify-sealed-here");
	// The verdict comes first; another file is asked for below it.
	const [verdictBox, zoneBox] = [await page.locator("[data-verdict]").boundingBox(), await zone.boundingBox()];
	expect(zoneBox?.y).toBeGreaterThanOrEqual((verdictBox?.y ?? 0) + (verdictBox?.height ?? 0));

	const stranger = await readFile("lib/testing/corpus/bt-own-ec.pdf");
	await page.getByLabel("PDF to check").setInputFiles(file(stranger));
	await expect(page.getByRole("heading", { name: /^Unchanged, but not sealed by anyone/ })).toBeVisible();
	await expect(
		page.getByText(/^Time: .*, according to a timestamp from .*, which this server doesn’t know\.$/),
	).toBeVisible();
	await capture(page, "sender-verify-not-sealed-here");

	const changed = Buffer.from(sealed);
	const at = changed.indexOf("/MediaBox");
	changed.write("/MediaBux", at);
	await page.getByLabel("PDF to check").setInputFiles(file(changed));
	await expect(page.getByRole("heading", { name: /^Changed/ })).toBeVisible();
	await capture(page, "sender-verify-changed");
	await page.goto(`${page.url().slice(0, -6)}AAAAAA`);
	await expect(page.getByText("This report wasn’t created here")).toBeVisible();

	const plain = await browser.newPage({ baseURL: BASE_URL, javaScriptEnabled: false, storageState: undefined });
	await plain.goto("/verify");
	await plain.getByLabel("PDF to check").setInputFiles(file(sealed));
	await plain.getByRole("button", { name: "Check PDF" }).click();
	await expect(plain.getByRole("heading", { name: "Sealed here and unchanged." })).toBeVisible();

	const locked = await readFile("lib/testing/corpus/enc-aes256-userpw.pdf");
	await plain.getByLabel("PDF to check").setInputFiles({ ...file(locked), name: "Locked.pdf" });
	await plain.getByRole("button", { name: "Check PDF" }).click();
	await expect(plain.getByText("The file is password-protected. Remove the password and try again.")).toBeVisible();
	await plain.context().close();
});
