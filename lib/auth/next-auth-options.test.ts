import { expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { nextAuthOptions } from "./next-auth-options.ts";

useTestDatabase();

it.each([
	[{ email: "nobody\u0000@example.com", password: "wrong" }],
	[{ email: ["nobody@example.com"], password: "wrong" }],
	[{ email: "nobody@example.com", password: { length: 5 } }],
	[{ email: "\u0000", password: "wrong" }],
	[undefined],
])("who sends %j is nobody, and that is no failure of ours", async (credentials) => {
	const logged = vi.spyOn(log, "error");
	const options = nextAuthOptions(visitorContext(), { guard: async () => undefined, onHalfWay: () => undefined });
	const [provider] = options.providers;
	const authorize = provider?.options.authorize as (given: unknown) => Promise<unknown>;
	expect(await authorize(credentials)).toBeNull();
	expect(logged).not.toHaveBeenCalled();
});
