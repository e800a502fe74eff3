import { expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { losesStatements } from "./statement-keeping.ts";

useTestDatabase();

it("a server keeps the statements of its connections", async () => {
	expect(await losesStatements(env().databaseUrl)).toBe(false);
});

it("a database that is away is for others to name", async () => {
	expect(await losesStatements("postgresql://signet@127.0.0.1:1/signet")).toBe(false);
});
