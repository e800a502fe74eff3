import { randomUUID } from "node:crypto";
import * as client from "openid-client";
import { type App, beginLogin, type Callback, openCallback } from "./relying-party.ts";
import { admin } from "./signed-in.ts";
import { test as base, type Page } from "./test.ts";

const SCOPES = "openid profile email offline_access Service.Documents.All Service.Documents.Read";
export const PASSWORD = "a password of rita's";

type User = { email: string; name: string; userId: string };
type Fixtures = { callback: Callback; app: App };

/** An app for each test, a user for each worker. */
export const test = base.extend<Fixtures, { user: User }>({
	// Of the test itself: said here with test.use, it held for the first file alone that takes this test.
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
	expectedConsole: async ({}, use) => use([/the server responded with a status of 40\d/]),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
	callback: async ({}, use) => {
		const callback = await openCallback();
		await use(callback);
		callback.close();
	},
	user: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
		async ({}, use) => {
			const email = `rita-${randomUUID()}@example.com`;
			const name = "Rita Relying";
			const { userId } = await admin<{ userId: string }>(
				...["user", "create", "--email", email, "--name", name, "--password", PASSWORD],
			);
			await use({ email, name, userId });
		},
		{ scope: "worker" },
	],
	app: async ({ callback, user }, use) => {
		const options = ["--redirect-uris", callback.uri, "--scopes", SCOPES, "--acting-user", user.email];
		await use(await admin<App>("oauth-app", "create", "--name", "Contract Cloud", ...options));
	},
});

/** Signs in where the page asks for it, and allows the app. */
export async function signInAndAllow(page: Page, email: string): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("button", { name: "Allow" }).click();
}

/** The first login of a user, with consent. */
export async function login(
	page: Page,
	config: client.Configuration,
	{ callback, user }: { callback: Callback; user: User },
) {
	const { url, checks } = await beginLogin(config, callback.uri);
	const arrival = callback.next();
	await page.goto(url.href);
	await signInAndAllow(page, user.email);
	return client.authorizationCodeGrant(config, await arrival, checks);
}
