import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { ageProof, sql } from "./support/database.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople } from "./support/organisation.ts";
import { send } from "./support/product.ts";
import { admin, openMail, signIn } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

/** An Admin of their own name, so that nobody else's proof counts. */
async function makeAdmin() {
	const person = { email: `data-${randomUUID()}@example.com`, password: "a password of theirs" };
	await admin("user", "create", "--email", person.email, "--password", person.password, "--role", "Admin");
	return person;
}

test("an Admin exports everything, checks the hashes, and alone can download it", async ({ page, browser }) => {
	const admin = await makeAdmin();
	const title = `Lease ${randomUUID().slice(0, 8)}`;
	const documentId = await send({
		title,
		signers: [{ name: "Mia Chen", emailAddress: "mia@example.com", signerType: "Reviewer" }],
	});
	await signIn(page, admin);
	await page.goto("/settings/data");
	await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();
	await capture(page, "data-none");
	await page.getByRole("button", { name: "Export everything" }).click();
	const dialog = page.getByRole("dialog", { name: "Export everything?" });
	await expect(dialog.getByText("All admins get an email now")).toBeVisible();
	await ageProof(admin.email);
	await dialog.getByRole("button", { name: "Export everything" }).click();
	const proof = page.getByRole("dialog");
	await proof.getByLabel("Password").fill("not theirs at all");
	await proof.getByRole("button", { name: "Confirm" }).click();
	await expect(proof.getByText("Incorrect password.")).toBeVisible();
	await proof.getByLabel("Password").fill(admin.password);
	await proof.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("heading", { name: "Export ready" })).toBeVisible({ timeout: 60_000 });
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
	// A download that breaks off goes on where it stopped.
	const whole = await readFile(path);
	const piece = async (range: string) => {
		const answer = await page.request.get(address ?? "", { headers: { range } });
		return [answer.status(), answer.headers()["content-range"], await answer.body()];
	};
	const { length } = whole;
	expect(await piece(`bytes=${length - 9}-`)).toEqual([
		206,
		`bytes ${length - 9}-${length - 1}/${length}`,
		whole.subarray(-9),
	]);
	expect(await piece(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, Buffer.alloc(0)]);
	const other = await browser.newPage();
	await signIn(other, await makeAdmin());
	await other.goto("/settings/data");
	await expect(other.getByText("can download it.")).toBeVisible();
	await expect(other.getByRole("link", { name: "Download" })).toHaveCount(0);
	expect((await other.request.get(address ?? "")).status()).toBe(404);
	await other.context().close();

	await openMail(page, /The full export of .* is ready/);
	await page.goto("/settings/audit-log");
	await expect(page.getByRole("main").getByRole("listitem").getByText("Full export downloaded").first()).toBeVisible();
	await page.goto("/settings/data");
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("button", { name: "Export everything" })).toBeVisible();
});

test("all documents are to be deleted, which is undone; asked for again, it is carried out", async ({ page }) => {
	const [person] = await makePeople("Nora");
	if (!person) throw new Error("There is nobody.");
	await signIn(page, person);
	await page.getByRole("button", { name: "Send me a sample" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sample agreement" })).toBeVisible();

	async function ask() {
		await page.goto("/settings/data");
		await expectListening(page.getByRole("button", { name: "Delete all documents" }));
		await page.getByRole("button", { name: "Delete all documents" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete all documents?" });
		await dialog.getByLabel("Type “Northwind” to confirm").fill("Southwind");
		await dialog.getByRole("button", { name: "Delete all documents" }).click();
		await expect(dialog.getByText("Enter the organisation’s name as shown.")).toBeVisible();
		await dialog.getByLabel("Type “Northwind” to confirm").fill("Northwind");
		await dialog.getByRole("button", { name: "Delete all documents" }).click();
		await expect(page.getByText("All documents will be deleted on")).toBeVisible();
	}

	await ask();
	await capture(page, "data-deletion");
	await page.goto("/documents");
	await page.getByRole("link", { name: "Review or cancel" }).click();
	// A link that is pressed before the scripts are there loads a page anew, whose buttons hear nothing at first either.
	await expectListening(page.getByRole("button", { name: "Cancel deletion" }));
	await page.getByRole("button", { name: "Cancel deletion" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel deletion" }).click();
	await expect(page.getByRole("button", { name: "Delete all documents" })).toBeVisible();
	await expect(page.getByText("Review or cancel")).toHaveCount(0);

	await ask();
	const [due] = await sql(
		`UPDATE "ContentDeletion" SET "dueAt" = now() WHERE "accountId" = (SELECT "accountId" FROM "User" WHERE "email" = $1)
		RETURNING "id"`,
		[person.email],
	);
	const bringForward = `UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry') AND (
		data->>'deletionId' = $1 OR name = 'purge' AND data->>'documentId' IN (
			SELECT d."id"::text FROM "Document" d JOIN "ContentDeletion" c USING ("accountId") WHERE c."id" = $2::uuid))`;
	await expect(async () => {
		await sql(bringForward, [due?.id, due?.id]);
		await page.goto("/settings/data");
		await expect(page.getByText("1 document was deleted on")).toBeVisible({ timeout: 2_000 });
	}).toPass({ timeout: 90_000 });
	await capture(page, "data-deleted");
	await page.goto("/documents");
	await expect(page.getByText("Sample agreement")).toHaveCount(0);
});
