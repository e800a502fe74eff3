import { failDelivery, sql } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { send } from "./support/product.ts";
import { ADMIN, admin, rowOf, signIn } from "./support/signed-in.ts";
import { sign as signField, start } from "./support/signing-page.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

const USER = { email: "stella@example.com", password: "a long password of stella" };
const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
const own = { name: "Stella Start", emailAddress: USER.email, formFields: oneSignature() };

const DAY_MS = 86_400_000;

/** A document of somebody new: their list holds no others'. */
async function sendAll(): Promise<void> {
	await admin(
		"user",
		"create",
		"--email",
		USER.email,
		"--name",
		"Stella Start",
		"--password",
		USER.password,
		"--role",
		"Member",
	);
	const { key = "" } = await admin(
		"api-key",
		"create",
		"--email",
		USER.email,
		"--name",
		"Start",
		"--environment",
		"live",
	);
	await send({ title: "Lease to sign", signers: [own], key });
	await failDelivery(await send({ title: "Lease that bounced", signers: [mia], key }), "mail", "550 no such mailbox");
	const ending = await send({ title: "Lease that ends", signers: [mia], key });
	await sql('UPDATE "Document" SET "expiresAt" = $2 WHERE "id" = $1', [ending, new Date(Date.now() + DAY_MS)]);
	const refused = await send({ title: "Lease refused", signers: [mia], key });
	await sql(`UPDATE "Document" SET "status" = 'Declined' WHERE "id" = $1`, [refused]);
	await sql(
		`UPDATE "Signer" SET "status" = 'Declined', "declineReason" = 'The rent is wrong.' WHERE "documentId" = $1`,
		[refused],
	);
	const unsealed = await send({ title: "Lease without seal", signers: [mia], key });
	await sql(`UPDATE "Document" SET "sealState" = 'Failed' WHERE "id" = $1`, [unsealed]);
}

const partOf = (page: Page, title: string) =>
	page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });

test("what waits and what is stuck is done from the first page, and the first steps go away for good", async ({
	page,
}) => {
	// Pictures of several pages, light and dark, take their time on a small machine.
	test.slow();
	await sendAll();
	await page.goto("/");
	await page.getByLabel("Email").fill(USER.email);
	await page.getByLabel("Password").fill(USER.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /, Stella$/ })).toBeVisible();
	const stuck = partOf(page, "Needs attention");
	await expect(stuck.getByText("Not delivered to mia@example.com: “550 no such mailbox”")).toBeVisible();
	await expect(stuck.getByText("Mia Chen hasn’t opened it.")).toBeVisible();
	await expect(stuck.getByText("Mia Chen declined: “The rent is wrong.”")).toBeVisible();
	await capture(page, "start-stuck");
	await expectListening(page.getByRole("button", { name: "Correct address for Lease that bounced" }));
	await page.getByRole("button", { name: "Correct address for Lease that bounced" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Correct and resend" }).click();
	await expect(dialog.getByText("This address failed.")).toBeVisible();
	await dialog.getByLabel("Email address").fill("mia.chen@example.com");
	await dialog.getByRole("button", { name: "Correct and resend" }).click();
	await expect(dialog).toBeHidden();
	await expect(stuck.getByText("Lease that bounced")).toBeHidden();
	await page.getByRole("button", { name: "Extend expiry of Lease that ends" }).click();
	const later = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 16);
	await dialog.getByLabel("Expires on").fill(later);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(stuck.getByText("Lease that ends")).toBeHidden();
	await page.getByRole("button", { name: "Seal now: Lease without seal" }).click();
	await expect(page.getByText("Sealing started.")).toBeVisible();
	const steps = page.getByRole("button", { name: "Hide checklist" });
	await steps.click();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
	await steps.click();
	await expect(page.getByText("Checklist hidden.")).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Recent" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Get started" })).toBeHidden();
	await page.getByRole("button", { name: "Send again: Lease refused" }).click();
	await expect(page).toHaveURL(/\/desk$/);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Lease refused");
	await page.goto("/start");
	await page.getByRole("button", { name: "Sign Lease to sign" }).click();
	await expect(page).toHaveURL(/\/sign\//);
});

test("the palette finds documents, people, rooms and actions by the keyboard, and a sheet names the keys", async ({
	page,
}) => {
	test.slow();
	await send({ title: "Palette of Quay Street", signers: [mia] });
	await signIn(page);
	await page.goto("/start");
	await expectListening(page.getByRole("button", { name: "Search or jump to…" }));
	await page.keyboard.press("Control+k");
	const palette = page.getByRole("dialog", { name: "Search and commands" });
	const option = (name: string | RegExp) => palette.getByRole("option", { name });
	await palette.getByRole("combobox").fill("quay street");
	await expect(option(/^Palette of Quay Street/)).toHaveAttribute("aria-selected", "true");
	await capture(page, "palette");
	await page.keyboard.press("ArrowRight");
	await expect(option("Send reminder")).toBeVisible();
	await option("Labels…").click();
	const labels = page.getByRole("dialog").getByLabel("Labels");
	await expect(labels).toBeVisible();
	await expect(page).toHaveURL(/\/documents\/[^?]+$/);
	await page.keyboard.press("Escape");
	await expect(labels).toBeHidden();
	// On the document's own page what can be done with it comes first.
	await page.keyboard.press("Control+k");
	await expect(palette.getByText(/^Actions for “Palette of Quay Street/)).toBeVisible();
	await expect(option("Send reminder")).toBeVisible();
	await expect(option("Back")).toHaveCount(0);
	await palette.getByRole("combobox").fill("labels");
	await expect(option("Labels…")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+k");
	await palette.getByRole("combobox").fill("invite");
	await option("Invite people").click();
	await expect(page.getByRole("dialog", { name: "Invite people" })).toBeVisible();
	await page.keyboard.press("Escape");
	// What is begun on a page comes first there.
	await page.keyboard.press("Control+k");
	await expect(palette.getByText("On this page")).toBeVisible();
	await expect(option("Invite people")).toHaveAttribute("aria-selected", "true");
	// Enter is about what was typed, however fast: not about what still stands there.
	await palette.getByRole("combobox").fill("passkeys");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
	await page.keyboard.press("Control+k");
	await palette.getByRole("combobox").fill("new custom");
	await option("New custom field").click();
	await expect(page.getByRole("menuitem", { name: "Date", exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+k");
	await palette.getByRole("combobox").fill("new api");
	await option("New API key").click();
	await expect(page.locator("#new-key-name")).toBeFocused();
	await page.keyboard.press("Control+k");
	await palette.getByRole("combobox").fill(ADMIN.email);
	await expect(option(/^Admin/).first()).toBeVisible();
	await palette.getByRole("combobox").fill("organis");
	await option("Organisation").click();
	await expect(page.getByRole("heading", { level: 1, name: "Organisation" })).toBeVisible();
	const name = page.getByLabel("Name", { exact: true });
	const save = page.locator("form", { has: name }).getByRole("button", { name: "Save" });
	await expectListening(save);
	await name.fill("");
	await save.click();
	await expect(page.getByText("Enter the organisation’s name.")).toBeVisible();
	await capture(page, "organisation");
	await name.fill("My organisation");
	await save.click();
	await expect(page.getByText("Profile saved")).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("button", { name: "Search or jump to…" }).click();
	await palette.getByRole("combobox").fill("zzzz");
	await expect(palette.getByText("No results for “zzzz”.")).toBeVisible();
	// What could not be looked for is not told as missing, and is asked for again.
	const unanswered = { contentType: "text/html", body: "" };
	await page.route("**/documents/anything?*", (route) => route.fulfill(unanswered), { times: 1 });
	await palette.getByRole("combobox").fill("zzzzz");
	await expect(palette.getByRole("alert")).toContainText("Couldn’t search documents.");
	await expect(palette.getByText("No results for")).toHaveCount(0);
	await palette.getByRole("button", { name: "Try again" }).click();
	await expect(palette.getByText("No results for “zzzzz”.")).toBeVisible();
	await expect(palette.getByRole("combobox")).toBeFocused();
	// A letter too many leads to the document all the same, and to a room.
	await palette.getByRole("combobox").fill("quayy street");
	await expect(option("Did you mean “quay street”?")).toBeVisible();
	await capture(page, "palette-near");
	await page.keyboard.press("Enter");
	await expect(option(/^Palette of Quay Street/)).toBeVisible();
	await palette.getByRole("combobox").fill("organsation");
	await option("Did you mean “organisation”?").click();
	await expect(option("Organisation")).toBeVisible();
});

test("who is asked by a colleague signs from the first page or the list, and is shown nothing else of theirs", async ({
	page,
}) => {
	const ben = { email: "ben@example.com", password: "a long password of ben" };
	const about = ["--email", ben.email, "--name", "Ben North", "--password", ben.password, "--role", "Member"];
	await admin("user", "create", ...about);
	const asked = { name: "Ben North", emailAddress: ben.email, formFields: oneSignature() };
	const documentId = await send({
		title: "Terms of the workshop",
		signers: [asked, { ...mia, formFields: [{ ...oneSignature()[0], id: "Second" }] }],
	});
	await send({ title: "Rules of the house", signers: [asked] });
	await signIn(page, ben);
	await page.getByRole("link", { name: /^Waiting for me/ }).click();
	const row = rowOf(page, "Terms of the workshop");
	await expect(row).toContainText("Your turn to sign");
	await expect(row.getByRole("link")).toHaveCount(0);
	await expect(row.getByRole("checkbox")).toHaveCount(0);
	await capture(page, "list-asked");
	expect((await page.request.get(`/documents/${documentId}`)).status()).toBe(404);
	await row.getByRole("button", { name: "Sign Terms of the workshop" }).click();
	await expect(page).toHaveURL(/\/sign\//);
	await page.goto("/start");
	const waiting = partOf(page, "Waiting for you");
	await expect(waiting).toContainText("From Admin");
	await capture(page, "start-asked");
	const sign = waiting.getByRole("button", { name: "Sign Rules of the house" });
	await expectListening(sign);
	await sign.click();
	await start(page);
	await signField(page, /^Sign: Signature/);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	// It leads back by itself, not to a page that is not for them.
	await expect(page).toHaveURL(/\/start$/);
	await expect(waiting).not.toContainText("Rules of the house");
	await expect(waiting).toContainText("Terms of the workshop");
});
