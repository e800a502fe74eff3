import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { handleConnect } from "./handle-connect.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "5" });

const ask = (method: string, path: string, peer: string) =>
	handleConnect(
		new Request(`http://localhost:3000${path}`, { method, headers: { "x-signet-peer": peer } }),
		async () => null,
	);

it.each([
	["GET", "/connect/authorize", "198.51.100.1"],
	["POST", "/connect/token", "198.51.100.2"],
])("%s %s is asked so often by one address, and not more", async (method, path, peer) => {
	for (let count = 0; count < 5; count++) expect((await ask(method, path, peer)).status).toBe(400);
	const refused = await ask(method, path, peer);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(await refused.json()).toMatchObject({ error: "temporarily_unavailable" });
	expect((await ask(method, path, "198.51.100.3")).status).toBe(400);
});
