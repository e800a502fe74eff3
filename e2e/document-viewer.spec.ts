import { readFile } from "node:fs/promises";
import { field } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { openDocument, signIn } from "./support/signed-in.ts";
import { expectSaved, sign, start } from "./support/signing-page.ts";
import { capture, expect, test } from "./support/test.ts";

test("a completed document is looked at with its values, told apart by who filled them in, and kept as a list", async ({
	browser,
	page,
}) => {
	// Two people sign before there is something to look at, light and dark.
	test.slow();
	const title = `Onboarding ${crypto.randomUUID()}`;
	const people = [
		{ name: "Grace Wolfeschlegelsteinhausenbergerdorff", emailAddress: "grace@example.com" },
		{ name: "Omar Diaz", emailAddress: "omar@example.com" },
	];
	const signers = people.map((person, index) => ({
		...person,
		formFields: [
			field(`Phone of ${person.name}`, "TextBox", 96, 430 + index * 40),
			field(`Signature of ${person.name}`, "Signature", 96 + index * 300, 560, { isRequired: true }),
		],
	}));
	const documentId = await send({ title, signers, files: [{ name: "form.pdf", bytes: await samplePdf(10) }] });
	await Promise.all(
		people.map(async (person) => {
			const other = await browser.newPage();
			await other.goto(await signingPath(documentId, person.emailAddress));
			await start(other);
			await other.getByRole("textbox", { name: /Phone/ }).fill("+32 470 12 08 55");
			await sign(other, /^Sign: Signature of/);
			await expectSaved(other);
			await other.getByRole("button", { name: "Finish", exact: true }).click();
			// Whoever is quicker than the drawing of ten pages waits for it.
			await expect(other.getByRole("heading", { level: 1 })).toHaveText(/You’ve signed|Document completed/, {
				timeout: 60_000,
			});
			await other.close();
		}),
	);
	await signIn(page);
	await openDocument(page, documentId, title);
	const viewer = page.getByRole("region", { name: "Document", exact: true });
	const phone = viewer.getByRole("button", {
		name: "Phone of Grace Wolfeschlegelsteinhausenbergerdorff: +32 470 12 08 55, filled in by Grace Wolfeschlegelsteinhausenbergerdorff",
	});
	const note = viewer
		.getByRole("tooltip")
		.filter({ hasText: "Grace Wolfeschlegelsteinhausenbergerdorff filled this in" })
		.first();
	await expect(viewer.getByRole("listitem").filter({ hasText: /^Omar Diaz2 values$/ })).toBeVisible();
	await phone.focus();
	await expect(note).toBeVisible();
	await capture(page, "document-viewer");

	// What one person filled in is one line of the activity, which opens to each with its time.
	const filled = page.getByRole("listitem").filter({ hasText: "Omar Diaz filled in 2 fields." });
	await expect(filled.getByRole("listitem")).toHaveCount(0);
	await filled.getByText("Field details").click();
	await expect(filled.getByRole("listitem")).toContainText(["“Phone of Omar Diaz”", "“Signature of Omar Diaz”"]);

	// Plain, nothing is tinted and nothing more can be said of it.
	await viewer.getByRole("switch", { name: "Show who filled in what" }).click();
	await expect(phone).toHaveCount(0);
	await expect(viewer.getByText("+32 470 12 08 55").first()).toBeVisible();

	// On a phone the first pages are small below the large one; the others come when they are asked for.
	await page.setViewportSize({ width: 390, height: 844 });
	const [tool, who] = [viewer.getByRole("button", { name: "Zoom in" }), viewer.getByRole("switch")];
	const [left, right] = await Promise.all([tool.boundingBox(), who.boundingBox()]);
	expect(Math.abs((left?.y ?? Number.NaN) - (right?.y ?? Number.NaN))).toBeLessThan(30);
	const pages = viewer.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: /^Page / });
	await expect(pages).toHaveCount(8);
	await viewer.getByRole("button", { name: "All 10 pages" }).click();
	await expect(pages).toHaveCount(10);
	await pages.last().click();
	await expect(viewer.getByRole("region", { name: `Page 10 of ${title}` })).toBeVisible();
	await viewer.getByRole("button", { name: "Zoom in" }).click();
	await expect(viewer.locator(".pdf-page canvas")).toBeVisible();

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	const csv = await readFile(await (await download).path(), "utf8");
	expect(csv.match(/"Phone of [^"]*","'\+32 470 12 08 55"/g)).toHaveLength(2);
});
