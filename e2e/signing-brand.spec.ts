import { api, send, signingPath } from "./support/product.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Page, test } from "./support/test.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="48" viewBox="0 0 250 48">
	<circle cx="24" cy="24" r="20" fill="#0F6B57"/><path d="M12 28q6-10 12 0t12 0" stroke="#fff" stroke-width="3" fill="none"/>
	<text x="54" y="31" font-family="sans-serif" font-size="22" font-weight="700" fill="#0F3B33">Harbour Homes</text></svg>`;

async function makeBrand(parts: Record<string, string>): Promise<string> {
	const form = new FormData();
	form.append("BrandLogo", new Blob([LOGO]), "logo.svg");
	for (const [name, value] of Object.entries({ BrandName: "Harbour Homes", ...parts })) form.append(name, value);
	return (await api<{ brandId: string }>("/v1/brand/create", { method: "POST", body: form })).brandId;
}

async function open(page: Page, parts: Record<string, string>): Promise<string> {
	const signer = {
		name: "Mia Chen",
		emailAddress: "mia@example.com",
		formFields: [
			{
				id: "sign",
				name: "Signature",
				fieldType: "Signature",
				pageNumber: 1,
				bounds: { x: 80, y: 420, width: 220, height: 60 },
				isRequired: true,
			},
		],
	};
	const documentId = await send({ signers: [signer], options: { BrandId: await makeBrand(parts) } });
	const path = await signingPath(documentId, "mia@example.com");
	await page.goto(path);
	return path;
}

const colorOf = (page: Page, name: string, property: string) =>
	page
		.getByRole("button", { name, exact: true })
		.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);

test("a brand's logo, colours and notice are on the page, and the signer goes where it says afterwards", async ({
	page,
}) => {
	await page.route("https://harbour.example/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Thanks</title><h1>Thank you</h1>" }),
	);
	await open(page, {
		BackgroundColor: "#123B34",
		ButtonColor: "#F2C14E",
		ButtonTextColor: "#FFFFFF",
		DisclaimerTitle: "Before you sign",
		DisclaimerDescription: "Harbour Homes is regulated.\nAsk us before you sign anything you do not understand.",
		RedirectUrl: "https://harbour.example/thanks",
	});
	const logo = page.getByRole("banner").getByRole("img", { name: "Harbour Homes" });
	await expect(logo).toBeVisible();
	expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
	await expect(page.getByRole("heading", { name: "Before you sign" })).toBeVisible();
	expect(await colorOf(page, "Start signing", "background-color")).toBe("rgb(242, 193, 78)");
	// White on this yellow cannot be read.
	expect(await colorOf(page, "Start signing", "color")).toBe("rgb(27, 29, 33)");
	await capture(page, "brand-read");
	await start(page);
	await sign(page, /^Sign: Signature/);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page).toHaveURL("https://harbour.example/thanks");
	await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a brand offers to decline and to finish later unless it hides them", async ({ page }) => {
	await open(page, { HideDecline: "true", HideSave: "true" });
	await page.getByLabel("More").click();
	await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Decline to sign" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Finish later" })).toHaveCount(0);
	await open(page, { HideDecline: "false" });
	await page.getByLabel("More").click();
	await expect(page.getByRole("button", { name: "Decline to sign" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Finish later" })).toBeVisible();
});

test("a brand may hide the line that names the service", async ({ page }) => {
	for (const [hidden, count] of [
		["false", 1],
		["true", 0],
	] as const) {
		await open(page, { CanHideTagLine: hidden, BackgroundColor: "#123B34" });
		await start(page);
		await sign(page, /^Sign: Signature/);
		await finish(page);
		// The page moves on by itself once the seal is there.
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
		await expect(page.getByText("Electronic signatures with Signet")).toHaveCount(count);
		await expect(page.getByRole("banner").getByRole("img", { name: "Harbour Homes" })).toBeVisible();
	}
	await capture(page, "brand-done");
});
