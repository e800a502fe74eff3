import { type Browser, chromium } from "@playwright/test";
import { startApplication } from "./support/application.ts";
import { oneSignature } from "./support/fields.ts";
import {
	browserWith,
	CAMERA_DENIED,
	documentPicture,
	NO_CAMERA,
	cameraTest as test,
} from "./support/identity-camera.ts";
import { expectListening } from "./support/listening.ts";
import { api, BASE_URL, send, signingPath } from "./support/product.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";
import { openDocument, rowOf } from "./support/workplace.ts";

const EMAIL = "maya@example.com";
const LINES = ["P<UTOHARTLEY<<MAYA<ELENA<<<<<<<<<<<<<<<<<<<<", "X841079268UTO9103177F3108228<<<<<<<<<<<<<<<8"] as const;

const maya = (settings: Record<string, unknown> = {}) => ({
	name: "Maya Hartley",
	emailAddress: EMAIL,
	formFields: oneSignature(),
	authenticationType: "IdVerification",
	identityVerificationSettings: settings,
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The signer's phone: another browser than the sender's. */
function phoneOf(browser: Browser): Promise<Page> {
	const viewport = { width: 390, height: 844 };
	return browser.newPage({ baseURL: BASE_URL, viewport, hasTouch: true, storageState: undefined });
}

/** Chooses a kind and agrees. */
async function begin(page: Page, kind: string): Promise<void> {
	const goOn = page.getByRole("button", { name: "Go on" });
	await expectListening(goOn);
	await page.getByRole("radio", { name: kind }).check();
	await page.getByRole("checkbox", { name: /^I agree/ }).check();
	await goOn.click();
}

/** Takes the picture that is asked for with the camera. */
async function shoot(page: Page, hint: string): Promise<void> {
	await page.getByRole("button", { name: "Open the camera" }).click();
	const camera = page.getByRole("dialog");
	await expect(camera.getByText(hint)).toBeVisible();
	await camera.getByRole("button", { name: "Take the picture" }).click();
	await page.getByRole("button", { name: "Use this picture" }).click();
}

/** All pictures of a passport, sent; then the lines, since nothing can be read of them. */
async function showPassport(page: Page): Promise<void> {
	await begin(page, "Passport");
	await expect(heading(page)).toHaveText("The page with your photograph");
	await shoot(page, "Good. Take the picture.");
	await expect(heading(page)).toHaveText("A picture of your face");
	await shoot(page, "Fit your face into the oval");
	await page.getByRole("button", { name: "Send the pictures" }).click();
	await expect(heading(page)).toHaveText("Type the lines at the foot");
	await page.getByLabel("Line 1").fill(LINES[0]);
	await page.getByLabel("Line 2").fill(LINES[1]);
	await page.getByRole("button", { name: "Check the lines" }).click();
	await expect(heading(page)).toHaveText(/ looks at it now$/);
}

test("a passport is shown with the camera, rejected, allowed once more and accepted; then the document opens", async ({
	page,
	browser,
}) => {
	const title = "Lease of 12 Quay Street";
	const documentId = await send({ title, signers: [maya({ maximumRetryCount: 1 })] });
	const phone = await phoneOf(browser);
	const answer = await phone.goto(await signingPath(documentId, EMAIL));
	expect(answer?.headers()["permissions-policy"]).toContain("camera=(self)");
	await expect(heading(phone)).toHaveText("Show who you are");
	await capture(phone, "identity-start");
	await phone.getByRole("button", { name: "Go on" }).click();
	await expect(phone.getByText(/^(Tick the box|Choose what you)/)).toBeVisible();
	await showPassport(phone);

	const list = await page.goto("/documents?filter=attention");
	expect(list?.headers()["permissions-policy"]).toContain("camera=()");
	await expect(rowOf(page, title).getByText("Identity to check")).toBeVisible();
	await openDocument(page, documentId, title);
	await page.getByRole("link", { name: "Look at what Maya Hartley has shown" }).click();
	await expect(heading(page)).toHaveText("Is this Maya Hartley?");
	await expect(page.getByRole("img", { name: "Passport, page with the photograph" })).toBeVisible();
	await expect(page.getByRole("row", { name: /MAYA ELENA HARTLEY/ })).toContainText("Fits");
	await capture(page, "identity-review");
	const accept = page.getByRole("button", { name: "Accept, let Maya Hartley sign" });
	await accept.click();
	await expect(page.getByText("Say first whether it is the same person")).toBeVisible();
	await page.getByRole("button", { name: "Reject" }).click();
	await page.getByRole("radio", { name: "In your own words" }).check();
	await page.getByLabel("What Maya Hartley reads of it").fill("Please take off your hat.");
	await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
	await expect(page.getByText("What Maya Hartley was told:")).toBeVisible();

	await expect(heading(phone)).toHaveText("The document is locked for you");
	await page.getByRole("button", { name: "Allow another try" }).click();
	await expect(heading(phone)).toHaveText("It was not accepted");
	await expect(phone.getByText("Please take off your hat.")).toBeVisible();
	await showPassport(phone);
	await page.getByText("Yes", { exact: true }).click();
	await accept.click();
	await expect(page.getByText(/^Accepted by /)).toBeVisible();
	await page.getByRole("button", { name: "Delete now" }).click();
	await page.getByRole("button", { name: "Delete the pictures" }).click();
	await expect(page.getByText(/^The pictures were deleted/)).toBeVisible();
	await start(phone);
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
});

test("where the camera is not allowed or not there, the phone goes on, and this page follows it", async ({
	browser,
}) => {
	const path = await signingPath(await send({ title: "By the phone", signers: [maya()] }), EMAIL);
	const denied = await chromium.launch(browserWith(CAMERA_DENIED));
	const kept = await denied.newPage({ baseURL: BASE_URL });
	await kept.goto(path);
	await begin(kept, "Passport");
	await kept.getByRole("button", { name: "Open the camera" }).click();
	await expect(kept.getByText("The camera is not allowed")).toBeVisible();
	await denied.close();

	const bare = await chromium.launch(browserWith(NO_CAMERA));
	const desk = await bare.newPage({ baseURL: BASE_URL });
	await desk.goto(path);
	await begin(desk, "Identity card");
	await desk.getByRole("button", { name: "Open the camera" }).click();
	await expect(desk.getByText("No camera was found")).toBeVisible();
	const made = desk.waitForResponse(/\/identity\/phone$/);
	await desk.getByRole("button", { name: "Continue on your phone" }).click();
	const { link } = (await (await made).json()) as { link: string };
	await expect(desk.getByRole("img", { name: "QR code with a link for your phone" })).toBeVisible();
	await expectAccessible(desk);

	const phone = await phoneOf(browser);
	await phone.goto(new URL(link).pathname);
	const buffer = await documentPicture();
	for (const title of ["The front of your identity card", "The back of your identity card", "A picture of your face"]) {
		await expect(heading(phone)).toHaveText(title);
		const file = phone.getByLabel("Choose a picture");
		await expectListening(file);
		await file.setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer });
		await phone.getByRole("button", { name: "Use this picture" }).click();
	}
	await expectNoSidewaysScroll(phone);
	await phone.getByRole("button", { name: "Send the pictures" }).click();
	await expect(heading(phone)).toHaveText("Type the lines at the foot");
	await expect(heading(desk)).toHaveText("Type the lines at the foot");
	await phone.context().close();
	await bare.close();
});

test("the sender decides in a frame of their own application, which goes on afterwards", async ({ page, browser }) => {
	const documentId = await send({ title: "Embedded", signers: [maya()] });
	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, EMAIL));
	await showPassport(phone);
	const application = await startApplication();
	const { url } = await api<{ url: string }>(
		`/v1/identityVerification/createEmbeddedVerificationUrl?documentId=${documentId}`,
		{
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ emailId: EMAIL, redirectUrl: `${application.origin}/verified` }),
		},
	);
	const desk = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await desk.goto(`${application.origin}/?frame=${encodeURIComponent(url)}`);
	const frame = desk.frameLocator("iframe");
	await expect(frame.getByRole("img", { name: "Passport, page with the photograph" })).toBeVisible();
	await expect(frame.getByRole("link", { name: /^Back to/ })).toHaveCount(0);
	await frame.getByText("Yes", { exact: true }).click();
	await frame.getByRole("button", { name: "Accept, let Maya Hartley sign" }).click();
	await expect(frame.getByText("The application goes on")).toBeVisible();
	await start(phone);
	await desk.goto(url);
	await expect(desk.getByText(/^Accepted by /)).toBeVisible();
	await expect(desk.getByRole("link", { name: "Go on" })).toBeVisible();
	await expectAccessible(desk);
	await desk.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(desk);
	await page.goto(`/identity-review/${"x".repeat(43)}`);
	await expect(heading(page)).toHaveText("This link no longer works");
	await phone.context().close();
	await desk.context().close();
	await application.close();
});
