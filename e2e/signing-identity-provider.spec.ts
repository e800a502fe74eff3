import type { Browser } from "@playwright/test";
import { sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./support/test.ts";

const EMAIL = "maya@example.com";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A document whose signer a provider verifies, whatever the account has chosen: other journeys share it. */
async function sendToProvider(title: string): Promise<string> {
	const maya = { name: "Maya Hartley", emailAddress: EMAIL, formFields: oneSignature() };
	const identityVerificationSettings = { maximumRetryCount: 3, allowedDocumentTypes: ["Passport", "IDCard"] };
	const signer = { ...maya, authenticationType: "IdVerification", identityVerificationSettings };
	const documentId = await send({ title, signers: [signer] });
	await sql(
		`UPDATE "Signer" SET "settings" = jsonb_set("settings"::jsonb, '{identity,requiresMatchingSelfie}', 'true')
		WHERE "documentId" = $1::uuid`,
		[documentId],
	);
	return signingPath(documentId, EMAIL);
}

function phoneOf(browser: Browser, javaScriptEnabled = true): Promise<Page> {
	const viewport = { width: 390, height: 844 };
	return browser.newPage({ baseURL: BASE_URL, viewport, hasTouch: true, storageState: undefined, javaScriptEnabled });
}

/** Agrees, and comes to the provider's page. */
async function goOver(page: Page): Promise<void> {
	const goOn = page.getByRole("button", { name: "Continue with Stripe" });
	await expectListening(goOn);
	await page.getByRole("radio", { name: "Passport" }).check();
	await page.getByRole("checkbox", { name: /^I agree/ }).check();
	await goOn.click();
	await expect(heading(page)).toHaveText("The provider’s page");
}

test("a provider refuses a document, then verifies one, and tells by its webhook: the document opens on the phone", async ({
	browser,
}) => {
	const path = await sendToProvider("Lease of 14 Quay Street");
	const phone = await phoneOf(browser);
	await phone.goto(path);
	await expect(heading(phone)).toHaveText("Confirm your identity");
	await expectAccessible(phone);
	await expectNoSidewaysScroll(phone);
	await capture(phone, "identity-provider-start");
	await goOver(phone);
	await phone.getByRole("link", { name: "Back" }).click();
	await expect(heading(phone)).toHaveText("Not finished yet");
	await capture(phone, "identity-provider-back");
	await phone.getByRole("link", { name: "Continue with Stripe" }).click();
	await phone.getByRole("link", { name: "Refused" }).click();
	await expect(heading(phone)).toHaveText("Your identity wasn’t confirmed");
	await expect(phone.getByText(/We couldn’t verify that the document is genuine.* 2 more times/)).toBeVisible();
	await goOver(phone);
	await phone.getByRole("link", { name: "Verified", exact: true }).click();
	await start(phone);
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
});

test("without scripts too: what the provider checks later is waited for", async ({ browser }) => {
	const path = await sendToProvider("Without scripts");
	const phone = await phoneOf(browser, false);
	await phone.goto(path);
	await phone.getByRole("radio", { name: "Passport" }).check();
	await phone.getByRole("checkbox", { name: /^I agree/ }).check();
	await phone.getByRole("button", { name: "Continue with Stripe" }).click();
	await expect(heading(phone)).toHaveText("Continue with Stripe");
	await phone.getByRole("link", { name: "Continue with Stripe" }).click();
	await phone.getByRole("link", { name: "Submit, checked later" }).click();
	await expect(heading(phone)).toHaveText("Stripe is checking your document");
	await phone.context().close();
});
