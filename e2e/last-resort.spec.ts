import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { capture, expect, test } from "./support/test.ts";

// What is told here is that a page fails or is not there, which the browser reports as well.
test.use({ expectedConsole: [/status of (?:404|500)|React error #441/], locale: "fr-FR" });

test("a signing page that fails says so in the signer's language, and comes back", async ({ page }) => {
	const emailAddress = "lea@example.com";
	const documentId = await send({
		signers: [{ name: "Léa Dupont", emailAddress, locale: "FR", formFields: oneSignature() }],
	});
	const path = await signingPath(documentId, emailAddress);
	const spoil = (pages: string, where: string) =>
		sql(`UPDATE "DocumentFile" SET pages = ${pages} WHERE "documentId" = $1 AND ${where}`, [documentId]);
	await spoil("jsonb_build_object('kept', pages)", "true");
	await page.goto(path);
	await expect(page.getByRole("heading", { name: "Une erreur s’est produite" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await capture(page, "last-resort-error-fr");
	await spoil("pages->'kept'", "jsonb_typeof(pages) = 'object'");
	await page.getByRole("button", { name: "Réessayer" }).click();
	await expect(page.getByText("vous demande de signer")).toBeVisible();
});

test("what is left of a signing link is answered as a link that is unknown, in the visitor's language", async ({
	page,
}) => {
	for (const path of ["/sign", "/sign/x/y", "/copies", "/sign/x"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: "Document introuvable" })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	}
	await page.goto("/no-such-room");
	await expect(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
});
