import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { PROVIDER_SETTINGS, useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import { browser, makePerson, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { beginProviderSignIn } from "./begin-at-provider.ts";
import { findProviderOfAddress, findShownProvider } from "./find-providers.ts";
import { saveSignInProvider, switchSignInProvider, viewSignInProvider } from "./settings.ts";
import { trySignInProvider } from "./try-provider.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp } = useProviderAccount(standIn);
const operator = operatorContext("test");

describe("a provider that fails", () => {
	it("is told of as away, and what it said is kept for Admins until it works", async () => {
		await setUp();
		const { accountId } = held.admin;
		standIn.broken = "down";
		const asked = { accountId, again: false, returnTo: "/start", sessionId: null };
		expect(await beginProviderSignIn(browser(), asked)).toEqual({ refused: "away" });
		expect((await viewSignInProvider(operator, accountId)).provider?.lastFailure).toBe("It couldn’t be reached.");
		standIn.broken = "huge";
		expect(await trySignInProvider(operator, accountId)).toMatchObject({
			kind: "away",
			detail: "The address returned too much data.",
		});
		standIn.broken = null;
		expect(await trySignInProvider(operator, accountId)).toEqual({ isWell: true, endsSessions: true });
		expect((await viewSignInProvider(operator, accountId)).provider).toMatchObject({ lastFailure: null });
		await setUp({ clientId: "unknown" });
		expect(await trySignInProvider(operator, accountId)).toEqual({
			isWell: false,
			kind: "credentials",
			detail: "invalid_client: Wrong secret.",
		});
		standIn.description = { issuer: "https://login.example.com" };
		expect(await trySignInProvider(operator, accountId)).toMatchObject({ isWell: false, kind: "wrong" });
	});

	it("is not reached on the own network unless the operator lets it", async () => {
		await setUp();
		await switchSignInProvider(operator, { accountId: held.admin.accountId, mayReachPrivate: false });
		const trial = await trySignInProvider(operator, held.admin.accountId);
		expect(trial).toMatchObject({
			isWell: false,
			kind: "private",
			detail: "The address doesn’t lead to an https address.",
		});
		const context = await signInWithPassword(held.admin.email);
		const asked = switchSignInProvider(context, { accountId: held.admin.accountId, mayReachPrivate: true });
		await expect(asked).rejects.toMatchObject({ code: "Forbidden" });
	});
});

describe("the sign-in page", () => {
	it("knows a provider by the domain of an address, and none where two say so", async () => {
		const domain = `${randomUUID()}.example`;
		await setUp({ domains: [domain] });
		const found = { accountId: held.admin.accountId, name: "Harbour ID" };
		expect(await findProviderOfAddress(browser(), `mia@${domain.toUpperCase()}`)).toEqual(found);
		expect(await findProviderOfAddress(browser(), "mia@elsewhere.example")).toBeNull();
		const other = await makePerson({ role: "Admin" });
		await setUp({ domains: [domain] }, other.accountId);
		expect(await findProviderOfAddress(browser(), `mia@${domain}`)).toBeNull();
		expect(await findShownProvider(browser(), null)).toBe("several");
		expect(await findShownProvider(browser(), other.accountId)).toEqual({ ...found, accountId: other.accountId });
	});
});

describe("what an Admin sets", () => {
	it.each([
		["issuer", { issuer: "login" }],
		["issuer", { issuer: "https://user:secret@login.example.com" }],
		["domains", { createsUsers: true }],
		["domains", { domains: ["no domain"] }],
		["name", { name: " " }],
		["scopes", { scopes: 'open"id' }],
		["newTeamId", { newTeamId: randomUUID() }],
	])("is refused by the name of %s: %j", async (field, wrong) => {
		await expect(setUp(wrong)).rejects.toMatchObject({
			code: "ValidationError",
			fields: { [field]: [expect.any(String)] },
		});
	});

	it("needs the secret again for another address, and is on the own network no longer there", async () => {
		await setUp();
		const { accountId } = held.admin;
		const elsewhere = {
			accountId,
			...PROVIDER_SETTINGS,
			issuer: "https://login.example.com/.well-known/openid-configuration",
		};
		const withoutSecret = saveSignInProvider(operator, { ...elsewhere, clientSecret: null });
		await expect(withoutSecret).rejects.toMatchObject({ fields: { clientSecret: [expect.any(String)] } });
		await saveSignInProvider(operator, { ...elsewhere, clientSecret: "another" });
		const { provider } = await viewSignInProvider(operator, accountId);
		expect(provider).toMatchObject({
			issuer: "https://login.example.com",
			mayReachPrivate: false,
			scopes: "openid email profile",
		});
		expect(JSON.stringify(provider)).not.toContain("another");
	});

	it("is asked of somebody who has just proved who they are", async () => {
		const context = await signInWithPassword(held.admin.email);
		const later = { ...context, now: browser(16 * 60_000).now };
		const settings = {
			accountId: held.admin.accountId,
			...PROVIDER_SETTINGS,
			issuer: standIn.issuer,
			clientSecret: "secret",
		};
		await expect(saveSignInProvider(later, settings)).rejects.toMatchObject({ code: "ReauthRequired" });
		await saveSignInProvider(context, settings);
	});
});
