import { type Browser, expect, type Page } from "@playwright/test";
import type { Specimen } from "#lib/testing/identity/draw-specimen.ts";
import { oneSignature } from "./fields.ts";
import { type Camera, documentPicture } from "./identity-camera.ts";
import { expectListening } from "./listening.ts";
import { BASE_URL } from "./product.ts";

export const ANNAS = "anna@example.com";
/** A signer who is to show an identity document. */
export function asked(name: string, settings: Record<string, unknown> = {}) {
	const identity = { authenticationType: "IdVerification", identityVerificationSettings: settings };
	return { name, emailAddress: ANNAS, formFields: oneSignature(), ...identity };
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The signer's phone: another browser than the sender's. */
export function phoneOf(browser: Browser, more: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
	const viewport = { width: 390, height: 844 };
	return browser.newPage({ baseURL: BASE_URL, viewport, hasTouch: true, storageState: undefined, ...more });
}

/** Chooses a kind and agrees. */
export async function begin(page: Page, kind: string): Promise<void> {
	const goOn = page.getByRole("button", { name: "Continue", exact: true });
	await expectListening(goOn);
	await page.getByRole("radio", { name: kind }).check();
	await page.getByRole("checkbox", { name: /^I agree/ }).check();
	await goOn.click();
}

/** What each side is called where it is asked for. */
const SIDES: Record<Specimen["kind"], { name: string; sides: [Specimen["side"], heading: string][] }> = {
	Passport: { name: "Passport", sides: [["Front", "Photo page of your passport"]] },
	IDCard: {
		name: "Identity card",
		sides: [
			["Front", "Front of your identity card"],
			["Back", "Back of your identity card"],
		],
	},
	DriverLicense: {
		name: "Driving licence",
		sides: [
			["Front", "Front of your driving licence"],
			["Back", "Back of your driving licence"],
		],
	},
};

/** Shows a document with the camera, one side after the other, then a face, and sends the pictures. */
export async function showDocument(page: Page, camera: Camera, { kind, ...specimen }: Specimen): Promise<void> {
	const { name, sides } = SIDES[kind];
	await begin(page, name);
	for (const [side, title] of sides) {
		await camera.hold({ ...specimen, kind, side });
		await expect(heading(page)).toHaveText(title);
		await take(page, "Good. Take the photo.");
	}
	await take(page, "Fit your face in the oval");
	await page.getByRole("button", { name: "Send photos" }).click();
}

/** Opens the camera, takes a picture once it says this, and uses it. */
async function take(page: Page, hint: string): Promise<void> {
	await page.getByRole("button", { name: "Open camera" }).click();
	const camera = page.getByRole("dialog");
	await expect(camera.getByText(hint)).toBeVisible();
	await camera.getByRole("button", { name: "Take photo" }).click();
	await page.getByRole("button", { name: "Use this photo" }).click();
}

export const showPassport = (page: Page, camera: Camera, specimen: Omit<Specimen, "kind">): Promise<void> =>
	showDocument(page, camera, { kind: "Passport", ...specimen });

/** Chooses files for all that is asked for, and sends them. */
export async function upload(page: Page, { kind, ...specimen }: Specimen): Promise<void> {
	const sides = kind === "Passport" ? (["Front"] as const) : (["Front", "Back"] as const);
	const pictures = await Promise.all(sides.map((side) => documentPicture({ ...specimen, kind, side })));
	for (const buffer of [...pictures, ...pictures.slice(0, 1)]) {
		const file = page.getByLabel("Choose a photo");
		await expectListening(file);
		await file.setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer });
		await page.getByRole("button", { name: "Use this photo" }).click();
		await expect(page.getByRole("button", { name: "Use this photo" })).toBeHidden();
	}
	await page.getByRole("button", { name: "Send photos" }).click();
}

/** The sender's page about the only signer of a document. */
export async function openReview(page: Page, documentId: string, name: string): Promise<void> {
	await page.goto(`/documents/${documentId}`);
	await page.getByRole("link", { name: `Review ${name}’s ID` }).click();
	await expect(heading(page)).toHaveText(`Is this ${name}?`);
	await expectListening(page.getByRole("button", { name: "Reject" }));
}

export async function accept(page: Page, name: string): Promise<void> {
	await page.getByText("Yes", { exact: true }).click();
	await page.getByRole("button", { name: `Accept ${name}’s ID` }).click();
	await expect(page.getByText(/^Accepted by /)).toBeVisible();
}
