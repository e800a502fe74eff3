import { adminTest as test } from "./support/admin-test.ts";
import { deskField, newDesk } from "./support/editor.ts";
import { expectListening } from "./support/listening.ts";
import { api, properties } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, type Page } from "./support/test.ts";

/** Drops a file on the page as a person does: held over it first, which the page answers, then let go. */
async function dropFile(page: Page, name: string): Promise<void> {
	const base64 = Buffer.from(await samplePdf()).toString("base64");
	const carried = await page.evaluateHandle(
		([fileName = "", content = ""]) => {
			const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
			const data = new DataTransfer();
			data.items.add(new File([bytes], fileName, { type: "application/pdf" }));
			return data;
		},
		[name, base64],
	);
	// Until the page's scripts are there nothing hears it, and no element shows when they are: it is held there again.
	await expect(async () => {
		await page.dispatchEvent("body", "dragenter", { dataTransfer: carried });
		await expect(page.getByText("Drop to start a document")).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.dispatchEvent("body", "drop", { dataTransfer: carried });
}

// A connection that breaks is told on the console.
test.use({ expectedConsole: [/net::ERR_FAILED/] });

test("seven actions lead from a file to a document that is sent, once, also when the answer is lost", async ({
	page,
}) => {
	const title = `Seven ${Date.now()}`;
	const waitsMs: Record<string, number> = {};
	/** One action, and how long it takes until the next one can be done. */
	const act = async (name: string, action: () => Promise<void>, ready: () => Promise<void>) => {
		await action();
		const from = performance.now();
		await ready();
		waitsMs[name] = Math.round(performance.now() - from);
	};
	await page.goto("/documents");
	// What is held over the page before its script listens is not seen.
	await expectListening(page.getByRole("link", { name: "New document" }));
	// Nobody has sent to her: a list of suggestions would lie over the rest until one goes on.
	const name = page.getByRole("combobox", { name: "Name", exact: true });
	const address = page.getByRole("textbox", { name: "Email", exact: true });
	const sheet = page.locator("[data-page='1']");
	const field = page.locator("[data-field]");
	const dialog = page.getByRole("dialog");
	const confirm = dialog.getByRole("button", { name: "Send to Nora Quist" });

	await act(
		"drop",
		() => dropFile(page, `${title}.pdf`),
		() => expect(name).toBeVisible(),
	);
	await act(
		"name",
		() => name.pressSequentially("Nora Quist"),
		() => expect(page.getByRole("button", { name: /^Nora Quist/ })).toBeVisible(),
	);
	await expect(name).toBeFocused();
	await page.keyboard.press("Tab");
	await act(
		"address",
		() => page.keyboard.type("nora.quist@example.com"),
		() => expect(address).toHaveValue("nora.quist@example.com"),
	);
	await expect(sheet.locator("img")).toBeVisible();
	await act(
		"tool",
		() => page.getByRole("button", { name: "Signature", exact: true }).click(),
		() => expect(page.locator("[data-tool]").first()).toBeVisible(),
	);
	await act(
		"place",
		() => sheet.click({ position: { x: 200, y: 420 } }),
		() => expect(field).toHaveAccessibleName("Signature, Nora Quist, page 1, required, 1 of 1"),
	);
	await act(
		"send",
		() => page.getByRole("button", { name: "Send", exact: true }).click(),
		() => expect(confirm).toBeEnabled(),
	);
	// The server sends it, and the browser never hears of it.
	await page.route(
		"**/desk/send",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await act(
		"confirm",
		() => confirm.click(),
		() => expect(page.getByRole("heading", { level: 1 })).toHaveText(title),
	);
	expect(Object.keys(waitsMs)).toHaveLength(7);
	test.info().annotations.push({ type: "waits", description: JSON.stringify(waitsMs) });

	const documentId = new URL(page.url()).pathname.split("/")[2] ?? "";
	expect(await properties(documentId)).toMatchObject({
		status: "InProgress",
		signerDetails: [{ signerEmail: "nora.quist@example.com" }],
	});
	const list = await api<{ result: { documentId: string }[] }>(
		`/v1/document/list?page=1&searchKey=${encodeURIComponent(title)}`,
	);
	expect(list.result.map((one) => one.documentId)).toEqual([documentId]);
	await page.goto("/outbox");
	await expect(page.getByRole("link", { name: new RegExp(title) })).toHaveCount(1);
});

test("any one of people who are entered on the desk is asked, each by a link", async ({ page }) => {
	await newDesk(page, { name: "Tenancy.pdf", buffer: Buffer.from(await samplePdf()) });
	await page.getByRole("button", { name: "Add signing group" }).click();
	const person = (number: number) => page.getByRole("group", { name: `Person ${number}` });
	const name = person(1).getByRole("combobox", { name: "Name" });
	await expect(name).toBeFocused();
	await name.evaluate((input, text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, "Ida Fox <ida.fox@example.com>; Omar Diaz <omar@example.com>; Mia Chen <mia@example.com>");
	await expect(person(2).getByRole("textbox", { name: "Email" })).toHaveValue("omar@example.com");
	await page.getByRole("button", { name: "Remove Mia Chen" }).click();
	await expect(person(3)).toHaveCount(0);
	await page.getByRole("button", { name: "Add person" }).click();
	await expect(person(3).getByRole("combobox", { name: "Name" })).toBeFocused();
	await person(3).getByRole("combobox", { name: "Name" }).fill("Zoe Quist");
	await person(3).getByRole("textbox", { name: "Email" }).fill("zoe.quist@example.com");
	await page.getByRole("button", { name: "Signature", exact: true }).click();
	await expect(page.locator("[data-tool]").first()).toBeVisible();
	await page.locator("[data-page='1']").click({ position: { x: 200, y: 420 } });
	await expect(deskField(page, "Signature, Ida Fox, Omar Diaz, or Zoe Quist, page 1")).toBeVisible();
	await page.getByRole("button", { name: "Send", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("Ida Fox, Omar Diaz, or Zoe Quist: one person signs.")).toBeVisible();
	await dialog.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenancy");
	const sent = await properties(new URL(page.url()).pathname.split("/")[2] ?? "");
	expect(sent).toMatchObject({
		signerDetails: [{ signType: "Group", groupId: null, groupSigners: [{ signerName: "Ida Fox" }, {}, {}] }],
	});
});
