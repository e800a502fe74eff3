import { randomUUID } from "node:crypto";
import { BASE_URL } from "./support/product.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { capture, expect, test } from "./support/test.ts";

type Key = { key: string };

/** A person with a key of the sandbox. */
async function makePerson(role: string): Promise<{ email: string; password: string; name: string; key: string }> {
	const person = { email: `caller-${randomUUID()}@example.com`, password: "a password of theirs" };
	await admin("user", "create", "--email", person.email, "--password", person.password, "--role", role);
	const name = `Key ${randomUUID().slice(0, 8)}`;
	const { key } = await admin<Key>(
		"api-key",
		"create",
		"--email",
		person.email,
		"--name",
		name,
		"--environment",
		"live",
	);
	return { ...person, name, key };
}

async function call(key: string, path: string): Promise<{ status: number; requestId: string }> {
	const answer = await fetch(`${BASE_URL}${path}`, { headers: { "X-API-KEY": key } });
	await answer.arrayBuffer();
	return { status: answer.status, requestId: answer.headers.get("x-request-id") ?? "" };
}

test("a hundred calls of two keys are found by key, status and request id; a Member sees their own", async ({
	page,
}) => {
	const [admin, member] = await Promise.all([makePerson("Admin"), makePerson("Member")]);
	for (let turn = 0; turn < 49; turn += 1) {
		await Promise.all([admin, member].map(({ key }) => call(key, "/v1/document/list?page=1")));
	}
	const missing = await call(member.key, `/v1/document/properties?documentId=${randomUUID()}`);
	expect(missing.status).toBe(404);
	await call(admin.key, "/v1/teams/list?page=1");
	await signIn(page, admin);
	const calls = page.getByRole("list", { name: "Requests" }).getByRole("listitem");
	await expect(async () => {
		await page.goto("/settings/request-log");
		await expect(page.getByLabel("Key or app").getByRole("option", { name: admin.name })).toBeAttached({
			timeout: 500,
		});
		await page.getByLabel("Key or app").selectOption({ label: admin.name });
		await expect(calls).toHaveCount(50, { timeout: 1_000 });
	}).toPass();
	await expect(calls.filter({ hasText: "GET /v1/teams/list" })).toHaveCount(1);
	await page.getByLabel("Key or app").selectOption({ label: member.name });
	await expect(calls.filter({ hasText: admin.name })).toHaveCount(0);
	await page.getByLabel("Status").selectOption({ label: "Client error (4xx)" });
	await expect(calls).toHaveCount(1);
	await calls.locator("summary").press("Enter");
	await expect(calls.getByText("NotFound", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Clear filters" }).click();
	await page.getByLabel("Find a request ID").fill(missing.requestId);
	await page.getByLabel("Find a request ID").press("Enter");
	await expect(calls).toHaveCount(1);
	await expect(calls.getByText("NotFound", { exact: true })).toBeVisible();
	await capture(page, "settings-request-log");
	await page.context().clearCookies();
	await signIn(page, member);
	await page.goto("/settings/request-log");
	await expect(calls).toHaveCount(50);
	await expect(page.getByText(admin.name)).toHaveCount(0);
});
