import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { refusalOf, useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import { browser } from "#lib/testing/signed-in-person.ts";
import { finishProviderSignIn } from "./finish-at-provider.ts";
import { switchSignInProvider } from "./settings.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp, begin, goThrough } = useProviderAccount(standIn);
const operator = operatorContext("test");

describe("what is not the provider's answer to this browser", () => {
	beforeEach(async () => {
		await setUp();
		standIn.claims = { ...standIn.claims, email: held.admin.email };
	});

	it.each([
		["another nonce", { claims: { nonce: "another" } }],
		["another audience", { claims: { aud: "somebody else" } }],
		["another issuer", { claims: { iss: "https://login.example.com" } }],
		["a time that is over", { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
		["a token dated in the future", { claims: { iat: Math.floor(Date.now() / 1000) + 300 } }],
		["a sign-in dated in the future", { claims: { auth_time: Math.floor(Date.now() / 1000) + 300 } }],
		["no signature", { header: { alg: "none" }, signature: "" }],
		["a signature by a shared secret", { header: { alg: "HS256" } }],
		["another signature", { signature: "c2lnbmF0dXJl" }],
	])("is refused: %s", async (_, wrong) => {
		standIn.wrong = wrong;
		expect(refusalOf(await goThrough())).toBe("wrong");
		expect(await db().session.count({ where: { userId: held.admin.userId } })).toBe(0);
	});

	it("is refused: no signature, of a provider that says it signs nothing", async () => {
		standIn.description = { id_token_signing_alg_values_supported: ["none"] };
		standIn.wrong = { header: { alg: "none" }, signature: "" };
		expect(refusalOf(await goThrough())).toBe("wrong");
	});

	it("is refused: another state, no cookie, somebody else's, an old one, one that was changed", async () => {
		expect(refusalOf(await goThrough({ state: "another" }))).toBe("expired");
		const { url, kept } = await begin();
		const other = await begin();
		const { accountId } = held.admin;
		const finish = async (given: string | null, laterMs = 0) =>
			refusalOf(
				await finishProviderSignIn(browser(laterMs), { accountId, query: standIn.authorize(url), kept: given }),
			);
		expect(await finish(null)).toBe("expired");
		expect(await finish(other.kept)).toBe("expired");
		expect(await finish(kept, 16 * 60_000)).toBe("expired");
		expect(await finish(`${kept.slice(0, -4)}AAAA`)).toBe("expired");
		expect(await finish(kept)).toBe("session");
	});

	it("is refused: an answer of another provider, a code that was used, one of another browser", async () => {
		expect(refusalOf(await goThrough({ iss: "https://login.example.com" }))).toBe("wrong");
		const { url, kept } = await begin();
		const query = standIn.authorize(url);
		const answer = { accountId: held.admin.accountId, query, kept };
		expect(refusalOf(await finishProviderSignIn(browser(), answer))).toBe("session");
		expect(refusalOf(await finishProviderSignIn(browser(), answer))).toBe("wrong");
		const [mine, theirs] = [await begin(), await begin()];
		const code = new URLSearchParams(standIn.authorize(theirs.url)).get("code") ?? "";
		const injected = { ...answer, query: standIn.authorize(mine.url, { code }), kept: mine.kept };
		expect(refusalOf(await finishProviderSignIn(browser(), injected))).toBe("wrong");
	});

	it("is refused: that the person did not want to, and what a provider says that was changed or switched off meanwhile", async () => {
		expect(refusalOf(await goThrough({ error: "access_denied" }))).toBe("denied");
		const { url, kept } = await begin();
		const answer = { accountId: held.admin.accountId, query: standIn.authorize(url), kept };
		await switchSignInProvider(operator, { accountId: held.admin.accountId, isEnabled: false });
		expect(refusalOf(await finishProviderSignIn(browser(), answer))).toBe("off");
		await setUp({ clientId: "another" });
		expect(refusalOf(await finishProviderSignIn(browser(), answer))).toBe("off");
	});
});
