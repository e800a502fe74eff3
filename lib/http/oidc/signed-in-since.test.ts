import { describe, expect, it } from "vitest";
import { readWaitingRequest } from "#lib/auth/oidc/interaction.ts";
import { sealText } from "#lib/crypto/sealed-box.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { openOnward } from "#lib/domain/users/provider/session-at-provider.ts";
import { sessionStart } from "#lib/domain/users/sessions/session-start.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { type CookieJar, cookieJar, keepSession, postPageForm } from "#lib/testing/next-request.ts";
import { makeOAuthApp, openAuthorize, openPath, signedInContext } from "#lib/testing/oauth-caller.ts";
import { answerConsent, isSignedInSince } from "./consent.ts";
import { handleConnect } from "./handle-connect.ts";

useTestDatabase({ RATE_LIMIT_PUBLIC_PER_MINUTE: "100000" });

/** Signs in at a time. */
async function signInAt(caller: ApiCaller, at: Date): Promise<UserContext> {
	const user = await signedInContext(caller);
	await db().session.update({ where: { id: user.principal.credentialId }, data: { createdAt: at, provedAt: at } });
	return { ...user, principal: { ...user.principal, reauthedAt: at } };
}

const cookiesOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");

it("two sign-ins and the request between them, all in one second, are three things", async () => {
	const caller = await makeCaller({ role: "Member" });
	const app = await makeOAuthApp(caller.accountId);
	// The library notes the whole second in which the request began.
	const second = Math.floor(Date.now() / 1000) * 1000 + 30_000;
	const before = await signInAt(caller, new Date(second + 100));
	const asked = await openAuthorize(app.live.clientId, before, { params: { prompt: "login" } });
	const waiting = await readWaitingRequest(visitorContext(), cookiesOf(asked));
	if (!waiting) throw new Error("No request waits.");
	expect(waiting.sessionId).toBe(before.principal.credentialId);
	const since = { ...waiting, beganAt: new Date(second) };
	const isProven = async (user: UserContext) => {
		const signedInAt = await sessionStart(user);
		return isSignedInSince(signedInAt && { id: user.principal.credentialId, signedInAt }, since);
	};
	expect(await isProven(before)).toBe(false);
	expect(await isProven(await signInAt(caller, new Date(second + 900)))).toBe(true);
	expect(await isProven(await signInAt(caller, new Date(second - 1)))).toBe(false);
	expect(isSignedInSince(null, since)).toBe(false);

	// A new request of the later session knows that one, though both are of one second.
	const later = await signInAt(caller, new Date(second + 950));
	const again = await openAuthorize(app.live.clientId, later, {
		params: { prompt: "login" },
		cookies: cookiesOf(asked),
	});
	const next = await readWaitingRequest(visitorContext(), cookiesOf(again));
	expect(next?.sessionId).toBe(later.principal.credentialId);
});

describe("the answer of the consent page", () => {
	/** Sends the form as whoever sits at the browser can, with the page or without it. */
	async function decide(jar: CookieJar, uid: string, decision: "allow" | "deny"): Promise<string> {
		const path = `/consent/${uid}/decide`;
		const answer = await postPageForm(jar, path, { decision }, (request) => answerConsent(request, uid));
		expect(answer.status).toBe(303);
		return answer.headers.get("location") ?? "";
	}

	/** Somebody who has signed in an hour ago, and whom an application asks for something. */
	async function ask(params: { prompt?: string; max_age?: string; scope?: string }) {
		const caller = await makeCaller({ role: "Member" });
		const app = await makeOAuthApp(caller.accountId);
		const before = await signInAt(caller, new Date(Date.now() - 3_600_000));
		const asked = await openAuthorize(app.live.clientId, before, { params });
		const location = asked.headers.get("location") ?? "";
		expect(location).toMatch(/^\/consent\//);
		const jar = cookieJar(cookiesOf(asked));
		await keepSession(jar, before.principal.credentialId);
		return { caller, app, before, jar, cookies: cookiesOf(asked), uid: location.slice("/consent/".length) };
	}

	it.each([{ prompt: "login" }, { max_age: "60" }])("allows nothing before they have proved it: %o", async (params) => {
		const { caller, before, jar, cookies, uid } = await ask(params);
		const back = new URLSearchParams({ again: "1", returnTo: `/consent/${uid}` });
		expect(await decide(jar, uid, "allow")).toBe(`/sign-in?${back}`);
		const { userId } = before.principal;
		expect(await db().oAuthConsent.count({ where: { userId } })).toBe(0);

		const now = await signedInContext(caller);
		await keepSession(jar, now.principal.credentialId);
		const onward = new URL(await decide(jar, uid, "allow"));
		const done = await openPath(onward.pathname, now, cookies);
		expect(new URL(done.headers.get("location") ?? "").searchParams.get("code")).not.toBeNull();
	});

	it("allows scopes that make Admins only to a confirmed session, remembered or not", async () => {
		const params = { scope: "openid Service.Users.Write" };
		const { caller, app, before, jar, cookies, uid } = await ask(params);
		const confirm = `/sign-in?${new URLSearchParams({ again: "1", confirm: "1", returnTo: `/consent/${uid}` })}`;
		expect(await decide(jar, uid, "allow")).toBe(confirm);
		const { userId } = before.principal;
		expect(await db().oAuthConsent.count({ where: { userId } })).toBe(0);

		const codeOf = (answer: Response) =>
			new URL(answer.headers.get("location") ?? "", "http://localhost").searchParams.get("code");
		const now = await signedInContext(caller);
		await keepSession(jar, now.principal.credentialId);
		const onward = new URL(await decide(jar, uid, "allow"));
		expect(codeOf(await openPath(onward.pathname, now, cookies))).not.toBeNull();

		const { clientId } = app.live;
		expect(codeOf(await openAuthorize(clientId, now, { params }))).not.toBeNull();
		const again = await openAuthorize(clientId, before, { params });
		expect(again.headers.get("location")).toMatch(/^\/consent\//);
		const silent = await openAuthorize(clientId, before, { params: { ...params, prompt: "none" } });
		expect(codeOf(silent)).toBeNull();
	});

	it("takes a no without that", async () => {
		const { before, jar, cookies, uid } = await ask({ prompt: "login" });
		const onward = new URL(await decide(jar, uid, "deny"));
		const done = await openPath(onward.pathname, before, cookies);
		expect(new URL(done.headers.get("location") ?? "").searchParams.get("error")).toBe("access_denied");
	});
});

it("signs out for an application at the provider too, from where one is led to the application", async () => {
	const caller = await makeCaller({ role: "Member" });
	const app = await makeOAuthApp(caller.accountId);
	const call = (user: UserContext, path: string, cookie: string, body?: URLSearchParams) => {
		const init = body ? { method: "POST", body } : {};
		return handleConnect(
			new Request(`http://localhost:3000${path}`, { ...init, headers: { cookie } }),
			async () => user,
		);
	};
	const signOutOf = async (atProvider: Uint8Array<ArrayBuffer> | null) => {
		const user = await signedInContext(caller);
		const { credentialId: id } = user.principal;
		await db().session.update({ where: { id }, data: { atProvider } });
		const query = new URLSearchParams({ client_id: app.live.clientId });
		const asked = await call(user, `/connect/endsession?${query}`, "");
		const xsrf = /name="xsrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? "";
		const form = new URLSearchParams({ xsrf, logout: "yes" });
		const done = await call(user, "/connect/endsession/confirm", cookiesOf(asked), form);
		expect(done.status).toBe(303);
		expect((await db().session.findUniqueOrThrow({ where: { id } })).revokedAt).not.toBeNull();
		return new URL(done.headers.get("location") ?? "", "http://localhost:3000");
	};
	const here = await signOutOf(null);
	expect(here.pathname).toBe("/connect/endsession/success");
	const leaving = { endpoint: "https://login.example.com/out", clientId: "signet", idToken: "" };
	const there = await signOutOf(sealText("provider-sessions", JSON.stringify(leaving)));
	expect(there.origin + there.pathname).toBe("https://login.example.com/out");
	expect(openOnward(there.searchParams.get("state") ?? "", new Date())).toBe(here.href);
});
