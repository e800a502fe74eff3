import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { db } from "./client.ts";
import { makeRateLimiter } from "./rate-limiter.ts";

useTestDatabase();

it("counts for all processes together, and has no call wait for the disk", async () => {
	const limiters = [makeRateLimiter("test", 2, 60), makeRateLimiter("test", 2, 60)];
	const key = randomUUID();
	for (const limiter of limiters) await limiter.consume(key);
	await expect(limiters[0]?.consume(key)).rejects.toMatchObject({ consumedPoints: 3 });
	// Rows of an unlogged table are not in the log that a commit waits for.
	const [table] = await db().$queryRaw<{ kind: string }[]>`
		SELECT relpersistence::text AS "kind" FROM pg_class WHERE oid = 'rate_limits'::regclass`;
	expect(table?.kind).toBe("u");
});
