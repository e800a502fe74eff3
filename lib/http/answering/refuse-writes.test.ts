import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { checkInstallation } from "#lib/storage/lease.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { refuseWrites } from "./refuse-writes.ts";

useTestDatabase();
const server = createServer((request, response) => {
	if (!refuseWrites(request, response)) response.end("let through");
});
beforeAll(async () => {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
});
afterAll(() => server.close());

const ask = (method: string, path: string) =>
	fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

it("passes every request outside quarantine", async () => {
	expect(await checkInstallation()).toBeNull();
	expect((await ask("POST", "/v1/document/send")).status).toBe(200);
});

it("in quarantine, answers reads and sign-ins and refuses every change with an explanation", async () => {
	await db()
		.$executeRaw`UPDATE "Installation" SET "value" = "value" || '{"databaseOid": "1"}' WHERE "key" = 'identity'`;
	expect(await checkInstallation()).toBe("copied-database");
	for (const path of ["/v1/document/list", "/sign/abc", "/settings/doctor"])
		expect((await ask("GET", path)).status).toBe(200);
	for (const path of ["/sign-in", "/sign-in/password", "/api/auth/session"])
		expect((await ask("POST", path)).status).toBe(200);
	for (const [method, path] of [
		["POST", "/v1/document/send"],
		["DELETE", "/v1/document/delete"],
		["POST", "/sign/abc/finish"],
		["POST", "/documents"],
		["POST", "/sign-inn"],
	] as const) {
		const refused = await ask(method, path);
		expect([path, refused.status]).toEqual([path, 503]);
		expect(await refused.json()).toMatchObject({
			error: expect.stringContaining("in quarantine"),
			errorType: "Unavailable",
		});
	}
});
