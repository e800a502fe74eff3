import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { APIResponse, Browser, BrowserContext } from "@playwright/test";
import { addressOf, type Outcome, PAGES, things } from "./support/pages.ts";
import { BASE_URL } from "./support/product.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { expect, test } from "./support/test.ts";

const VISITORS = ["Admin", "TeamAdmin", "Member", "nobody"] as const;

function pagesOfWorkplace(): string[] {
	const app = join(import.meta.dirname, "../app");
	const ofGroups = ["(sender)", "(editor)", "(designer)", "(preview)"].flatMap((group) =>
		readdirSync(join(app, group), { recursive: true, encoding: "utf8" }),
	);
	const ofOutbox = readdirSync(join(app, "outbox"), { recursive: true, encoding: "utf8" }).map(
		(one) => `outbox/${one}`,
	);
	return [...ofGroups, ...ofOutbox].filter((path) => /(?:^|\/)page\.tsx$/.test(path));
}

/** A browser of one of VISITORS, signed in. */
async function visitor(browser: Browser, role: (typeof VISITORS)[number]): Promise<BrowserContext> {
	const page = await browser.newPage({ baseURL: BASE_URL });
	if (role === "Admin") await signIn(page);
	else if (role !== "nobody") {
		const person = { email: `${role}-${randomUUID()}@example.com`, password: "a password of theirs" };
		await admin("user", "create", "--email", person.email, "--password", person.password, "--role", role);
		await signIn(page, person);
	}
	return page.context();
}

async function outcomeOf(response: APIResponse): Promise<Outcome | number> {
	if (new URL(response.url()).pathname === "/sign-in") return "sign-in";
	if (response.status() === 404) return "missing";
	if (response.status() !== 200) return response.status();
	return /<h1[^>]*>[^<]*<\/h1><p[^>]*>Only admins/.test(await response.text()) ? "closed" : "open";
}

test("each role meets every page of the workplace open, closed with a reason, or not at all", async ({ browser }) => {
	expect(pagesOfWorkplace().sort()).toEqual(Object.keys(PAGES).sort());
	const visitors = await Promise.all(VISITORS.map((role) => visitor(browser, role)));
	const of = await things((visitors[0] as BrowserContext).request);
	const met: Record<string, unknown> = {};
	for (const page of Object.keys(PAGES)) {
		const address = addressOf(page, of);
		met[page] = await Promise.all(visitors.map(async ({ request }) => outcomeOf(await request.get(address))));
	}
	expect(met).toEqual(PAGES);
	await Promise.all(visitors.map((one) => one.close()));
});
