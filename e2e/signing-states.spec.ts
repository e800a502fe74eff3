import { createHash, randomBytes } from "node:crypto";
import { sql } from "./support/database.ts";
import { field, oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { api, ownPage, type SignerInput, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, type Page, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
const omar = {
	name: "Omar Diaz",
	emailAddress: "omar@example.com",
	formFields: [field("Signature of Omar", "Signature", 96, 700, { isRequired: true })],
};

async function open(signers: SignerInput[] = [mia], options?: Record<string, string>) {
	const documentId = await send({ title: "Lease of flat 4", signers, options });
	const path = await signingPath(documentId, "mia@example.com");
	return { documentId, path };
}

async function expectTitle(page: Page, title: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("waiting for others' turn", async ({ page }) => {
	const signers = [
		{ ...omar, signerOrder: 1 },
		{ ...mia, signerOrder: 2 },
	];
	const { path } = await open(signers, { EnableSigningOrder: "true" });
	await page.goto(path);
	await expectTitle(page, "It’s not your turn yet");
	await expect(page.getByText("Waiting for Omar Diaz.")).toBeVisible();
	await capture(page, "state-waiting");
});

test("already signed, and a second look is no error", async ({ page }) => {
	const { path } = await open([mia, omar]);
	await page.goto(path);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await finish(page);
	await expectTitle(page, "You’ve signed");
	await page.goto(path);
	await expectTitle(page, "You’ve signed");
	await capture(page, "state-signed");
});

test("finalising, a seal that failed, and completed", async ({ page }) => {
	const { documentId, path } = await open([mia], { Cc: JSON.stringify({ emailAddress: "copy@example.com" }) });
	await page.goto(path);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await finish(page);
	await expectTitle(page, "Document completed");
	await capture(page, "state-completed");
	await test.step("a copy", () => expectCopy(page, documentId));
	// A page that waits for a change loads itself again, at a moment of its own: none is open while the change is made.
	const leave = () => page.goto("about:blank");
	const put = async (state: string) => {
		await leave();
		await sql(`UPDATE "Document" SET "status" = 'InProgress', "sealState" = $2::"SealState" WHERE id = $1`, [
			documentId,
			state,
		]);
		await page.goto(path);
	};
	await put("Failed");
	await expect(page.getByText("We’ll keep trying")).toBeVisible();
	await capture(page, "state-seal-failed");
	await put("Pending");
	await expect(page.getByText("We’re sealing the document")).toBeVisible();
	await capture(page, "state-finalising");
	await leave();
	await sql(`UPDATE "Document" SET "status" = 'Completed', "sealState" = 'Sealed', "closedAt" = $2 WHERE id = $1`, [
		documentId,
		new Date(Date.now() - 31 * 86_400_000),
	]);
	await page.goto(path);
	await expect(page.getByText("You can no longer download it here.")).toBeVisible();
	await capture(page, "state-download-over");
	expect((await page.request.post(`${path}/download`, ownPage)).status()).toBe(404);
});

/** The page behind the link that people in copy are mailed, while it lasts and afterwards. */
async function expectCopy(page: Page, documentId: string): Promise<void> {
	const token = randomBytes(32).toString("base64url");
	await sql(
		`INSERT INTO "CopyLink" ("hash", "carbonCopyId", "expiresAt")
			SELECT $2, "id", now() + interval '1 day' FROM "CarbonCopy" WHERE "documentId" = $1`,
		[documentId, createHash("sha256").update(token).digest("hex")],
	);
	await page.goto(`/copies/${token}`);
	await expectTitle(page, "Document completed");
	await capture(page, "state-copy");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download document" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/\.pdf$/);
	await sql(
		`UPDATE "CopyLink" SET "expiresAt" = now()
			WHERE "carbonCopyId" IN (SELECT "id" FROM "CarbonCopy" WHERE "documentId" = $1)`,
		[documentId],
	);
	await page.reload();
	await expectTitle(page, "This link has expired");
	await capture(page, "state-copy-over");
	expect((await page.request.post(`/copies/${token}/download`, ownPage)).status()).toBe(410);
}

test("declined by oneself and by somebody else", async ({ page }) => {
	const { documentId, path } = await open([mia, omar]);
	// A link is made while there is something to sign.
	const pathOfOther = await signingPath(documentId, "omar@example.com");
	await page.goto(path);
	await page.locator("summary").click();
	await capture(page, "menu");
	await page.getByRole("button", { name: "Decline to sign" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Decline", exact: true }).click();
	await expect(page.getByText("Enter a reason.")).toBeVisible();
	await capture(page, "dialog-decline");
	await page.getByLabel("Reason").fill("The rent is wrong.");
	await page.getByRole("dialog").getByRole("button", { name: "Decline", exact: true }).click();
	await expectTitle(page, "You’ve declined");
	await expect(page.getByText("Reason: The rent is wrong.")).toBeVisible();
	await capture(page, "state-declined-by-me");
	await page.goto(pathOfOther);
	await expectTitle(page, "Document declined");
	await expect(page.getByText("Mia Chen declined it.")).toBeVisible();
	await expect(page).toHaveTitle(/^Document declined · /);
	await expect(page.locator("body")).not.toContainText("The rent is wrong.");
	await capture(page, "state-declined");
});

test("revoked by the sender", async ({ page }) => {
	const { documentId, path } = await open();
	await api(`/v1/document/revoke?documentId=${documentId}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ message: "We found a mistake on page 2." }),
	});
	expect((await page.goto(path))?.status()).toBe(410);
	await expectTitle(page, "Document revoked");
	await expect(page.getByText("Reason: We found a mistake on page 2.")).toBeVisible();
	await capture(page, "state-revoked");
});

test("expired, also in the moment before the job has noticed", async ({ page }) => {
	const { documentId, path } = await open();
	await sql(`UPDATE "Document" SET "expiresAt" = now() WHERE id = $1`, [documentId]);
	await page.goto(path);
	await expectTitle(page, "Document expired");
	await capture(page, "state-expired");
	const finished = await page.request.post(`${path}/finish`, { ...ownPage, data: { edition: 0 } });
	expect(finished.status()).toBe(409);
});

test("a reviewer reads and approves", async ({ page }) => {
	const { path } = await open([{ ...mia, signerType: "Reviewer", formFields: [] }, omar]);
	await page.goto(path);
	await page.getByLabel("I agree to approve electronically").check();
	await page.getByRole("button", { name: "Start review", exact: true }).click();
	await expect(page.getByText("Read the document, then approve")).toBeVisible();
	await capture(page, "review");
	await page.getByLabel("More").click();
	await expect(page.getByRole("button", { name: "Reassign" })).toBeVisible();
	await page.getByRole("button", { name: "Decline", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Decline this document?" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Approve", exact: true }).click();
	await expectTitle(page, "You’ve approved");
	await expect(page.getByText(/^Approved on /)).toBeVisible();
	await capture(page, "state-approved");
});

test.describe("in person", () => {
	/** A page that was left may still ask for its pictures, which are nobody's then. */
	test.use({ expectedConsole: [/status of 410/] });

	test("somebody signs in person at a host's device", async ({ page }) => {
		const person = { ...mia, signerType: "InPersonSigner", hostName: "Hanna Host", hostEmail: "hanna@example.com" };
		const { path } = await open([person]);
		await page.clock.install();
		await page.goto(path);
		await expectTitle(page, "Hand the device to Mia Chen");
		await expectAccessible(page);
		await capture(page, "in-person-host");
		const iAm = page.getByRole("button", { name: "I’m Mia Chen" });
		await expectListening(iAm);
		await iAm.click();
		await expect(page.getByText("Mia Chen, you’re signing on Hanna Host’s device.")).toBeVisible();
		await start(page);
		await sign(page, /^Sign: Signature/);
		await expectSaved(page);

		// Loaded again it is the host's: she may have gone, and what she entered waits for her.
		await page.reload({ waitUntil: "commit" });
		await expectTitle(page, "Hand the device to Mia Chen");
		await expect(page.getByText("Entries are saved and will appear")).toBeVisible();
		await expectListening(iAm);
		await iAm.click();
		await expect(page.getByRole("button", { name: "Finish", exact: true })).toBeVisible();

		// So it is once nobody has touched it for ten minutes.
		await page.clock.fastForward("10:30");
		await expectTitle(page, "Hand the device to Mia Chen");
		await expectListening(iAm);
		await iAm.click();
		await page.getByRole("button", { name: "Finish", exact: true }).click();
		await expectTitle(page, "Mia Chen has signed");
		await capture(page, "in-person-done");
		await page.goto("about:blank");
		await page.goBack();
		await expectTitle(page, "Mia Chen has signed");
		await expect(page.getByRole("link")).toHaveCount(0);
	});
});

test("in French", async ({ page }) => {
	const initials = field("Initials", "Initial", 400, 560, { bounds: { x: 400, y: 560, width: 70, height: 40 } });
	const { path } = await open([{ ...mia, locale: "FR", formFields: [...oneSignature(), initials] }]);
	await page.goto(path);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
	await expect(page.getByRole("button", { name: "Commencer" })).toBeVisible();
	await capture(page, "french");
	await page.getByRole("button", { name: "Ce que cela signifie" }).click();
	await expect(page.getByRole("dialog")).toContainText("Vous acceptez");
	await capture(page, "dialog-consent-french");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Ce que cela signifie" })).toBeFocused();
	const call = page.locator('[data-field="Initials"] .field-call');
	expect(await call.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe("in the dark", () => {
	test.use({ colorScheme: "dark" });
	test("the page stays white paper", async ({ page }) => {
		const { path } = await open();
		await page.goto(path);
		await start(page);
		await expect(page.locator(".page-sheet").first()).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await capture(page, "dark");
		await page.getByRole("button", { name: /^Sign: Signature/ }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await capture(page, "dark-adopt");
	});
});
