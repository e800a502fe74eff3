import { sql } from "./support/database.ts";
import { makeDraft } from "./support/editor-draft.ts";
import { expectListening } from "./support/listening.ts";
import { makePeople, type Person } from "./support/organisation.ts";
import { BASE_URL } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { signIn } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

test("somebody moves to another team, is noted, leaves a draft to whoever is named, and comes back", async ({
	page,
	browser,
}) => {
	const [rita, noa] = (await makePeople("Rita", "Noa")) as [Person, Person];
	const nora = await browser.newPage({ baseURL: BASE_URL });
	await signIn(nora, noa);
	const [row] = await sql(`SELECT "id" FROM "User" WHERE "email" = $1`, [noa.email]);
	const userId = String(row?.id);
	const draft = await makeDraft({ request: nora.request, url: BASE_URL, userId }, await samplePdf());

	await signIn(page, rita);
	await page.goto("/settings/teams");
	await expectListening(page.getByRole("button", { name: "New team" }));
	await page.getByRole("button", { name: "New team" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill("Lettings");
	await dialog.getByRole("button", { name: "Create team" }).click();
	await expect(page.getByText("Team Lettings created.")).toBeVisible();

	await page.goto("/settings/people");
	const about = page.getByRole("button", { name: "Actions for Noa North" });
	const ask = async (what: string) => {
		await about.click();
		await page.getByRole("menuitem", { name: what }).click();
	};
	await expectListening(about);
	await ask("Move to another team");
	await dialog.getByLabel("Team").selectOption("Lettings");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Noa North moved to another team.")).toBeVisible();
	await ask("Edit metadata");
	await dialog.getByLabel("Names and values").fill("cost centre 4711");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog.getByText("Line 1 needs a name, an equals sign and a value.")).toBeVisible();
	await dialog.getByLabel("Names and values").fill("cost centre = 4711");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Metadata for Noa North saved.")).toBeVisible();

	await ask("Deactivate");
	await expect(dialog.getByLabel("1 draft")).toHaveValue(/./);
	await capture(page, "people-hand-over");
	await dialog.getByRole("button", { name: "Deactivate Noa North" }).click();
	await expect(page.getByText("Noa North deactivated.")).toBeVisible();
	// Not by going there: an open page learns of it at any moment, and goes to sign-in as well.
	expect((await nora.request.get("/documents")).url()).toContain("/sign-in");
	await expect
		.poll(() => sql(`SELECT "senderId" = $2 AS "isHers" FROM "Document" WHERE "id" = $1`, [draft.documentId, userId]))
		.toEqual([{ isHers: false }]);
	await page.goto("/documents?filter=drafts");
	await expect(page.getByRole("listitem").filter({ hasText: "Lease" })).toBeVisible();

	await page.goto("/settings/people?tab=deactivated");
	await page
		.getByRole("tab", { name: "Deactivated" })
		.or(page.getByRole("link", { name: "Deactivated" }))
		.first()
		.click();
	await ask("Reactivate");
	await dialog.getByRole("button", { name: "Reactivate" }).click();
	await expect(page.getByText("Noa North reactivated.")).toBeVisible();
	await nora.context().close();
});
