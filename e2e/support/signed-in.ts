import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { expectListening } from "./listening.ts";
import { BASE_URL, PORT } from "./product.ts";

export const ADMIN = { email: "admin@example.com", password: "correct-horse-battery" };

/**
 * Signs in as the page's form does, which the journeys of signing in fill in themselves, and opens the documents. Waits
 * until what is pressed there is heard.
 */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
	const headers = { accept: "application/json", "sec-fetch-site": "same-origin" };
	const answer = await page.request.post("/sign-in/password", { form: { email, password }, headers });
	expect(await answer.json()).toMatchObject({ outcome: "session" });
	await page.goto("/documents");
	await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
	// The reader's own menu, in whichever language they have chosen.
	await expectListening(page.locator("header button").last());
}

/** Runs a command of `npm run admin` on the product under test, and gives back what it prints. */
export async function admin<T = Record<string, string>>(...args: string[]): Promise<T> {
	const { stdout } = await promisify(execFile)(process.execPath, [".next/signet/admin.mjs", ...args], {
		cwd: join(import.meta.dirname, "../.."),
		env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PORT: String(PORT), PUBLIC_URL: BASE_URL },
	});
	return JSON.parse(stdout) as T;
}

/** The row of a document in the list. */
export const rowOf = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Opens the outbox and the newest mail with this subject. */
export async function openMail(page: Page, subject: string | RegExp): Promise<void> {
	await expect(async () => {
		await page.goto("/outbox");
		await expect(page.getByRole("link", { name: subject }).first()).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.getByRole("link", { name: subject }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
}

/** Opens the page of a document. */
export async function openDocument(page: Page, documentId: string, title: string): Promise<void> {
	await page.goto(`/documents/${documentId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
