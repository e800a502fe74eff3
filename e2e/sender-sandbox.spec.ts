import { oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { ADMIN, admin, openMail, rowOf, signIn } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test("test documents have a list of their own, and every address of theirs opens from anywhere", async ({ page }) => {
	const about = ["--email", ADMIN.email, "--name", "Trial", "--environment", "sandbox"];
	const { key = "" } = await admin("api-key", "create", ...about);
	const trial = await send({ title: "Trial lease", signers: [mia], key });
	await send({ title: "Binding lease", signers: [mia] });
	const viewed = page.waitForResponse((answer) => answer.url().endsWith("/viewed"));
	await page.goto(await signingPath(trial, "mia@example.com", key));
	await expect(page.getByText("This is a test document.")).toBeVisible();
	await page.mouse.move(200, 200);
	await viewed;

	await signIn(page);
	await page.goto("/documents?q=lease");
	await expect(rowOf(page, "Binding lease")).toBeVisible();
	await expect(rowOf(page, "Trial lease")).toBeHidden();
	await page.getByRole("button", { name: "Sandbox", exact: true }).click();
	await expect(
		page.getByText("Sandbox: for testing only. Documents are watermarked and deleted after 14 days."),
	).toBeVisible();
	await expect(rowOf(page, "Trial lease")).toBeVisible();
	await expect(rowOf(page, "Binding lease")).toBeHidden();
	await capture(page, "sender-sandbox");
	// So has the outbox; a mail leads to a page that opens, whichever list is shown.
	await openMail(page, /viewed “Trial lease”/);
	const link = page.frameLocator("iframe").getByRole("link", { name: "View document" }).first();
	expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(`/documents/${trial}`);
	await page.goto("/outbox");
	const mails = (title: string) => page.getByRole("listitem").filter({ hasText: title });
	await expect(mails("Binding lease")).toHaveCount(0);
	await page.getByRole("button", { name: "Live", exact: true }).click();
	await expect(page.getByText("Sandbox: for testing only.")).toBeHidden();
	await expect(mails("Trial lease")).toHaveCount(0);
	await openMail(page, /Binding lease/);

	await page.goto(`/documents/${trial}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trial lease");
	await page.goto("/documents?q=lease");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("button", { name: "Showing live documents. Switch to Sandbox" }).click();
	await expect(rowOf(page, "Trial lease")).toBeVisible();
	await expect(rowOf(page, "Binding lease")).toBeHidden();
	await expect(page.getByText("Sandbox: for testing only.")).toBeVisible();
	const rooms = page.getByRole("navigation", { name: "Main" });
	expect(await rooms.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});
