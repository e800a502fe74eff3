import { chromium } from "@playwright/test";
import { ANNA } from "#lib/testing/identity/specimen-holder.ts";
import { specimenMrz } from "#lib/testing/identity/specimen-mrz.ts";
import { startApplication } from "./support/application.ts";
import { sql } from "./support/database.ts";
import {
	browserWith,
	CAMERA_DENIED,
	documentPicture,
	NO_CAMERA,
	cameraTest as test,
} from "./support/identity-camera.ts";
import {
	ANNAS,
	accept,
	asked,
	begin,
	heading,
	openReview,
	phoneOf,
	showPassport,
	upload,
} from "./support/identity-signer.ts";
import { api, BASE_URL, send, signingPath } from "./support/product.ts";
import { rowOf } from "./support/signed-in.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll } from "./support/test.ts";

const LONG = "Maximiliana Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh";
/** As documents have it is MUELLER, JOERG. */
const JOERG = { firstName: "Jörg", lastName: "Müller" };

test("what a phone's camera sees is read: blurred, mirrored, of another name, locked, allowed, and transliterated", async ({
	page,
	browser,
	camera,
}) => {
	const title = "Lease of 12 Quay Street";
	const documentId = await send({ title, signers: [asked("Jörg Müller", { maximumRetryCount: 1 })] });
	const phone = await phoneOf(browser);
	const answer = await phone.goto(await signingPath(documentId, ANNAS));
	expect(answer?.headers()["permissions-policy"]).toContain("camera=(self)");
	await expect(heading(phone)).toHaveText("Confirm your identity");
	await capture(phone, "identity-start");
	await phone.getByRole("button", { name: "Continue", exact: true }).click();
	await expect(phone.getByText(/^(Tick the box|Choose a document)/)).toBeVisible();
	await begin(phone, "Passport");
	for (const [fault, hint, said] of [
		["OutOfFocus", /^Blurry/, "The photo is blurry."],
		["Glare", /^Glare/, "because of glare"],
	] as const) {
		await camera.hold({ kind: "Passport", fault });
		await phone.getByRole("button", { name: /^(Open camera|Retake)$/ }).click();
		await expect(phone.getByRole("dialog").getByText(hint)).toBeVisible();
		if (fault === "Glare") await expectAccessible(phone);
		await phone.getByRole("button", { name: "Take photo" }).click();
		await expect(phone.getByText(said)).toBeVisible();
		await expect(phone.getByRole("button", { name: "Use this photo" })).toBeHidden();
	}
	await phone.getByRole("button", { name: "Use another document" }).click();
	await showPassport(phone, camera, {});
	await expect(heading(phone)).toHaveText(/^Sent to /);

	const list = await page.goto("/documents?filter=attention");
	expect(list?.headers()["permissions-policy"]).toContain("camera=()");
	await expect(rowOf(page, title).getByText("ID to review")).toBeVisible();
	await openReview(page, documentId, "Jörg Müller");
	await expect(page.getByRole("img", { name: "Passport, photo page" })).toBeVisible();
	await expect(page.getByRole("row", { name: /ANNA MARIA ERIKSSON/ })).toContainText("Doesn’t match");
	await capture(page, "identity-review");
	await page.getByRole("button", { name: /^Accept/ }).click();
	await expect(page.getByText("First compare the faces")).toBeVisible();
	await page.getByRole("button", { name: "Reject" }).click();
	await page.getByRole("radio", { name: "Other", exact: true }).check();
	await page.getByLabel("Message to Jörg Müller").fill("Please show your own.");
	await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
	await expect(page.getByText("Message to Jörg Müller:")).toBeVisible();

	await expect(heading(phone)).toHaveText("This document is locked for you");
	await expect(phone.getByText("Please show your own.")).toBeVisible();
	await page.getByRole("button", { name: "Allow another try" }).click();
	await expect(heading(phone)).toHaveText("Your identity wasn’t confirmed");
	await showPassport(phone, camera, { holder: JOERG });
	await expect(page.getByRole("row", { name: /JOERG MUELLER/ })).toContainText("Matches");
	await expect(page.getByText(/\btry 2\b/)).toBeVisible();
	await accept(page, "Jörg Müller");
	await page.getByRole("button", { name: "Delete now" }).click();
	await page.getByRole("button", { name: "Delete photos" }).click();
	await expect(page.getByText(/^The photos were deleted/)).toBeVisible();
	await start(phone);
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
});

test("where the camera is not allowed files are read as well: one that has expired, wrong check digits, typed lines", async ({
	page,
}) => {
	const documentId = await send({ title: "By files", signers: [asked("Anna Maria Eriksson")] });
	const denied = await chromium.launch(browserWith(CAMERA_DENIED));
	const phone = await phoneOf(denied);
	await phone.goto(await signingPath(documentId, ANNAS));
	await begin(phone, "Passport");
	await phone.getByRole("button", { name: "Open camera" }).click();
	await expect(phone.getByText("Camera access is blocked")).toBeVisible();
	await upload(phone, { kind: "Passport", holder: { expires: { year: 2020, month: 4, day: 15 } } });
	await expect(heading(phone)).toHaveText("Your identity wasn’t confirmed");
	await expect(phone.getByText("The document has expired. You can try 4 more times.")).toBeVisible();

	await begin(phone, "Passport");
	await upload(phone, { kind: "Passport", hasWrongDigit: true });
	await expect(heading(phone)).toHaveText("Type the lines at the bottom");
	const [first = "", second = ""] = specimenMrz("TD3", ANNA);
	await phone.getByLabel("Line 1").fill(first);
	await phone.getByLabel("Line 2").fill(`${second.slice(0, 9)}0${second.slice(10)}`);
	await phone.getByRole("button", { name: "Check lines" }).click();
	await expect(phone.getByText(/^The check digits don’t match/)).toBeVisible();
	await capture(phone, "identity-lines");
	await phone.getByLabel("Line 2").fill(second);
	await phone.getByRole("button", { name: "Check lines" }).click();
	await expect(heading(phone)).toHaveText(/^Sent to /);
	await openReview(page, documentId, "Anna Maria Eriksson");
	await expect(page.getByText("Entered by Anna Maria Eriksson; the check digits match.")).toBeVisible();
	await accept(page, "Anna Maria Eriksson");
	await expect(phone.getByLabel("I agree to sign electronically")).toBeVisible();
	await denied.close();
});

test("without a camera the phone goes on, and this page follows it until the document opens on both", async ({
	page,
	browser,
}) => {
	const documentId = await send({ title: "By the phone", signers: [asked("Anna Maria Eriksson")] });
	const path = await signingPath(documentId, ANNAS);
	const bare = await chromium.launch(browserWith(NO_CAMERA));
	const desk = await bare.newPage({ baseURL: BASE_URL });
	await desk.goto(path);
	await begin(desk, "Identity card");
	await desk.getByRole("button", { name: "Open camera" }).click();
	await expect(desk.getByText("No camera found")).toBeVisible();
	const made = desk.waitForResponse(/\/identity\/phone$/);
	await desk.getByRole("button", { name: "Continue on your phone" }).click();
	const { link } = (await (await made).json()) as { link: string };
	await expect(desk.getByRole("img", { name: "QR code with a link for your phone" })).toBeVisible();
	await expectAccessible(desk);

	const phone = await phoneOf(browser);
	await phone.goto(new URL(link).pathname);
	await expect(heading(phone)).toHaveText("Front of your identity card");
	await upload(phone, { kind: "IDCard" });
	await expectNoSidewaysScroll(phone);
	for (const one of [phone, desk]) await expect(heading(one)).toHaveText(/^Sent to /);
	await openReview(page, documentId, "Anna Maria Eriksson");
	await accept(page, "Anna Maria Eriksson");
	for (const one of [phone, desk]) await expect(one.getByLabel("I agree to sign electronically")).toBeVisible();
	await phone.context().close();
	await bare.close();
});

test("the sender decides in a frame of their own application, which goes on afterwards", async ({ page, browser }) => {
	const documentId = await send({ title: "Embedded", signers: [asked("Anna Maria Eriksson")] });
	const phone = await phoneOf(browser);
	await phone.goto(await signingPath(documentId, ANNAS));
	await begin(phone, "Passport");
	await upload(phone, { kind: "Passport" });
	await expect(heading(phone)).toHaveText(/^Sent to /);
	const application = await startApplication();
	const { url } = await api<{ url: string }>(
		`/v1/identityVerification/createEmbeddedVerificationUrl?documentId=${documentId}`,
		{
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ emailId: ANNAS, redirectUrl: `${application.origin}/verified` }),
		},
	);
	const desk = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await desk.goto(`${application.origin}/?frame=${encodeURIComponent(url)}`);
	const frame = desk.frameLocator("iframe");
	await expect(frame.getByRole("img", { name: "Passport, photo page" })).toBeVisible();
	await expect(frame.getByRole("link", { name: /^Back to/ })).toHaveCount(0);
	await frame.getByText("Yes", { exact: true }).click();
	await frame.getByRole("button", { name: "Accept Anna Maria Eriksson’s ID" }).click();
	await expect(frame.getByText("The application goes on")).toBeVisible();
	await start(phone);
	await desk.goto(url);
	await expect(desk.getByText(/^Accepted by /)).toBeVisible();
	await expect(desk.getByRole("link", { name: "Continue" })).toBeVisible();
	await expectAccessible(desk);
	await desk.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(desk);
	expect((await page.goto(`/identity-review/${"x".repeat(43)}`))?.status()).toBe(404);
	await expect(heading(page)).toHaveText("This link no longer works");
	await phone.context().close();
	await desk.context().close();
	await application.close();
});

/** The account lets another site show its signing pages. */
const FRAMED = `UPDATE "SignerToken" SET "frameOrigins" = $2 WHERE "signerId" IN
	(SELECT "id" FROM "Signer" WHERE "documentId" = $1)`;

test("in a frame the camera is there where the page around it allows it; else the phone goes on", async ({
	browser,
	camera,
}) => {
	const documentId = await send({ signers: [asked("Anna Maria Eriksson")] });
	const path = await signingPath(documentId, ANNAS);
	const application = await startApplication();
	const framed = `${application.origin}/?frame=${encodeURIComponent(`${BASE_URL}${path}`)}`;
	await sql(FRAMED, [documentId, [application.origin]]);
	await camera.hold({ kind: "Passport" });
	const page = await browser.newPage({ viewport: { width: 520, height: 900 }, storageState: undefined });
	await page.goto(framed);
	const frame = page.frameLocator("iframe");
	await frame.getByRole("radio", { name: "Passport" }).check();
	await frame.getByRole("checkbox", { name: /^I agree/ }).check();
	await frame.getByRole("button", { name: "Continue", exact: true }).click();
	await frame.getByRole("button", { name: "Open camera" }).click();
	await expect(frame.getByText("Camera unavailable here")).toBeVisible();
	await frame.getByRole("button", { name: "Continue on your phone" }).click();
	await expect(frame.getByRole("img", { name: "QR code with a link for your phone" })).toBeVisible();
	await expect(frame.getByRole("link", { name: "Open here in a new window" })).toHaveAttribute(
		"href",
		/\/sign\/[\w-]{43}$/,
	);

	await page.goto(`${framed}&camera=yes`);
	await frame.getByRole("button", { name: "Open camera" }).click();
	await expect(frame.getByText("Good. Take the photo.")).toBeVisible();
	await page.context().close();
	await application.close();
});

test("without scripts everything is asked for, sent, read and told, and the document opens", async ({
	page,
	browser,
}) => {
	const documentId = await send({ title: "In plain forms", signers: [asked(LONG)] });
	const phone = await phoneOf(browser, { javaScriptEnabled: false });
	await phone.goto(await signingPath(documentId, ANNAS));
	const press = (name: string) => phone.getByRole("button", { name, exact: true }).click();
	const give = async (buffer: Buffer) => {
		await phone.getByLabel("Choose a photo").setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer });
		await press("Send photo");
	};
	await press("Continue");
	await expect(phone.getByText("Choose a document.")).toBeVisible();
	await phone.getByRole("radio", { name: "Identity card" }).check();
	await press("Continue");
	await expect(phone.getByText(/^Tick the box first/)).toBeVisible();
	await phone.getByRole("radio", { name: "Identity card" }).check();
	await phone.getByRole("checkbox", { name: /^I agree/ }).check();
	await press("Continue");
	await expect(heading(phone)).toHaveText("Front of your identity card");
	const front = await documentPicture({ kind: "IDCard" });
	for (const [fault, said] of [
		["OutOfFocus", "The photo is blurry."],
		["Glare", "because of glare"],
	] as const) {
		await give(await documentPicture({ kind: "IDCard", fault }));
		await expect(phone.getByText(said)).toBeVisible();
		await expect(heading(phone)).toHaveText("Front of your identity card");
	}
	await expect(phone.getByRole("button", { name: "Send anyway" })).toBeVisible();
	await expectNoSidewaysScroll(phone);
	await give(front);
	await expect(heading(phone)).toHaveText("Back of your identity card");
	await give(await documentPicture({ kind: "IDCard", side: "Back", hasWrongDigit: true }));
	await expect(heading(phone)).toHaveText("Photo of your face");
	await give(front);
	await press("Send photos");
	await expect(heading(phone)).toHaveText("Type the lines at the bottom");
	await press("Retake photos");
	await expect(heading(phone)).toHaveText("Confirm your identity");
	await phone.getByRole("radio", { name: "Passport" }).check();
	await phone.getByRole("checkbox", { name: /^I agree/ }).check();
	await press("Continue");
	await give(await documentPicture({ kind: "Passport", hasWrongDigit: true }));
	await give(front);
	await press("Send photos");
	await expect(heading(phone)).toHaveText("Type the lines at the bottom");
	const [first = "", second = ""] = specimenMrz("TD3", ANNA);
	await phone.getByLabel("Line 1").fill(first);
	await press("Check lines");
	await expect(phone.getByText(/^The check digits don’t match/)).toBeVisible();
	for (const [index, line] of [first, second].entries()) await phone.getByLabel(`Line ${index + 1}`).fill(line);
	await press("Check lines");
	await expect(heading(phone)).toHaveText(/^Sent to /);
	await openReview(page, documentId, LONG);
	await expect(page.getByText("Doesn’t match", { exact: true })).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	await accept(page, LONG);
	await phone.getByRole("link", { name: "Check again" }).click();
	await expect(phone.getByRole("region", { name: "Page 1 of 2" })).toBeVisible();
	await phone.context().close();
});
