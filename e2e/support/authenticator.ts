import { Secret, TOTP } from "otpauth";
import { PASSWORD } from "./oauth-test.ts";
import { expect, type Page } from "./test.ts";

const PERIOD_MS = 30_000;

/**
 * An authenticator app: it shows each code once, the one after it when that was shown already. Never the one before: it
 * was accepted only where it arrived before the period ended.
 */
export function authenticator(secret: string): () => string {
	const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
	let shown = 0;
	return () => {
		shown = Math.max(shown + 1, Math.floor(Date.now() / PERIOD_MS));
		return totp.generate({ timestamp: shown * PERIOD_MS });
	};
}

/** Signs in as far as the page that asks for more. */
export async function givePassword(page: Page, email: string, asked = "Confirm it’s you"): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { name: asked })).toBeVisible();
}
