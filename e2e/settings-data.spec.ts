import { createHash, randomUUID } from "node:crypto";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { sql } from "./support/database.ts";
import { send } from "./support/product.ts";
import { adminJson } from "./support/relying-party.ts";
import { capture, expect, test } from "./support/test.ts";
import { openMail, signIn } from "./support/workplace.ts";

/** An Admin of their own name, so that nobody else's proof counts. */
async function makeAdmin() {
	const person = { email: `data-${randomUUID()}@example.com`, password: "a password of theirs" };
	await adminJson("user", "create", "--email", person.email, "--password", person.password, "--role", "Admin");
	return person;
}

test("an Admin exports everything, checks the hashes, and alone can download it", async ({ page, browser }) => {
	test.setTimeout(120_000);
	const admin = await makeAdmin();
	const title = `Lease ${randomUUID().slice(0, 8)}`;
	const documentId = await send({
		title,
		signers: [{ name: "Mia Chen", emailAddress: "mia@example.com", signerType: "Reviewer" }],
	});
	await signIn(page, admin);
	await page.goto("/settings/data");
	await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
	await capture(page, "data-none");
	await page.getByRole("button", { name: "Export everything" }).click();
	const dialog = page.getByRole("dialog", { name: "Export everything?" });
	await expect(dialog.getByText("All Admins are mailed now")).toBeVisible();
	await sql(
		`UPDATE "Session" SET "provedAt" = now() - interval '1 hour'
		WHERE "userId" = (SELECT "id" FROM "User" WHERE "email" = $1)`,
		[admin.email],
	);
	await dialog.getByRole("button", { name: "Export everything" }).click();
	const proof = page.getByRole("dialog");
	await proof.getByLabel("Password").fill("not theirs at all");
	await proof.getByRole("button", { name: "Go on" }).click();
	await expect(proof.getByText("This is not your current password.")).toBeVisible();
	await proof.getByLabel("Password").fill(admin.password);
	await proof.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("heading", { name: "The export is ready" })).toBeVisible({ timeout: 60_000 });
	await capture(page, "data-ready");

	const saved = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download" }).click();
	const path = await (await saved).path();
	const names = await zipNames(path);
	expect(names.filter((name) => name.includes(title) && name.includes(documentId)).length).toBeGreaterThan(2);
	const sums = (await unzipped(path, "SHA256SUMS")).toString().trimEnd().split("\n");
	expect(sums).toHaveLength(names.length - 1);
	const line = sums.find((one) => one.includes(documentId) && one.includes("/original/")) ?? "";
	const bytes = await unzipped(path, line.slice(66));
	expect(createHash("sha256").update(bytes).digest("hex")).toBe(line.slice(0, 64));

	const address = await page.getByRole("link", { name: "Download" }).getAttribute("href");
	const other = await browser.newPage();
	await signIn(other, await makeAdmin());
	await other.goto("/settings/data");
	await expect(other.getByText("can download it.")).toBeVisible();
	await expect(other.getByRole("link", { name: "Download" })).toHaveCount(0);
	expect((await other.request.get(address ?? "")).status()).toBe(404);
	await other.context().close();

	await openMail(page, /The export of everything in .* is ready/);
	await page.goto("/settings/audit-log");
	await expect(page.getByText("Export of everything downloaded").first()).toBeVisible();
	await page.goto("/settings/data");
	await page.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("button", { name: "Export everything" })).toBeVisible();
});
