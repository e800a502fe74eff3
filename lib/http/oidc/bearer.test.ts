import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteExpiredOAuthRows } from "#lib/db/stores/oauth/oauth-artifacts.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { deleteOAuthApp } from "#lib/domain/oauth-apps/delete-oauth-app.ts";
import { rollClientSecret } from "#lib/domain/oauth-apps/roll-client-secret.ts";
import { loadSigningKeys, rotateSigningKeys } from "#lib/domain/oauth-apps/signing-keys.ts";
import { updateOAuthApp } from "#lib/domain/oauth-apps/update-oauth-app.ts";
import { callApi, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { connect, makeOAuthApp, postForm, secretOf, signedInContext } from "#lib/testing/oauth-caller.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000" });

const bearer = (token: unknown) => ({ Authorization: `Bearer ${token}` });
const list = (token: unknown) => callApi(null, "GET", "/v1/document/list?page=1", undefined, bearer(token));
const send = async (token: unknown) => callApi(null, "POST", "/v1/document/send", await sendForm(), bearer(token));

async function actAs(
	settings: Parameters<typeof makeOAuthApp>[1] = {},
	options: Parameters<typeof makeCaller>[0] = {},
) {
	const caller = await makeCaller(options);
	const app = await makeOAuthApp(caller.accountId, { actingUserId: caller.userId, ...settings });
	const ask = async (environment: "live" | "sandbox" = "live", scope = "") => {
		const values = { grant_type: "client_credentials", ...secretOf(app[environment]), scope };
		return (await postForm("/connect/token", values)).body.access_token;
	};
	return { caller, app, ask };
}

describe("a token on the API", () => {
	it("acts as its user: documents are theirs, and no role is gone beyond", async () => {
		const { caller, ask } = await actAs({}, { role: "Member" });
		const token = await ask();
		const sent = await send(token);
		expect(sent.status).toBe(200);
		const documentId = String(sent.body.documentId);
		expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ senderId: caller.userId });
		const users = await callApi(null, "GET", "/v1/users/list?page=1", undefined, bearer(token));
		expect(users.status).toBe(403);
		expect(users.headers.get("www-authenticate")).toBeNull();
	});

	it.each([
		["Service.Documents.Read", 200, 403],
		["Service.Documents.Create", 403, 200],
		["Service.Documents.All", 200, 200],
		["BoldSign.Documents.Read", 200, 403],
		["Service.Templates.All", 403, 403],
	])("%s lets lists pass with %i and sends with %i", async (scope, listed, sent) => {
		const { ask } = await actAs();
		const token = await ask("live", scope);
		const answers = [await list(token), await send(token)];
		expect(answers.map(({ status }) => status)).toEqual([listed, sent]);
		for (const { status, headers } of answers.filter((answer) => answer.status === 403)) {
			expect(status).toBe(403);
			expect(headers.get("www-authenticate")).toMatch(/error="insufficient_scope", scope="Service\.Documents\.\w+"/);
		}
	});

	it("loses at once what an Admin takes from the app", async () => {
		const { app, ask } = await actAs();
		const token = await ask();
		expect((await list(token)).status).toBe(200);
		await db().oAuthApp.update({ where: { id: app.appId }, data: { scopes: ["openid", "Service.Users.Read"] } });
		expect((await list(token)).status).toBe(403);
	});

	it("of the sandbox reaches sandbox documents only", async () => {
		const { ask } = await actAs();
		const live = String((await send(await ask("live"))).body.documentId);
		const sandbox = String((await send(await ask("sandbox"))).body.documentId);
		const look = async (environment: "live" | "sandbox", documentId: string) => {
			const path = `/v1/document/properties?documentId=${documentId}`;
			return (await callApi(null, "GET", path, undefined, bearer(await ask(environment)))).status;
		};
		expect(await look("sandbox", live)).toBe(404);
		expect(await look("live", sandbox)).toBe(404);
		expect(await look("sandbox", sandbox)).toBe(200);
	});

	it("keeps the user it was issued for when the setting changes; deactivating that user kills it", async () => {
		const { caller, app, ask } = await actAs();
		const token = await ask();
		const other = await makeCaller({ accountId: caller.accountId });
		await db().oAuthApp.update({ where: { id: app.appId }, data: { actingUserId: other.userId } });
		const documentId = String((await send(token)).body.documentId);
		expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ senderId: caller.userId });
		await db().user.update({ where: { id: caller.userId }, data: { status: "Deactivated" } });
		expect((await list(token)).status).toBe(401);
		expect((await list(await ask())).status).toBe(200);
	});

	it("that is unknown is a 401 that says so, and a deleted app's tokens are unknown", async () => {
		const { caller, app, ask } = await actAs();
		const token = await ask();
		await deleteOAuthApp(operatorContext("test"), { accountId: caller.accountId, appId: app.appId });
		const answer = await list(token);
		expect(answer.status).toBe(401);
		expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
	});
});

describe("who pays", () => {
	it("is whose credits go down, and whose lack of them refuses the call", async () => {
		const [owner, user] = [await makeCaller(), await makeCaller()];
		const app = await makeOAuthApp(owner.accountId);
		const { body } = await connect(app.live, await signedInContext(user));
		const credits = async ({ accountId }: typeof owner) =>
			(await db().account.findUniqueOrThrow({ where: { id: accountId } })).apiCredits;
		const put = ({ accountId }: typeof owner, apiCredits: number) =>
			db().account.update({ where: { id: accountId }, data: { apiCredits } });
		for (const [billing, payer, other] of [["User", user, owner] as const, ["Owner", owner, user] as const]) {
			await db().oAuthApp.update({ where: { id: app.appId }, data: { billing } });
			await put(payer, 1);
			await put(other, 0);
			expect((await send(body.access_token)).status).toBe(200);
			expect([await credits(payer), await credits(other)]).toEqual([0, 0]);
			await put(other, 1);
			expect((await send(body.access_token)).body).toMatchObject({ status: 402, errorType: "NoCredits" });
			expect(await credits(other)).toBe(1);
		}
		expect(await db().document.count({ where: { senderId: user.userId } })).toBe(2);
	});

	it("is whose plan says whether signers are reached by text message", async () => {
		const [owner, user] = [await makeCaller(), await makeCaller({ plan: "free" })];
		const app = await makeOAuthApp(owner.accountId, { billing: "Owner" });
		const { body } = await connect(app.live, await signedInContext(user));
		const phoneNumber = { countryCode: "+1", number: "202 555 0123" };
		const form = await sendForm({ Signers: JSON.stringify({ ...SIGNER, deliveryMode: "SMS", phoneNumber }) });
		expect((await callApi(null, "POST", "/v1/document/send", form, bearer(body.access_token))).status).toBe(200);
	});

	it("is the user's account, or the owner's: plan and rate are theirs", async () => {
		const owner = await makeCaller({ plan: "free" });
		const stranger = await makeCaller();
		const app = await makeOAuthApp(owner.accountId);
		const { body } = await connect(app.live, await signedInContext(stranger));
		expect((await list(body.access_token)).status).toBe(200);
		const row = await db().oAuthApp.findUniqueOrThrow({ where: { id: app.appId } });
		const { name, redirectUris, scopes, secretValidityDays, refreshMode, actingUserId } = row;
		const settings = { name, redirectUris, scopes, secretValidityDays, refreshMode, actingUserId };
		const change = { accountId: owner.accountId, appId: app.appId, ...settings, billing: "Owner" as const };
		await updateOAuthApp(operatorContext("test"), change);
		expect((await list(body.access_token)).status).toBe(402);
		await db().account.update({ where: { id: owner.accountId }, data: { plan: "business" } });
		const before = await owner.call("GET", "/v1/document/list?page=1");
		await list(body.access_token);
		const after = await owner.call("GET", "/v1/document/list?page=1");
		const remaining = (answer: typeof before) => Number(answer.headers.get("x-ratelimit-remaining"));
		expect(remaining(before) - remaining(after)).toBe(2);
	});
});

it("every grant, refusal and roll stands in the owner's audit log, without a secret", async () => {
	const { caller, app, ask } = await actAs();
	const token = await ask();
	const wrong = { grant_type: "client_credentials", client_id: app.live.clientId, client_secret: "a-wrong-secret" };
	await postForm("/connect/token", wrong);
	await connect(app.live, await signedInContext(caller));
	const roll = { accountId: caller.accountId, appId: app.appId, environment: "live", overlapHours: 1 } as const;
	const rolled = await rollClientSecret(operatorContext("test"), roll);
	const events = await db().accountEvent.findMany({ where: { accountId: caller.accountId } });
	const types = events.map(({ type }) => type);
	const expected = [
		"OAuthAppCreated",
		"OAuthTokenIssued",
		"OAuthRefused",
		"OAuthConsentGiven",
		"OAuthAccessGranted",
		"OAuthSecretRolled",
	];
	expect(types).toEqual(expect.arrayContaining(expected));
	const text = JSON.stringify(events);
	for (const secret of [token, app.live.clientSecret, rolled.clientSecret, "a-wrong-secret"])
		expect(text).not.toContain(secret);
});

it("somebody who guesses secrets is stopped, from that address alone", async () => {
	const { app } = await actAs();
	const guess = (headers: Record<string, string> = {}) =>
		postForm("/connect/token", { grant_type: "x", client_id: app.live.clientId, client_secret: "guess" }, headers);
	for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401);
	const stopped = await guess();
	expect([stopped.status, stopped.body.error]).toEqual([429, "temporarily_unavailable"]);
	expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await guess({ "x-signet-peer": "198.51.100.9" })).status).toBe(401);
});

it("more requests at a time than there are connections are all answered", async () => {
	const { ask } = await actAs();
	const tokens = await Promise.all(Array.from({ length: 30 }, () => ask()));
	expect(new Set(tokens.map(String)).size).toBe(30);
	expect(tokens).not.toContain(undefined);
});

it("expired rows go away, and families that have nothing left", async () => {
	const { ask, caller } = await actAs();
	await ask();
	const old = new Date(Date.now() - 7_200_000);
	await db().oAuthArtifact.updateMany({ where: { userId: caller.userId }, data: { expiresAt: old } });
	await deleteExpiredOAuthRows(new Date());
	expect(await db().oAuthArtifact.count({ where: { userId: caller.userId } })).toBe(0);
});

it("the next signing key is announced before it is used, and the last one stays published for a while", async () => {
	const start = new Date();
	const [first] = await loadSigningKeys(start);
	const day = (days: number) => new Date(start.getTime() + days * 86_400_000);
	await rotateSigningKeys(day(30));
	expect((await loadSigningKeys(day(30))).map(({ kid }) => kid)).toEqual([first?.kid]);
	await rotateSigningKeys(day(89));
	await rotateSigningKeys(day(89));
	const announced = (await loadSigningKeys(day(89))).map(({ kid }) => kid);
	expect([announced.length, announced[0]]).toEqual([2, first?.kid]);
	const turned = (await loadSigningKeys(day(92))).map(({ kid }) => kid);
	expect([turned.length, turned[1]]).toEqual([2, first?.kid]);
	expect((await loadSigningKeys(day(99))).length).toBe(1);
});
