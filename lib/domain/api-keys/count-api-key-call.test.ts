import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeRateLimiter } from "#lib/db/rate-limiter.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countApiKeyCall } from "./count-api-key-call.ts";

useTestDatabase();

const COUNTER = { live: "counted-live", sandbox: "counted-sandbox", durationSeconds: 60 };

it("calls with a key are counted where other calls of the account are, for each environment by itself", async () => {
	const { key, accountId } = await makeCaller();
	const calls = await Promise.all(Array.from({ length: 6 }, () => countApiKeyCall(visitorContext(), key, COUNTER)));
	expect(calls.map((call) => call?.count.points).sort()).toEqual([1, 2, 3, 4, 5, 6]);
	const limiter = makeRateLimiter(COUNTER.live, 100, COUNTER.durationSeconds);
	expect((await limiter.consume(accountId)).consumedPoints).toBe(7);
	expect((await countApiKeyCall(visitorContext(), key, COUNTER))?.count.points).toBe(8);
	const sandbox = await makeCaller({ accountId, environment: "sandbox" });
	expect((await countApiKeyCall(visitorContext(), sandbox.key, COUNTER))?.count.points).toBe(1);
});

it("the count begins anew when its time is over, and not before", async () => {
	const { key } = await makeCaller();
	const time = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
	const at = (seconds: number) => visitorContext("visitor", () => time(seconds));
	await countApiKeyCall(at(0), key, COUNTER);
	expect((await countApiKeyCall(at(59), key, COUNTER))?.count).toEqual({ points: 2, endsAt: time(60) });
	expect((await countApiKeyCall(at(60), key, COUNTER))?.count).toEqual({
		points: 1,
		endsAt: time(120),
	});
});

it("of a revoked key nothing is known, and nothing is counted", async () => {
	const { key, accountId } = await makeCaller();
	await db().apiKey.updateMany({ where: { accountId }, data: { revokedAt: new Date() } });
	expect(await countApiKeyCall(visitorContext(), key, COUNTER)).toBeNull();
	expect(await makeRateLimiter(COUNTER.live, 100, 60).get(accountId)).toBeNull();
});
