import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sessionState } from "#lib/auth/oidc/provider.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { requestPasswordReset } from "#lib/domain/users/passwords/request-password-reset.ts";
import { setPassword } from "#lib/domain/users/passwords/set-password.ts";
import { callApi, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	authorize,
	basicAuth,
	connect,
	exchange,
	getJson,
	makeOAuthApp,
	openAuthorize,
	postForm,
	REDIRECT_URI,
	refresh,
	secretOf,
	signedInContext,
	VERIFIER,
} from "#lib/testing/oauth-caller.ts";
import { mailedPasswordToken } from "#lib/testing/people.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000" });

const bearer = (token: unknown) => ({ Authorization: `Bearer ${token}` });
const listWith = async (token: unknown) =>
	(await callApi(null, "GET", "/v1/document/list?page=1", undefined, bearer(token))).status;

async function makeConnected(settings: Parameters<typeof makeOAuthApp>[1] = {}) {
	const caller = await makeCaller({ role: "Member" });
	const app = await makeOAuthApp(caller.accountId, settings);
	return { caller, app, user: await signedInContext(caller) };
}

describe("the way of a user", () => {
	it("leaves no cookie in the table, neither of the session nor of the request that waits", async () => {
		const { app, user } = await makeConnected();
		const answer = await openAuthorize(app.live.clientId, user, { params: { prompt: "consent" } });
		const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=")[1] ?? "");
		const rows = await db().oAuthArtifact.findMany({ where: { kind: { in: ["Interaction", "Session"] } } });
		const ofApp = { path: ["params", "client_id"], equals: app.live.clientId };
		const asked = await db().oAuthArtifact.findMany({ where: { kind: "Interaction", payload: ofApp } });
		expect(asked).toHaveLength(1);
		expect(cookies.filter((value) => value.length > 20).length).toBeGreaterThan(1);
		for (const value of cookies.filter((one) => one.length > 20)) expect(JSON.stringify(rows)).not.toContain(value);
		expect(JSON.stringify(asked)).not.toContain('"cookie"');
	});

	it("scopes may be named as BoldSign's clients name them, and are answered as ours", async () => {
		const { app, user } = await makeConnected();
		const { status, body } = await connect(app.live, user, { scope: "openid BoldSign.Documents.All" });
		expect([status, body.scope]).toEqual([200, "openid Service.Documents.All"]);
	});

	it("a code comes back with state, scope, session_state and the issuer, and buys what the interface lists", async () => {
		const { app, user } = await makeConnected();
		const { query } = await authorize(app.live.clientId, user, { state: "a b&c=d" });
		expect([...query.keys()].sort()).toEqual(["code", "iss", "scope", "session_state", "state"]);
		expect(query.get("state")).toBe("a b&c=d");
		expect(query.get("iss")).toBe("http://localhost:3000");
		const { status, body } = await exchange(app.live, query.get("code") ?? "");
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual([
			"access_token",
			"expires_in",
			"id_token",
			"refresh_token",
			"scope",
			"token_type",
		]);
		expect(body).toMatchObject({ expires_in: 3600, token_type: "Bearer" });
		expect(body.scope).toBe("openid offline_access Service.Documents.All");
	});

	it("the address counts as verified once its mailbox was used, in id token and userinfo", async () => {
		const { app, caller } = await makeConnected();
		const claims = async () => {
			const { body } = await connect(app.live, await signedInContext(caller), { scope: "openid email" });
			const [, payload = ""] = String(body.id_token).split(".");
			const told = await getJson("/connect/userinfo", bearer(body.access_token));
			return [JSON.parse(Buffer.from(payload, "base64url").toString()), told.body];
		};
		const unproven = { email: caller.email, email_verified: false };
		expect(await claims()).toMatchObject([unproven, unproven]);
		await requestPasswordReset(visitorContext(), { email: caller.email });
		const token = await mailedPasswordToken(caller.email);
		await setPassword(visitorContext(), { token, password: "correct horse battery" });
		expect(await claims()).toMatchObject([{ email_verified: true }, { email_verified: true }]);
	});

	it.each(["plain", "S256"])("the %s challenge is met by its verifier alone", async (method) => {
		const { app, user } = await makeConnected();
		const challenge = method === "plain" ? VERIFIER : createHash("sha256").update(VERIFIER).digest("base64url");
		const params = { code_challenge: challenge, code_challenge_method: method };
		const first = await authorize(app.live.clientId, user, params);
		expect((await exchange(app.live, first.query.get("code") ?? "")).status).toBe(200);
		const second = await authorize(app.live.clientId, user, params);
		const wrong = { code_verifier: `${VERIFIER}x` };
		expect((await exchange(app.live, second.query.get("code") ?? "", wrong)).body.error).toBe("invalid_grant");
	});

	it("without offline_access there is no refresh token", async () => {
		const { app, user } = await makeConnected();
		const { body } = await connect(app.live, user, { scope: "openid Service.Documents.All" });
		expect(body.refresh_token).toBeUndefined();
		expect(body.access_token).toBeDefined();
	});

	it("what was allowed once is not asked again, more is", async () => {
		const { app, user } = await makeConnected();
		await connect(app.live, user, { scope: "openid offline_access" });
		const again = await openAuthorize(app.live.clientId, user, { params: { scope: "openid offline_access" } });
		expect(again.headers.get("location")).toMatch(/^https:\/\/app\.example\.com\/callback\?code=/);
		const none = { prompt: "none", scope: "openid offline_access" };
		const silent = await openAuthorize(app.live.clientId, user, { params: none });
		expect(new URL(silent.headers.get("location") ?? "").searchParams.get("code")).toBeTruthy();
		const more = await openAuthorize(app.live.clientId, user, { params: { scope: "openid Service.Users.Read" } });
		expect(more.headers.get("location")).toMatch(/^\/consent\//);
		const asked = await openAuthorize(app.live.clientId, user, { params: { scope: "openid", prompt: "consent" } });
		expect(asked.headers.get("location")).toMatch(/^\/consent\//);
	});

	it("session_state is the salted hash of client, origin and browser state", () => {
		const parts = { clientId: "c", origin: new URL(REDIRECT_URI).origin, browserState: "b" };
		const hash = createHash("sha256").update("c https://app.example.com b salt").digest("base64url");
		expect(sessionState(parts, "salt")).toBe(`${hash}.salt`);
		expect(sessionState(parts)).not.toBe(sessionState(parts));
	});

	it("the secret may come by HTTP Basic", async () => {
		const { app, user } = await makeConnected();
		const { query } = await authorize(app.live.clientId, user);
		const values = {
			grant_type: "authorization_code",
			code: query.get("code") ?? "",
			redirect_uri: REDIRECT_URI,
			code_verifier: VERIFIER,
		};
		const { clientId, clientSecret } = app.live;
		expect((await postForm("/connect/token", values, basicAuth(clientId, clientSecret))).status).toBe(200);
	});
});

describe("tokens are used once and end together", () => {
	it("a refresh gives a new pair and voids the old token; its second use ends the family", async () => {
		const { app, user } = await makeConnected();
		const first = await connect(app.live, user);
		const second = await refresh(app.live, first.body.refresh_token);
		expect(second.status).toBe(200);
		expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
		expect(await listWith(second.body.access_token)).toBe(200);
		expect((await refresh(app.live, first.body.refresh_token)).body.error).toBe("invalid_grant");
		expect(await listWith(second.body.access_token)).toBe(401);
		expect((await refresh(app.live, second.body.refresh_token)).body.error).toBe("invalid_grant");
	});

	it("of 8 refreshes at the same time one wins, and the reuse has ended the family for all", async () => {
		const { app, user } = await makeConnected();
		const { body } = await connect(app.live, user);
		const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(app.live, body.refresh_token)));
		const [winner, ...more] = answers.filter(({ status }) => status === 200);
		expect(more).toEqual([]);
		const losers = answers.filter((one) => one !== winner);
		expect(losers.map(({ status, body: { error } }) => [status, error])).toEqual(Array(7).fill([400, "invalid_grant"]));
		expect(await listWith(winner?.body.access_token)).toBe(401);
		expect(await db().oAuthGrant.count({ where: { userId: user.principal.userId } })).toBe(0);
	});

	it("a code that is used twice takes back what it gave; other families stay", async () => {
		const { app, user } = await makeConnected();
		const other = await connect(app.live, user);
		const { query } = await authorize(app.live.clientId, user);
		const first = await exchange(app.live, query.get("code") ?? "");
		expect((await exchange(app.live, query.get("code") ?? "")).body.error).toBe("invalid_grant");
		expect(await listWith(first.body.access_token)).toBe(401);
		expect(await listWith(other.body.access_token)).toBe(200);
	});

	it("a deactivated user is out at once, and the refresh token is worth nothing", async () => {
		const { app, user } = await makeConnected();
		const { body } = await connect(app.live, user);
		await db().user.update({ where: { id: user.principal.userId }, data: { status: "Deactivated" } });
		expect(await listWith(body.access_token)).toBe(401);
		expect((await refresh(app.live, body.refresh_token)).body.error).toBe("invalid_grant");
	});

	it("nothing that works is stored: only hashes", async () => {
		const { app, user } = await makeConnected();
		const { body } = await connect(app.live, user);
		const rows = JSON.stringify([await db().oAuthArtifact.findMany(), await db().oAuthSecret.findMany()]);
		for (const secret of [body.access_token, body.refresh_token, app.live.clientSecret]) {
			expect(rows).not.toContain(secret);
		}
	});
});

describe("introspection and revocation", () => {
	it("tells an application of its own tokens, and nothing of another's", async () => {
		const { app, user, caller } = await makeConnected();
		const { body } = await connect(app.live, user);
		const own = await postForm("/connect/introspect", { ...secretOf(app.live), token: String(body.access_token) });
		expect(own.body).toMatchObject({ active: true, sub: user.principal.userId, environment: "live" });
		const stranger = await makeOAuthApp(caller.accountId);
		const values = { ...secretOf(stranger.live), token: String(body.access_token) };
		expect((await postForm("/connect/introspect", values)).body).toEqual({ active: false });
		expect((await postForm("/connect/revocation", values)).status).toBe(200);
		expect(await listWith(body.access_token)).toBe(200);
	});

	it("a revoked token is dead at once, with its family", async () => {
		const { app, user } = await makeConnected();
		const { body } = await connect(app.live, user);
		const values = { ...secretOf(app.live), token: String(body.refresh_token) };
		expect((await postForm("/connect/revocation", values)).status).toBe(200);
		expect(await listWith(body.access_token)).toBe(401);
	});
});
