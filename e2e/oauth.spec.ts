import * as client from "openid-client";
import { sql } from "./support/database.ts";
import { login, signInAndAllow, test } from "./support/oauth-test.ts";
import { BASE_URL, PORT } from "./support/product.ts";
import { beginLogin, relyingParty, startSecondWeb } from "./support/relying-party.ts";
import { expect } from "./support/test.ts";

const DAY_SECONDS = 86_400;

const listStatus = async (token: string) =>
	(await fetch(`${BASE_URL}/v1/document/list?page=1`, { headers: { Authorization: `Bearer ${token}` } })).status;

const expiryOf = async (config: client.Configuration, token: string) =>
	Number((await client.tokenIntrospection(config, token)).exp) - Math.floor(Date.now() / 1000);

test("code flow with S256 and plain, the secret by Basic and in the body, userinfo", async ({
	page,
	app,
	callback,
	user,
}) => {
	const basic = await relyingParty(app.live);
	const first = await login(page, basic, { callback, user });
	expect(first.expires_in).toBe(3600);
	const info = await client.fetchUserInfo(basic, first.access_token, user.userId);
	expect(info).toMatchObject({ sub: user.userId, email: user.email, name: user.name });
	const body = await relyingParty(app.live, client.ClientSecretPost(app.live.clientSecret));
	for (const [config, method] of [
		[body, "S256"],
		[body, "plain"],
		[basic, "plain"],
	] as const) {
		const { url, checks } = await beginLogin(config, callback.uri, { method });
		const answer = await callback.visit(page, url);
		expect(answer.searchParams.get("session_state")).toMatch(/^[\w-]{43}\.[\w-]{22}$/);
		expect(answer.searchParams.get("scope")).toContain("Service.Documents.All");
		const tokens = await client.authorizationCodeGrant(config, answer, checks);
		expect(await listStatus(tokens.access_token)).toBe(200);
	}
});

test("refreshing rotates; an old token ends the family; revocation and introspection", async ({
	page,
	app,
	callback,
	user,
}) => {
	const config = await relyingParty(app.live);
	const first = await login(page, config, { callback, user });
	const second = await client.refreshTokenGrant(config, first.refresh_token ?? "");
	expect(second.refresh_token).not.toBe(first.refresh_token);
	expect(second.id_token).toBeDefined();
	await expect(client.refreshTokenGrant(config, first.refresh_token ?? "")).rejects.toMatchObject({
		error: "invalid_grant",
	});
	expect(await client.tokenIntrospection(config, second.refresh_token ?? "")).toEqual({ active: false });
	expect(await listStatus(second.access_token)).toBe(401);
	const { url, checks } = await beginLogin(config, callback.uri);
	const third = await client.authorizationCodeGrant(config, await callback.visit(page, url), checks);
	expect(await client.tokenIntrospection(config, third.access_token)).toMatchObject({
		active: true,
		client_id: app.live.clientId,
		sub: user.userId,
	});
	await client.tokenRevocation(config, third.access_token);
	expect(await listStatus(third.access_token)).toBe(401);
});

test("absolute tokens end 30 days after the first; sliding ones are extended while the access token lives", async ({
	page,
	app,
	callback,
	user,
}) => {
	const config = await relyingParty(app.live);
	const first = await login(page, config, { callback, user });
	const age = 'UPDATE "OAuthArtifact" SET "payload" = "payload" || $2 WHERE "userId" = $1 AND "kind" = $3';
	const now = Math.floor(Date.now() / 1000);
	const aged = JSON.stringify({ iiat: now - 20 * DAY_SECONDS, exp: now + 10 * DAY_SECONDS });
	await sql(age, [user.userId, aged, "RefreshToken"]);
	const absolute = await client.refreshTokenGrant(config, first.refresh_token ?? "");
	expect(await expiryOf(config, absolute.refresh_token ?? "")).toBeLessThanOrEqual(10 * DAY_SECONDS);
	await sql('UPDATE "OAuthApp" SET "refreshMode" = $2 WHERE "id" = $1', [app.appId, "Sliding"]);
	const sliding = await client.refreshTokenGrant(config, absolute.refresh_token ?? "");
	expect(await expiryOf(config, sliding.refresh_token ?? "")).toBeGreaterThan(29 * DAY_SECONDS);
	const ended = 'UPDATE "OAuthArtifact" SET "expiresAt" = now() WHERE "userId" = $1 AND "kind" = $2';
	await sql(ended, [user.userId, "AccessToken"]);
	const late = await client.refreshTokenGrant(config, sliding.refresh_token ?? "");
	const before = await expiryOf(config, late.refresh_token ?? "");
	expect(before).toBeLessThanOrEqual(30 * DAY_SECONDS);
	await sql('UPDATE "OAuthApp" SET "refreshMode" = $2 WHERE "id" = $1', [app.appId, "Absolute"]);
	const back = await client.refreshTokenGrant(config, late.refresh_token ?? "");
	expect(await expiryOf(config, back.refresh_token ?? "")).toBeLessThanOrEqual(10 * DAY_SECONDS);
});

test("client credentials act as the chosen user, with all scopes or those asked for", async ({ app, user }) => {
	const config = await relyingParty(app.live);
	const all = await client.clientCredentialsGrant(config);
	expect(all.scope).toBe("Service.Documents.All Service.Documents.Read");
	expect(all.refresh_token).toBeUndefined();
	expect(await client.tokenIntrospection(config, all.access_token)).toMatchObject({ active: true, sub: user.userId });
	const some = await client.clientCredentialsGrant(config, { scope: "Service.Documents.Read" });
	expect(await listStatus(some.access_token)).toBe(200);
	const refused = await fetch(`${BASE_URL}/v1/document/send`, {
		method: "POST",
		headers: { Authorization: `Bearer ${some.access_token}` },
	});
	expect(refused.status).toBe(403);
	expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
});

test("two web processes share one truth: authorize on one, token on the other, 8 refreshes over both", async ({
	page,
	app,
	callback,
	user,
}) => {
	const otherPort = PORT + 1;
	const second = await startSecondWeb(otherPort);
	try {
		const config = await relyingParty(app.live);
		const elsewhere = await relyingParty(app.live);
		elsewhere[client.customFetch] = (url, options) =>
			fetch(url.replace(`:${PORT}/`, `:${otherPort}/`), options as RequestInit);
		const { url, checks } = await beginLogin(config, callback.uri);
		const arrival = callback.next();
		await page.goto(url.href);
		await signInAndAllow(page, user.email);
		const tokens = await client.authorizationCodeGrant(elsewhere, await arrival, checks);
		expect(await listStatus(tokens.access_token)).toBe(200);
		const refreshes = Array.from({ length: 8 }, (_, index) =>
			client.refreshTokenGrant(index % 2 === 0 ? config : elsewhere, tokens.refresh_token ?? ""),
		);
		const results = await Promise.allSettled(refreshes);
		const errors = results.flatMap((one) => (one.status === "rejected" ? [one.reason.error] : []));
		expect(errors).toEqual(Array(7).fill("invalid_grant"));
		const [winner] = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
		// The seven were reuse: what the winner got has ended with its family, on both processes.
		expect(await listStatus(winner?.access_token ?? "")).toBe(401);
		for (const process of [config, elsewhere]) {
			const again = client.refreshTokenGrant(process, winner?.refresh_token ?? "");
			await expect(again).rejects.toMatchObject({ error: "invalid_grant" });
		}
	} finally {
		second.kill("SIGTERM");
	}
});
