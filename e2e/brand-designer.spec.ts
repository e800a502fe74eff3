import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { adminTest } from "./support/admin-test.ts";
import { pressToLeave } from "./support/leaving.ts";
import { expectListening } from "./support/listening.ts";
import { send, signingPath } from "./support/product.ts";
import { certificateFile, sealedFile, wordsOf } from "./support/sealed-file.ts";
import { openMail } from "./support/signed-in.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Page } from "./support/test.ts";

/** The driver's own script that a mail's frame does not let in. */
const test = adminTest.extend({});
test.use({ expectedConsole: [/Blocked script execution in 'about:srcdoc'/] });

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48" viewBox="0 0 240 48">
	<rect width="48" height="48" rx="10" fill="#14344c"/><path d="M12 30 24 16 36 30" fill="none" stroke="#fff" stroke-width="4"/>
	<rect x="60" y="20" width="120" height="8" fill="#f2ae82"/></svg>`;

const NAME = "Quayside Lettings";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What the main button of the signing page has in the preview of this name. */
const colorIn = (page: Page, preview: string) =>
	page
		.frameLocator(`iframe[title="${preview}"]`)
		.locator("#main-action")
		.evaluate((button) => getComputedStyle(button).backgroundColor);

async function chooseFace(page: Page): Promise<void> {
	await page.goto("/settings/brands");
	await page.getByRole("link", { name: "New brand" }).click();
	await expectListening(page.getByRole("button", { name: "Create brand" }));
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
	await page.getByRole("button", { name: "Use these colours" }).click();
	await expect(field(page, "Button")).toHaveValue("#14344C");
	// What is drawn once more with the name is there before anybody counts what is asked for.
	const drawn = page.waitForResponse((response) => response.request().postData()?.includes(NAME) ?? false);
	await field(page, "Brand name").fill(NAME);
	await drawn;
	await expect.poll(() => colorIn(page, "Phone")).toBe("rgb(20, 52, 76)");
}

/** A colour under which nothing can be read, and the nearest that can; nobody is asked for either. */
async function mendColor(page: Page): Promise<void> {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await field(page, "Button").fill("#E07A3F");
	await expect(page.getByText("#FFFFFF text on #E07A3F has a contrast of 2.9:1.")).toBeVisible();
	await page.getByRole("button", { name: /^Use #\w{6} \(4\.5:1\)$/ }).click();
	const color = await field(page, "Button").inputValue();
	expect(color).not.toBe("#E07A3F");
	const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	await expect.poll(() => colorIn(page, "Signing page")).toBe(`rgb(${red}, ${green}, ${blue})`);
	expect(asked.filter((url) => url.startsWith("http"))).toEqual([]);
	page.removeAllListeners("request");
}

/** By the keyboard alone. */
async function chooseRest(page: Page): Promise<void> {
	await page.getByRole("tab", { name: "Appearance" }).focus();
	await page.keyboard.press("ArrowRight");
	await field(page, "Notice heading").fill("Before you sign");
	await page.getByRole("tab", { name: "Text" }).focus();
	await page.keyboard.press("ArrowRight");
	await page.getByLabel("Allow declining").focus();
	await page.keyboard.press("Space");
	await page.getByLabel("Frame around signatures").focus();
	await page.keyboard.press("Space");
	await page.getByLabel("Signer’s email address").focus();
	await page.keyboard.press("Space");
	const preview = page.frameLocator('iframe[title="Signing page"]');
	await expect(preview.getByRole("heading", { name: "Before you sign" })).toBeVisible();
}

/** What is not saved is there after leaving. */
async function comeBack(page: Page): Promise<void> {
	await expect(page.getByText(/^\d unsaved changes$/)).toBeVisible();
	await page.goto("/settings/brands");
	await page.goto("/settings/brands/new");
	await expect(page.getByText(/^You have \d unsaved changes from \d/)).toBeVisible();
	await page.getByRole("button", { name: "Keep editing" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
}

test("a design is found again in a mail, on a signing page and in the sealed PDF, and ends with its name typed", async ({
	page,
}, info) => {
	await chooseFace(page);
	await mendColor(page);
	await chooseRest(page);
	await comeBack(page);
	await capture(page, "brand-designer");
	await page.getByRole("button", { name: "Create brand" }).click();
	await page.waitForURL(/\/settings\/brands\/[0-9a-f-]{36}$/);
	const brandId = page.url().split("/").at(-1) ?? "";
	const color = await field(page, "Button").inputValue();

	const at = { pageNumber: 1, bounds: { x: 80, y: 420, width: 260, height: 90 }, isRequired: true };
	const signer = { name: "Ana", emailAddress: "ana.brand@example.com" };
	const formFields = [{ id: "sign", name: "Signature", fieldType: "Signature", ...at }];
	const title = "Branded lease";
	const documentId = await send({ title, signers: [{ ...signer, formFields }], options: { BrandId: brandId } });

	await openMail(page, new RegExp(`asked you to sign “${title}”`));
	const mail = page.frameLocator("iframe");
	await expect(mail.getByRole("img", { name: NAME })).toHaveAttribute("src", /\/logos\//);
	await expect(mail.locator(".s-button")).toHaveAttribute("style", new RegExp(color, "i"));

	await page.goto(await signingPath(documentId, signer.emailAddress));
	await expect(page.getByRole("banner").getByRole("img", { name: NAME })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Before you sign" })).toBeVisible();
	await page.getByLabel("More").click();
	await expect(page.getByRole("button", { name: "Finish later" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Decline to sign" })).toHaveCount(0);
	await page.keyboard.press("Escape");
	await start(page);
	await sign(page, /^Sign: Signature/);
	await finish(page);
	// Until then the page asks again and again.
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	await expect.poll(async () => (await sealedFile(documentId)).includes("/ByteRange")).toBe(true);
	const path = info.outputPath("sealed.pdf");
	await writeFile(path, await sealedFile(documentId));
	expect(wordsOf(path).map(({ text }) => text)).toContain(signer.emailAddress);
	const certificate = info.outputPath("certificate.pdf");
	await writeFile(certificate, await certificateFile(documentId));
	expect(wordsOf(certificate).map(({ text }) => text)).toEqual(expect.arrayContaining(NAME.split(" ")));
	// Its logo is drawn there in the logo's own colour.
	const drawn = execFileSync("pdftoppm", ["-r", "96", "-l", "1", "-png", certificate]);
	const { data } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const isOfLogo = (at: number) => data[at] === 0x14 && data[at + 1] === 0x34 && data[at + 2] === 0x4c;
	const pixels = Array.from({ length: data.length / 3 }, (_, n) => n * 3).filter(isOfLogo);
	expect(pixels.length).toBeGreaterThan(20);

	await page.goto("/settings/brands");
	await page.getByRole("link", { name: NAME }).click();
	await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
	await page.getByRole("button", { name: `Actions for ${NAME}` }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("1 document already sent keeps its appearance.")).toBeVisible();
	await dialog.getByLabel(`Type ${NAME} to confirm`).fill(NAME);
	await pressToLeave(page, dialog.getByRole("button", { name: "Delete brand" }));
	await expect(page).toHaveURL("/settings/brands");
	await expect(page.getByRole("link", { name: NAME })).toHaveCount(0);
});

test("previews show the brand’s name where pages and emails do: in place of a logo too flat to read", async ({
	page,
}) => {
	await page.goto("/settings/brands/new");
	await expectListening(page.getByRole("button", { name: "Create brand" }));
	await field(page, "Brand name").fill(NAME);
	const header = page.frameLocator('iframe[title="Signing page"]').getByRole("banner");
	const mail = page.frameLocator('iframe[title="Email"]');
	for (const [width, isReadable] of [
		[240, true],
		[2_400, false],
	] as const) {
		const buffer = Buffer.from(LOGO.replaceAll('"240"', `"${width}"`).replace("0 0 240", `0 0 ${width}`));
		await page.locator("input[type=file]").setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
		await expect(header.getByRole("img", { name: NAME })).toHaveCount(isReadable ? 1 : 0);
		await expect(header.getByText(NAME)).toHaveCount(isReadable ? 0 : 1);
		await expect(mail.getByRole("img", { name: NAME })).toHaveCount(isReadable ? 1 : 0);
		await expect(mail.locator("bdi", { hasText: NAME })).toHaveCount(isReadable ? 0 : 1);
		await page.screenshot({ path: `e2e/screens/brand-logo-${width}.png` });
	}
});
