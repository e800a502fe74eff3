import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { draftField } from "#lib/draft/testing/make-draft.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { sql } from "./support/database.ts";
import { makeDraft, postStep } from "./support/editor-draft.ts";
import { deskUser, openDesk } from "./support/editor-page.ts";
import { field, oneSignature } from "./support/fields.ts";
import { freePort } from "./support/installation.ts";
import { expectListening } from "./support/listening.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { startSecondWeb } from "./support/relying-party.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { openDocument, openMail } from "./support/signed-in.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

const wanda = { name: "Wanda Lee", emailAddress: "wanda@example.com", formFields: oneSignature() };
const withCode = { ...wanda, authenticationType: "AccessCode", authenticationCode: "K7F4-9QXM" };

/** The signer's phone: another browser than the sender's. */
function phoneOf(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
	const viewport = { width: 390, height: 844 };
	return browser.newPage({ baseURL: BASE_URL, viewport, hasTouch: true, storageState: undefined, ...options });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Gives a code by the button, once the page answers to it. */
async function give(page: Page, code: string): Promise<void> {
	const open = page.getByRole("button", { name: "Open document" });
	await expectListening(open);
	await page.getByLabel("Access code").fill(code);
	await open.click();
}

test("wrong access codes lock the document; its sender unlocks it, and the right one opens it", async ({
	page,
	browser,
}) => {
	const title = "Told by phone";
	const formFields = [...oneSignature(), field("Note", "TextBox", 96, 500)];
	const documentId = await send({ title, signers: [{ ...withCode, formFields, authenticationRetryCount: 2 }] });
	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, "wanda@example.com"));
	await expect(heading(phone)).toHaveText("Confirm it’s you");
	await give(phone, "K7F4-9QXN");
	await expect(phone.getByText("That code isn’t right. You have 1 try left")).toBeVisible();
	await capture(phone, "proof-wrong");
	await give(phone, "guess");
	await expect(heading(phone)).toHaveText("This document is locked for you");

	await openDocument(page, documentId, title);
	const unlock = page.getByRole("button", { name: "Unlock for Wanda Lee" });
	await expectListening(unlock);
	await unlock.click();
	await expect(page.getByText("Wanda Lee can try again.")).toBeVisible();

	await phone.getByRole("link", { name: "Check again" }).click();
	await expect(heading(phone)).toHaveText("Confirm it’s you");
	await give(phone, " K7F4-9QXM ");
	await start(phone);

	// Who sat there for an hour proves it again, and finds what they typed then.
	const past = `UPDATE "SignerProof" SET "lastUsedAt" = now() - interval '2 hours' WHERE "signerId" IN
		(SELECT "id" FROM "Signer" WHERE "documentId" = $1)`;
	await sql(past, [documentId]);
	await phone.getByRole("button", { name: /Note/ }).click();
	await phone.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill("Third floor");
	await expect(heading(phone)).toHaveText("Confirm it’s you");
	await give(phone, "K7F4-9QXM");
	await expect(phone.getByText("Third floor")).toBeVisible();
	await expectSaved(phone);
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
	await openDocument(page, documentId, title);
	await expect(page.getByText("Access code: verified")).toBeVisible();
});

test("a sender adds a code by email to a document that is out, and the phone that was sent it opens the document", async ({
	page,
	browser,
}) => {
	const title = "Only for Wanda";
	const documentId = await send({ title, signers: [wanda] });
	await openDocument(page, documentId, title);
	const change = page.getByRole("button", { name: "Signer authentication for Wanda Lee" });
	await expectListening(change);
	await change.click();
	const dialog = page.getByRole("dialog");
	const frequency = dialog.getByLabel("Frequency", { exact: true });
	await dialog.getByRole("radio", { name: /^ID verification/ }).check();
	await expect(frequency).toHaveValue("OncePerDocument");
	await dialog.getByRole("radio", { name: /^Email code/ }).check();
	await expect(frequency).toHaveValue("EveryAccess");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Email code: not verified yet")).toBeVisible();

	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, "wanda@example.com"));
	const ask = phone.getByRole("button", { name: "Send code" });
	await expectListening(ask);
	await ask.click();
	await expect(heading(phone)).toHaveText("Enter the code");
	const code = phone.getByLabel("Code from the email");
	await expect(code).toBeFocused();
	await expect(phone.getByRole("button", { name: /^Send new code in 0:\d\d$/ })).toBeDisabled();
	await openMail(page, `Your code for “${title}”`);
	const mail = page.frameLocator("iframe").getByRole("heading", { name: /^Your code is \d{6}$/ });
	const digits = (await mail.textContent())?.match(/\d{6}/)?.[0] ?? "";
	// The last digit gives it: nothing else is to be pressed.
	await code.fill(digits);
	await start(phone);
	await phone.context().close();
	await openDocument(page, documentId, title);
	await expect(page.getByText("Email code: verified")).toBeVisible();
});

test("a code by text message goes to the signer's phone and opens the document there", async ({ page, browser }) => {
	const title = "Only by phone";
	const phoneNumber = { countryCode: "+33", number: "06 12 34 56 78" };
	const documentId = await send({ title, signers: [{ ...wanda, authenticationType: "SMSOTP", phoneNumber }] });
	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, "wanda@example.com"));
	await expect(phone.getByText("We’ll send it by SMS to +33 •••• 78")).toBeVisible();
	const ask = phone.getByRole("button", { name: "Send code" });
	await expectListening(ask);
	await ask.click();
	await expect(heading(phone)).toHaveText("Enter the code");
	const code = phone.getByLabel("Code from the SMS");
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute("autocomplete", "one-time-code");
	await openMail(page, /is your code for "Only by phone"/);
	await expect(page.getByText("To +33612345678")).toBeVisible();
	const text = page.getByText(/^\d{6} is your code for "Only by phone"/);
	const digits = (await text.textContent())?.match(/^\d{6}/)?.[0] ?? "";
	await code.fill(digits);
	await start(phone);
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
	await openDocument(page, documentId, title);
	await expect(page.getByText("SMS code: verified")).toBeVisible();
});

test("whoever guesses at two web processes at once has no more tries than at one", async () => {
	const documentId = await send({ signers: [withCode] });
	const path = `${await signingPath(documentId, "wanda@example.com")}/proof`;
	const port = await freePort();
	const second = await startSecondWeb(port);
	try {
		const guess = async (at: string, code: string) => {
			const headers = { "content-type": "application/json", origin: BASE_URL };
			const answer = await fetch(`${at}${path}`, { method: "POST", headers, body: JSON.stringify({ code }) });
			return (await answer.json()) as { outcome: string; isLocked: boolean };
		};
		const both = [BASE_URL, `http://localhost:${port}`];
		const guesses = Array.from({ length: 16 }, (_, number) => guess(both[number % 2] ?? "", `guess ${number}`));
		const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome).sort();
		expect(outcomes).toEqual([...Array(12).fill("locked"), ...Array(4).fill("wrong")]);
		for (const at of both) {
			expect(await guess(at, withCode.authenticationCode)).toMatchObject({ outcome: "locked", isLocked: true });
		}
	} finally {
		second.kill("SIGTERM");
	}
});

test("without scripts a wrong code is said, and the right one shows the pages", async ({ browser }) => {
	const phone = await phoneOf(browser, { javaScriptEnabled: false });
	await phone.goto(await signingPath(await send({ signers: [withCode] }), "wanda@example.com"));
	await phone.getByLabel("Access code").fill("guess");
	await phone.getByRole("button", { name: "Open document" }).click();
	await expect(phone.getByText("That code isn’t right. You have 4 tries left.")).toBeVisible();
	await phone.getByLabel("Access code").fill("K7F4-9QXM");
	await phone.getByRole("button", { name: "Open document" }).click();
	await expect(phone.getByRole("region", { name: "Page 1 of 2" })).toBeVisible();
	await phone.context().close();
});

test("a code that is set on the desk is asked for, and no step of the draft ever holds it", async ({
	page,
	browser,
}) => {
	const user = await deskUser(page);
	const draft = await makeDraft(user, await samplePdf());
	const { recipientId, fileId, documentId } = draft;
	await postStep(user, draft, [
		{ kind: "add", in: "fields", id: randomUUID(), value: draftField({ recipientId, fileId }) },
		{ kind: "patch", in: "document", set: { title: "Set on the desk" }, was: {} },
	]);
	const steps: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/desk/steps")) steps.push(request.postData() ?? "");
	});
	await openDesk(page, documentId);
	await page.getByRole("button", { name: /^Mia Chen Signer/ }).click();
	await page.getByText("Signer authentication", { exact: true }).click();
	const way = page.getByLabel("Method");
	const frequency = page.getByLabel("Frequency");
	await way.selectOption("IdVerification");
	await expect(frequency).toHaveValue("OncePerDocument");
	await frequency.selectOption("EveryAccess");
	await expect(frequency).toHaveValue("EveryAccess");
	await expect.poll(() => steps.at(-1)).toContain('"frequency":"EveryAccess"');
	await way.selectOption("AccessCode");
	await page.getByText("Signer authentication", { exact: true }).click();
	await page.getByRole("button", { name: "1 to fix" }).click();
	const missing = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Set an access code for" });
	await missing.getByRole("button").click();
	await expect(page.getByLabel("Access code", { exact: true })).toBeFocused();
	await page.getByLabel("Access code", { exact: true }).fill("Rosebud 41");
	await page.getByRole("button", { name: "Set code", exact: true }).click();
	await expect(page.getByText("Access code set.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Ready to send" })).toBeVisible();
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByText("Requires an access code you share.")).toBeVisible();
	await page.getByRole("button", { name: "Send to Mia Chen" }).click();
	await expect(page).toHaveURL(new RegExp(`/documents/${documentId}$`));
	expect(steps.length).toBeGreaterThan(0);
	expect(steps.filter((body) => body.includes("Rosebud"))).toEqual([]);

	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, "mia@example.com"));
	await give(phone, "Rosebud 41");
	await expect(phone.getByLabel("I agree to sign electronically")).toBeVisible();
	await phone.context().close();
});
