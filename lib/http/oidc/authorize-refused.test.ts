import { beforeAll, describe, expect, it } from "vitest";
import type { UserContext } from "#lib/domain/context.ts";
import type { NewOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeOAuthApp, openAuthorize, openPath, REDIRECT_URI, signedInContext } from "#lib/testing/oauth-caller.ts";
import { handleConnect } from "./handle-connect.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000" });

let user: UserContext;
let app: NewOAuthApp;

beforeAll(async () => {
	const caller = await makeCaller();
	user = await signedInContext(caller);
	app = await makeOAuthApp(caller.accountId, {
		scopes: ["openid", "profile", "Service.Documents.Read", "Service.Documents.All"],
	});
});

type Values = Record<string, string | undefined>;
const open = (params: Values, who: UserContext | null = user) =>
	openAuthorize(app.live.clientId, who, { params: { scope: "openid Service.Documents.Read", ...params } });

describe("nobody is led to an address that is not the application's", () => {
	const rows: [what: string, error: string, params: Values][] = [
		["no client", "invalid_request", { client_id: undefined }],
		["an unknown client", "invalid_client", { client_id: "nobody" }],
		["a client id that is none", "invalid_client", { client_id: "../../etc" }],
		["no redirect address", "invalid_request", { redirect_uri: undefined }],
		["another redirect address", "invalid_redirect_uri", { redirect_uri: "https://evil.example/callback" }],
		["a slash more", "invalid_redirect_uri", { redirect_uri: `${REDIRECT_URI}/` }],
		["a query more", "invalid_redirect_uri", { redirect_uri: `${REDIRECT_URI}?to=evil` }],
		["another port", "invalid_redirect_uri", { redirect_uri: "https://app.example.com:8443/callback" }],
		["another protocol", "invalid_redirect_uri", { redirect_uri: "http://app.example.com/callback" }],
		["capital letters", "invalid_redirect_uri", { redirect_uri: "https://APP.example.com/callback" }],
		[
			"a user before the host",
			"invalid_redirect_uri",
			{ redirect_uri: "https://app.example.com@evil.example/callback" },
		],
		["a script", "invalid_redirect_uri", { redirect_uri: "javascript:alert(1)" }],
	];
	it.each(rows)("%s: %s on a page", async (_, error, params) => {
		const response = await open(params);
		expect(response.status).toBe(400);
		expect(response.headers.get("location")).toBeNull();
		expect(response.headers.get("x-frame-options")).toBe("DENY");
		expect(await response.text()).toContain(`<code>${error}`);
	});

	it("a state that is not UTF-8", async () => {
		const response = await openPath(`/connect/authorize?client_id=${app.live.clientId}&state=caf%E9`, user, "");
		expect([response.status, response.headers.get("location")]).toEqual([400, null]);
		expect(await response.text()).toContain("state is not valid UTF-8");
	});

	it("a redirect address that is given twice", async () => {
		const query = new URLSearchParams({ client_id: app.live.clientId, response_type: "code" });
		for (const uri of [REDIRECT_URI, "https://evil.example/"]) query.append("redirect_uri", uri);
		const response = await openPath(`/connect/authorize?${query}`, user, "");
		expect([response.status, response.headers.get("location")]).toEqual([400, null]);
	});
});

describe("everything else leads back with the error and the state", () => {
	const long = "a".repeat(129);
	const rows: [what: string, error: string, params: Values][] = [
		["no response type", "invalid_request", { response_type: undefined }],
		["the implicit flow", "unsupported_response_type", { response_type: "token" }],
		["an id token from here", "unsupported_response_type", { response_type: "id_token", nonce: "n" }],
		["the hybrid flow", "unsupported_response_type", { response_type: "code id_token", nonce: "n" }],
		["no challenge at all", "invalid_request", { code_challenge: undefined, code_challenge_method: undefined }],
		["no challenge", "invalid_request", { code_challenge: undefined }],
		["no challenge method", "invalid_request", { code_challenge_method: undefined }],
		["an unknown challenge method", "invalid_request", { code_challenge_method: "S512" }],
		["a short plain challenge", "invalid_request", { code_challenge: "short", code_challenge_method: "plain" }],
		["a short challenge", "invalid_request", { code_challenge: "short" }],
		["a long challenge", "invalid_request", { code_challenge: long }],
		["a challenge of other characters", "invalid_request", { code_challenge: `${"a".repeat(50)}é` }],
		["no scope", "invalid_scope", { scope: undefined }],
		["a scope that the app does not have", "invalid_scope", { scope: "openid Service.Users.Write" }],
		["offline_access that the app does not have", "invalid_scope", { scope: "openid offline_access" }],
		["a scope that nobody knows", "invalid_scope", { scope: "openid Service.Everything" }],
		["a scope of other characters", "invalid_scope", { scope: 'openid "' }],
		["an unknown prompt", "invalid_request", { prompt: "please" }],
		["none beside another prompt", "invalid_request", { prompt: "none login" }],
		["no questions, but consent is missing", "consent_required", { prompt: "none" }],
		["a negative age", "invalid_request", { max_age: "-1" }],
		["a request object", "request_not_supported", { request: "e30.e30." }],
		["a request address", "request_uri_not_supported", { request_uri: "https://app.example.com/r" }],
		["registration in the request", "registration_not_supported", { registration: "{}" }],
		["an id token hint that is none", "invalid_request", { id_token_hint: "hint" }],
	];
	it.each(rows)("%s: %s", async (_, error, params) => {
		const location = new URL((await open(params)).headers.get("location") ?? "");
		expect(location.origin + location.pathname).toBe(REDIRECT_URI);
		const answer = new URLSearchParams(location.search || location.hash.slice(1));
		expect(answer.get("error")).toBe(error);
		expect(answer.get("state")).toBe("state-1");
		expect(answer.get("iss")).toBe("http://localhost:3000");
		expect(answer.get("code")).toBeNull();
	});

	it("no questions, but nobody is signed in: login_required", async () => {
		const location = new URL((await open({ prompt: "none" }, null)).headers.get("location") ?? "");
		expect(location.searchParams.get("error")).toBe("login_required");
	});

	it("an unknown response mode falls back to the query", async () => {
		const location = new URL((await open({ response_mode: "carrier_pigeon" })).headers.get("location") ?? "");
		expect(location.searchParams.get("error")).toMatch(/^(?:unsupported_response_mode|invalid_request)$/);
	});
});

it("a request that another browser answers finds nothing", async () => {
	const asked = await open({});
	const uid = (asked.headers.get("location") ?? "").slice("/consent/".length);
	const response = await openPath(`/connect/authorize/${uid}`, user, "");
	expect([response.status, response.headers.get("location")]).toEqual([400, null]);
});

describe("endpoints", () => {
	it.each([
		["GET", "/connect/token", 405, "POST"],
		["DELETE", "/connect/authorize", 405, "GET, HEAD, POST"],
		["POST", "/.well-known/openid-configuration", 405, "GET, HEAD, OPTIONS"],
		["GET", "/connect/nothing", 404, null],
		["GET", "/.well-known/security.txt", 404, null],
	])("%s %s is %i as JSON", async (method, path, status, allow) => {
		const response = await handleConnect(new Request(`http://localhost:3000${path}`, { method }), async () => null);
		expect([response.status, response.headers.get("allow")]).toEqual([status, allow]);
		expect(await response.json()).toMatchObject({ error: "invalid_request", error_description: expect.any(String) });
	});

	it("paths are known without regard to case", async () => {
		const request = new Request("http://localhost:3000/Connect/Authorize/?client_id=nobody");
		expect(await (await handleConnect(request, async () => null)).text()).toContain("invalid_client");
	});

	it("a request that is posted becomes one that is fetched", async () => {
		const body = new URLSearchParams({ client_id: app.live.clientId, state: "s" });
		const response = await handleConnect(
			new Request("http://localhost:3000/connect/authorize", { method: "POST", body }),
			async () => null,
		);
		const location = `/connect/authorize?client_id=${app.live.clientId}&state=s`;
		expect([response.status, response.headers.get("location")]).toEqual([303, location]);
	});
});
