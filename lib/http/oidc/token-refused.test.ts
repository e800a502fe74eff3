import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import type { NewOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { rollClientSecret } from "#lib/domain/oauth-apps/roll-client-secret.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	authorize,
	basicAuth,
	connect,
	exchange,
	getJson,
	makeOAuthApp,
	postForm,
	randomSecret,
	refresh,
	secretOf,
	signedInContext,
	type TokenAnswer,
} from "#lib/testing/oauth-caller.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000", RATE_LIMIT_SIGN_IN_PER_QUARTER_HOUR: "1000" });

let caller: ApiCaller;
let user: UserContext;
let app: NewOAuthApp;
let other: NewOAuthApp;

beforeAll(async () => {
	caller = await makeCaller();
	user = await signedInContext(caller);
	app = await makeOAuthApp(caller.accountId);
	other = await makeOAuthApp(caller.accountId, { name: "Other", scopes: ["openid", "Service.Documents.Read"] });
});

const token = (values: Record<string, string | undefined>, headers: Record<string, string> = {}) =>
	postForm("/connect/token", values, headers);
const code = async () => (await authorize(app.live.clientId, user)).query.get("code") ?? "";
const refreshToken = async () => (await connect(app.live, user)).body.refresh_token;
const id = () => ({ client_id: app.live.clientId });

const userinfo = (headers: Record<string, string>) => getJson("/connect/userinfo", headers);

type Row = [what: string, status: number, error: string, ask: () => Promise<TokenAnswer>];

const clients: Row[] = [
	["no client", 400, "invalid_request", () => token({ grant_type: "client_credentials" })],
	["no secret", 401, "invalid_client", () => token({ grant_type: "client_credentials", ...id() })],
	["a wrong secret", 401, "invalid_client", () => token({ grant_type: "x", ...id(), client_secret: randomSecret() })],
	["a long secret", 401, "invalid_client", () => token({ grant_type: "x", ...id(), client_secret: "x".repeat(600) })],
	[
		"a wrong secret by Basic",
		401,
		"invalid_client",
		() => token({ grant_type: "x" }, basicAuth(app.live.clientId, randomSecret())),
	],
	["an unknown client", 401, "invalid_client", () => token({ client_id: "nobody", client_secret: randomSecret() })],
	[
		"the secret of the other environment",
		401,
		"invalid_client",
		() => token({ ...id(), client_secret: app.sandbox.clientSecret }),
	],
	["another app's secret", 401, "invalid_client", () => token({ ...id(), client_secret: other.live.clientSecret })],
	[
		"the secret in two places",
		400,
		"invalid_request",
		() => token(secretOf(app.live), basicAuth(app.live.clientId, app.live.clientSecret)),
	],
	["Basic that is no base64", 400, "invalid_request", () => token({}, { Authorization: "Basic %%%" })],
	["Basic without a colon", 400, "invalid_request", () => token({}, { Authorization: "Basic YWJj" })],
	["a bearer token as client", 400, "invalid_request", () => token({}, { Authorization: "Bearer abc" })],
	[
		"two clients",
		400,
		"invalid_request",
		() => token({ client_id: other.live.clientId }, basicAuth(app.live.clientId, app.live.clientSecret)),
	],
	["a client's assertion", 400, "invalid_request", () => token({ client_assertion: "a.b.c" })],
];

const grants: Row[] = [
	["no grant type", 400, "invalid_request", () => token(secretOf(app.live))],
	["passwords", 400, "unsupported_grant_type", () => token({ ...secretOf(app.live), grant_type: "password" })],
	["the implicit grant", 400, "unsupported_grant_type", () => token({ ...secretOf(app.live), grant_type: "implicit" })],
	["no code", 400, "invalid_request", () => exchange(app.live, "")],
	["an unknown code", 400, "invalid_grant", () => exchange(app.live, randomSecret())],
	["no redirect address", 400, "invalid_request", async () => exchange(app.live, await code(), { redirect_uri: "" })],
	[
		"another redirect address",
		400,
		"invalid_grant",
		async () => exchange(app.live, await code(), { redirect_uri: "https://app.example.com/other" }),
	],
	["no verifier", 400, "invalid_grant", async () => exchange(app.live, await code(), { code_verifier: undefined })],
	[
		"a short verifier",
		400,
		"invalid_request",
		async () => exchange(app.live, await code(), { code_verifier: "short" }),
	],
	[
		"a wrong verifier",
		400,
		"invalid_grant",
		async () => exchange(app.live, await code(), { code_verifier: "b".repeat(50) }),
	],
	["another app's code", 400, "invalid_grant", async () => exchange(other.live, await code())],
	["a code of the other environment", 400, "invalid_grant", async () => exchange(app.sandbox, await code())],
	["no refresh token", 400, "invalid_request", () => refresh(app.live, "")],
	["an unknown refresh token", 400, "invalid_grant", () => refresh(app.live, randomSecret())],
	["another app's refresh token", 400, "invalid_grant", async () => refresh(other.live, await refreshToken())],
	[
		"an access token as refresh token",
		400,
		"invalid_grant",
		async () => refresh(app.live, (await connect(app.live, user)).body.access_token),
	],
	[
		"a refresh for more than was granted",
		400,
		"invalid_scope",
		async () => refresh(app.live, await refreshToken(), { scope: "openid Service.Users.Write" }),
	],
	[
		"client credentials for another's scope",
		400,
		"invalid_scope",
		() => token({ grant_type: "client_credentials", ...secretOf(other.live), scope: "Service.Users.Read" }),
	],
	[
		"client credentials for an identity",
		400,
		"invalid_scope",
		() => token({ grant_type: "client_credentials", ...secretOf(other.live), scope: "openid" }),
	],
	[
		"client credentials of an app that acts as nobody",
		400,
		"unauthorized_client",
		() => token({ grant_type: "client_credentials", ...secretOf(app.live) }),
	],
	["revoking nothing", 400, "invalid_request", () => postForm("/connect/revocation", secretOf(app.live))],
	[
		"revoking with a wrong secret",
		401,
		"invalid_client",
		() => postForm("/connect/revocation", { ...id(), client_secret: "x", token: "t" }),
	],
	["asking about nothing", 400, "invalid_request", () => postForm("/connect/introspect", secretOf(app.live))],
	[
		"asking with a wrong secret",
		401,
		"invalid_client",
		() => postForm("/connect/introspect", { ...id(), client_secret: "x", token: "t" }),
	],
	[
		"userinfo with an unknown token",
		401,
		"invalid_token",
		() => userinfo({ Authorization: `Bearer ${randomSecret()}` }),
	],
	["userinfo without a token", 401, "invalid_token", () => userinfo({})],
];

describe.each([
	["who asks", clients],
	["what is asked for", grants],
])("refused: %s", (_, rows) => {
	it.each(rows)("%s: %i %s", async (_what, status, error, ask) => {
		const answer = await ask();
		expect([answer.status, answer.body.error]).toEqual([status, error]);
		expect(answer.headers.get("cache-control")).toMatch(/no-store/);
		expect(answer.body.access_token).toBeUndefined();
	});
});

it("userinfo needs the scope openid", async () => {
	const { body } = await connect(app.live, user, { scope: "Service.Documents.Read" });
	const answer = await userinfo({ Authorization: `Bearer ${body.access_token}` });
	expect([answer.status, answer.body.error]).toEqual([403, "insufficient_scope"]);
});

it("a parameter that is given twice: 400 invalid_request", async () => {
	const values = new URLSearchParams({ ...secretOf(app.live), grant_type: "client_credentials" });
	values.append("grant_type", "refresh_token");
	const { handleConnect } = await import("./handle-connect.ts");
	const init = { method: "POST", headers: { accept: "application/json" }, body: values };
	const answer = await handleConnect(new Request("http://localhost:3000/connect/token", init));
	expect([answer.status, (await answer.json()).error]).toEqual([400, "invalid_request"]);
});

it("an expired code: 400 invalid_grant", async () => {
	const given = await code();
	const exp = Math.floor(Date.now() / 1000) - 1;
	await db().$executeRaw`
		UPDATE "OAuthArtifact" SET "payload" = "payload" || ${{ exp }}::jsonb WHERE "kind" = 'AuthorizationCode'`;
	const answer = await exchange(app.live, given);
	expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
});

it("a rolled secret ends with its overlap, an expired one at its time: 401 invalid_client", async () => {
	const rolled = await makeOAuthApp(caller.accountId, { actingUserId: caller.userId, secretValidityDays: 1 });
	const ask = (secret: string) =>
		token({ grant_type: "client_credentials", client_id: rolled.live.clientId, client_secret: secret });
	const roll = { accountId: caller.accountId, appId: rolled.appId, environment: "live" } as const;
	const second = await rollClientSecret(operatorContext("test"), { ...roll, overlapHours: 1 });
	expect((await ask(rolled.live.clientSecret)).status).toBe(200);
	const third = await rollClientSecret(operatorContext("test"), { ...roll, overlapHours: 0 });
	for (const secret of [rolled.live.clientSecret, second.clientSecret]) {
		expect((await ask(secret)).body.error).toBe("invalid_client");
	}
	expect((await ask(third.clientSecret)).status).toBe(200);
	await db().oAuthSecret.updateMany({ data: { expiresAt: new Date() }, where: { clientId: rolled.live.clientId } });
	expect((await ask(third.clientSecret)).body.error).toBe("invalid_client");
});

it("a wrong secret by Basic is challenged", async () => {
	const { headers } = await token({ grant_type: "x" }, basicAuth(app.live.clientId, randomSecret()));
	expect(headers.get("www-authenticate")).toMatch(/^Basic realm=/);
});
