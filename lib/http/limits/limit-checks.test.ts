import { expect, it } from "vitest";
import { type Context, visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countCheck, limitChecks } from "./limit-checks.ts";

useTestDatabase();

const from = (ip: string): Context => ({ ...visitorContext(), ip });

it("limits an address that has used up its time for checks, and no other", async () => {
	const [greedy, other] = [from("198.51.100.1"), from("198.51.100.2")];
	for (const seconds of [5, 5, 5, 4.9]) {
		await countCheck(greedy, seconds * 1000);
		await limitChecks(greedy);
	}
	await countCheck(greedy, 5_000);
	const error = await limitChecks(greedy).catch((thrown: unknown) => thrown);
	expect(error).toMatchObject({ code: "RateLimited" });
	const { retryAfterSeconds } = error as { retryAfterSeconds: number };
	expect(retryAfterSeconds).toBeGreaterThan(290);
	expect(retryAfterSeconds).toBeLessThanOrEqual(300);
	await limitChecks(other);
});
