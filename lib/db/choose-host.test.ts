import { expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { DatabaseClient, forgetHosts } from "./choose-host.ts";

useTestDatabase();

/** The test database as one of several hosts. */
function among(hosts: (own: string) => string[], options = ""): string {
	const url = new URL(env().databaseUrl);
	const own = encodeURIComponent(url.searchParams.get("host") ?? url.host);
	const named = hosts(own).join(",");
	url.search = `?hosts=${encodeURIComponent(named)}${options}`;
	return url.href;
}

async function databaseOf(connectionString: string): Promise<unknown> {
	const client = new DatabaseClient({ connectionString });
	client.on("error", () => undefined);
	await client.connect();
	const { rows } = await client.query("SELECT current_database() AS name").finally(() => client.end());
	return rows[0]?.name;
}

it("connects to the first host that answers", async () => {
	forgetHosts();
	const url = among((own) => ["127.0.0.1:1", own]);
	expect(await databaseOf(url)).toBe(new URL(url).pathname.slice(1));
	expect(await databaseOf(url)).toBe(new URL(url).pathname.slice(1));
});

it("says what the last host said where none answers, and asks again", async () => {
	const url = among(() => ["127.0.0.1:1", "127.0.0.1:2"]);
	await expect(databaseOf(url)).rejects.toThrow("ECONNREFUSED 127.0.0.1:2");
	await expect(databaseOf(url)).rejects.toThrow("ECONNREFUSED 127.0.0.1:2");
});

it("passes over hosts that are read-only", async () => {
	forgetHosts();
	const readOnly = "&options=-c%20default_transaction_read_only%3Don";
	await expect(databaseOf(among((own) => [own], readOnly))).rejects.toThrow("accepts writes");
});
