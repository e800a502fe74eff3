import { randomUUID } from "node:crypto";
import { adminTest as test } from "./support/admin-test.ts";
import { failDelivery } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { properties, send } from "./support/product.ts";
import { openDocument, openMail, rowOf } from "./support/signed-in.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
const noah = { name: "Noah Fischer", emailAddress: "noah@exmaple.com", formFields: oneSignature() };
const reader = { name: "Noah Fischer", emailAddress: "noah@example.com", signerType: "Reviewer" };

test("an address that bounced is corrected in place, and the request goes out again", async ({ page }) => {
	const title = "Sent to the wrong place";
	const documentId = await send({ title, signers: [noah] });
	await openDocument(page, documentId, title);
	// Mails are in the outbox before their delivery is noted, which would come after what is written here.
	await expect(page.getByText("Email sent")).toBeVisible();
	await failDelivery(documentId, "mail", "550 5.1.1 No such user");
	await openUndelivered(page, documentId, title);
	await expect(page.getByText("550 5.1.1 No such user")).toBeVisible();
	await capture(page, "sender-document-bounced");
	await page.getByLabel("Noah Fischer’s email").fill("noah@example");
	await page.getByRole("button", { name: "Correct and send" }).click();
	await expect(page.getByText("Enter an address like name@example.com.")).toBeVisible();
	await page.getByLabel("Noah Fischer’s email").fill("noah@example.com");
	await page.getByRole("button", { name: "Correct and send" }).click();
	await expect(page.getByText("Request sent to noah@example.com.")).toBeVisible();
	await expect(page.getByText("Email sent")).toBeVisible();
	await openMail(page, new RegExp(title));
	await expect(page.getByText("To noah@example.com")).toBeVisible();
});

test("another person takes a signer's place, from the page or from the list", async ({ page }) => {
	const title = `Wrong person ${randomUUID().slice(0, 8)}`;
	const documentId = await send({ title, signers: [mia, reader] });
	await openDocument(page, documentId, title);
	await page.getByRole("button", { name: "Correct Mia Chen’s address" }).click();
	await page.getByRole("button", { name: "Replace Mia Chen with someone else…" }).click();
	const dialog = page.getByRole("dialog", { name: "Replace Mia Chen" });
	await dialog.getByRole("button", { name: "Change recipient" }).click();
	await expect(dialog.getByText("Enter a name.")).toBeVisible();
	await dialog.getByLabel("New person’s name").fill("Ida Berg");
	await dialog.getByLabel("Email").fill("noah@example.com");
	await dialog.getByRole("button", { name: "Change recipient" }).click();
	await expect(dialog.getByText("A signer already has this address.")).toBeVisible();
	await dialog.getByLabel("Email").fill("ida@example.com");
	await dialog.getByLabel("Reason (optional)").fill("Mia is on leave.");
	await capture(page, "recipient-changed");
	await dialog.getByRole("button", { name: "Change recipient" }).click();
	await expect(page.getByText("Mia Chen replaced with Ida Berg.")).toBeVisible();
	await expect(page.getByText("ida@example.com").first()).toBeVisible();

	await page.goto(`/documents?q=${encodeURIComponent(title)}`);
	await page.getByRole("button", { name: `Actions for ${title}` }).click();
	await page.getByRole("menuitem", { name: "Change recipient" }).click();
	const asked = page.getByRole("dialog", { name: "Change recipient" });
	await asked.getByLabel("Recipient to replace").selectOption({ label: "Noah Fischer · noah@example.com" });
	await asked.getByLabel("New person’s name").fill("Eve Stone");
	await asked.getByLabel("Email").fill("eve@example.com");
	await capture(page, "recipient-chosen");
	await asked.getByRole("button", { name: "Change recipient" }).click();
	await expect(page.getByText("Noah Fischer replaced with Eve Stone.")).toBeVisible();
	const { signerDetails } = await properties(documentId);
	expect(signerDetails).toMatchObject([{ signerEmail: "ida@example.com" }, { signerEmail: "eve@example.com" }]);
	await openMail(page, `Admin asked you to review “${title}”`);
	await expect(page.getByText("To eve@example.com")).toBeVisible();
});

test("the outbox shows mails as they look and as text, and their links work", async ({ page, context }) => {
	const title = "Look into the outbox";
	await send({ title, signers: [mia], message: "<script>alert(1)</script>" });
	await openMail(page, new RegExp(title));
	const popup = context.waitForEvent("page");
	await page.frameLocator("iframe").getByRole("link", { name: "Review and sign" }).click();
	await expect((await popup).getByText(title).first()).toBeVisible();
	await page.getByRole("button", { name: "Plain text" }).click();
	await expect(page.getByRole("link", { name: /\/sign\// })).toBeVisible();
	await page.goto("/outbox");
	await capture(page, "sender-outbox");
});

test("who is asked by text message signs by its link, and a failure shows on the document", async ({
	page,
	context,
}) => {
	// Pictures of several pages, light and dark, take their time on a small machine.
	test.slow();
	const title = "By text message";
	const phoneNumber = { countryCode: "+33", number: "06 12 34 56 78" };
	const lea = { name: "Léa Martin", emailAddress: "", deliveryMode: "SMS", phoneNumber, formFields: oneSignature() };
	const documentId = await send({ title, signers: [lea] });
	await openMail(page, `Admin asked you to sign "${title}"`);
	await expect(page.getByText("To +33612345678")).toBeVisible();
	await capture(page, "delivery-1-text-message");
	await openDocument(page, documentId, title);
	await expect(page.getByText("+33 612345678")).toBeVisible();
	await expect(page.getByText("SMS sent")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Correct .* address$/ })).toHaveCount(0);
	await failDelivery(documentId, "sms", "400 No such number.");
	await openUndelivered(page, documentId, title);
	await expect(page.getByText("SMS failed")).toBeVisible();
	await expect(page.getByText("The SMS to +33612345678 wasn’t delivered: 400 No such number.")).toBeVisible();
	await capture(page, "delivery-2-failed");
	await page.getByRole("button", { name: "Send reminder" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send reminder" }).click();
	await openMail(page, /Reminder: .*By text message/);
	const popup = context.waitForEvent("page");
	await page.getByRole("link", { name: /\/sign\// }).click();
	const signing = await popup;
	await start(signing);
	await sign(signing, /^Sign: Signature/);
	await finish(signing);
	expect((await properties(documentId)).signerDetails).toMatchObject([{ status: "Completed" }]);
});

/** Opens a document from the list of what needs attention. */
async function openUndelivered(page: Page, documentId: string, title: string): Promise<void> {
	await page.goto("/documents?filter=attention");
	await expect(rowOf(page, title)).toContainText("Not delivered");
	await openDocument(page, documentId, title);
}
