import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sqlAt } from "./support/database.ts";
import {
	admin,
	CREDENTIALS,
	type Installation,
	newInstallation,
	removeInstallation,
	Start,
} from "./support/installation.ts";
import { sendSample, signIn } from "./support/over-http.ts";
import { askUpgrade, sendFirst } from "./support/raw-request.ts";
import type { App } from "./support/relying-party.ts";
import { openOf, pidOfWeb, residentBytesOf } from "./support/web-process.ts";

// What anybody can do to the built server without signing in.
test.describe.configure({ mode: "serial" });

/** Cookies that an answer sets, as a browser sends them back. */
const cookiesOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.map((one) => one.split(";", 1)[0])
		.join("; ");

const MEGABYTE = 1024 * 1024;
const KEY = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

let installation: Installation;
let running: Start;
let app: App;

test.beforeAll(async () => {
	installation = await newInstallation();
	running = new Start(installation);
	await running.ready();
	const options = ["--redirect-uris", "http://localhost:1/", "--scopes", "openid Service.Documents.All"];
	const who = ["--acting-user", CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL];
	app = JSON.parse(admin(installation, "oauth-app", "create", "--name", "Contract Cloud", ...options, ...who).output);
});
test.afterAll(async () => {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
});

/** How the product’s own pages call it. */
const ownPage = () => ({ method: "POST", headers: { Origin: installation.url, "Content-Type": "application/json" } });

const at = (path: string) => `${installation.url}${path}`;

const webPid = () => pidOfWeb(running);
const open = (pattern: RegExp) => openOf(webPid(), pattern);
const residentBytes = () => residentBytesOf(webPid());

async function newWeb(): Promise<void> {
	const before = webPid();
	process.kill(before, "SIGKILL");
	await expect.poll(() => running.pids("web.mjs")[0] ?? before).not.toBe(before);
	const ready = () =>
		fetch(at("/api/health/ready")).then(
			({ status }) => status,
			() => 0,
		);
	await expect.poll(ready).toBe(200);
}

const query = (text: string) => sqlAt(installation.dataDir, text, []);

/** Everything that works with the authorization server; each is a bundle of its own. */
const CALLS: Record<string, () => Promise<unknown>> = {
	consent: async () => (await fetch(at("/consent/anything"))).status,
	decision: async () => {
		const headers = { ...FORM, Origin: installation.url };
		const form = { method: "POST", headers, body: "decision=allow", redirect: "manual" } as const;
		const answer = await fetch(at("/consent/anything/decide"), form);
		return [answer.status, answer.headers.get("location")];
	},
	discovery: async () => (await fetch(at("/.well-known/openid-configuration"))).status,
	authorize: async () => {
		const request = { client_id: app.live.clientId, redirect_uri: "http://localhost:1/", response_type: "code" };
		const pkce = { code_challenge: "a".repeat(43), code_challenge_method: "S256", scope: "openid" };
		const url = at(`/connect/authorize?${new URLSearchParams({ ...request, ...pkce })}`);
		return (await fetch(url, { redirect: "manual" })).headers.get("location")?.split("/")[1];
	},
	token: async () => {
		const body = new URLSearchParams({
			grant_type: "client_credentials",
			client_id: app.live.clientId,
			client_secret: app.live.clientSecret,
		});
		const answer = await fetch(at("/connect/token"), { method: "POST", body });
		const { access_token } = (await answer.json()) as { access_token: string };
		const headers = { Authorization: `Bearer ${access_token}` };
		return [answer.status, (await fetch(at("/v1/document/list?page=1"), { headers })).status];
	},
};

const RIGHT: Record<string, unknown> = {
	consent: 200,
	decision: [303, "/sign-in?again=1&returnTo=%2Fconsent%2Fanything"],
	discovery: 200,
	authorize: "consent",
	token: [200, 200],
};

// A page, a page's form and a route: whoever is first makes what the others use.
for (const first of ["consent", "decision", "token"]) {
	test(`whoever comes first, the authorization server works: ${first}`, async () => {
		await newWeb();
		for (const name of [first, ...Object.keys(CALLS)]) {
			expect(await CALLS[name]?.(), `${name} after ${first}`).toEqual(RIGHT[name]);
		}
	});
}

test("a failure of the authorization server is told in words of ours, to a browser as a page", async ({ page }) => {
	await query('ALTER TABLE "OAuthArtifact" RENAME TO "OAuthArtifactAside"');
	try {
		const program = await fetch(at("/connect/introspect"), {
			method: "POST",
			headers: FORM,
			body: new URLSearchParams({
				client_id: app.live.clientId,
				client_secret: app.live.clientSecret,
				token: "a".repeat(43),
			}),
		});
		const body = await program.text();
		expect([program.status, body]).toEqual([500, expect.stringMatching(/"server_error".*went wrong on our side/)]);
		expect(body).not.toMatch(/oops/i);
		const url = `/connect/authorize?client_id=${app.live.clientId}&redirect_uri=${encodeURIComponent("http://localhost:1/")}&response_type=code&scope=openid&code_challenge=${"a".repeat(43)}&code_challenge_method=S256`;
		const answer = await page.goto(at(url));
		expect(answer?.status()).toBe(500);
		await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
		const inFrench = await fetch(at(url), { headers: { Accept: "text/html", "Accept-Language": "fr-CH, en;q=0.5" } });
		expect(await inFrench.text()).toMatch(/<html lang="fr-FR">.*<h1>Une erreur est survenue<\/h1>/s);
		expect(await page.content()).not.toMatch(/oops/i);
	} finally {
		await query('ALTER TABLE "OAuthArtifactAside" RENAME TO "OAuthArtifact"');
	}
});

test("an upgrade is answered like any request, and leaves nothing open", async () => {
	const before = open(/^socket:/).length;
	for (const path of ["/nowhere", "/_next/webpack-hmr", "/sign-in"]) {
		const answers = await Promise.all(Array.from({ length: 50 }, () => askUpgrade(at(path))));
		expect(new Set(answers), path).toEqual(new Set([path === "/sign-in" ? 200 : 404]));
	}
	await expect.poll(() => open(/^socket:/).length).toBeLessThan(before + 10);
});

for (const [path, headers] of [
	["/connect/token", FORM],
	["/api/auth/callback/credentials", FORM],
	["/api/auth/signout", { "Content-Type": "application/json" }],
	["/api/auth/_log", { "Content-Type": "application/json" }],
	["/consent/anything/decide", { ...FORM, "Sec-Fetch-Site": "same-origin" }],
] as [string, Record<string, string>][]) {
	test(`a body that is far too large is neither read nor waited for: ${path}`, async () => {
		const before = residentBytes();
		for (const framing of ["length", "chunks"] as const) {
			const answer = await sendFirst(at(path), { headers, bodyBytes: 250 * MEGABYTE, framing });
			expect(answer.text, framing).toMatch(/^HTTP\/1\.1 4(?:13|15|04) /);
			expect(answer.text, framing).toMatch(/^connection: close\r$/im);
		}
		expect(residentBytes() - before).toBeLessThan(80 * MEGABYTE);
	});
}

test("a page is sent no more than a form either", async () => {
	const before = residentBytes();
	for (const path of ["/sign-in", "/nowhere", "/sign/nobody", "/verify"]) {
		for (const framing of ["length", "chunks"] as const) {
			const answer = await sendFirst(at(path), { headers: FORM, bodyBytes: 250 * MEGABYTE, framing });
			// A page that reads nothing may have answered already.
			const status = framing === "length" ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 (?:413|404|405|200) /;
			expect(answer.text, `${path} ${framing}`).toMatch(status);
			expect(answer.text, `${path} ${framing}`).toMatch(/^connection: close\r$/im);
			expect(answer.ms, `${path} ${framing}`).toBeLessThan(30_000);
		}
	}
	expect(residentBytes() - before).toBeLessThan(80 * MEGABYTE);
});

test("the library for sign-ins fails on no address, keeps to ours, and its pages have a policy", async () => {
	const own = ["/documents", at("/documents")];
	for (const callbackUrl of ["nonsense", "//evil.example", "https://evil.example/", "javascript:1", "/日本", ...own]) {
		const query = new URLSearchParams({ callbackUrl });
		for (const action of ["signin", "signout", "error", "csrf", "session", "callback/credentials"]) {
			const answer = await fetch(at(`/api/auth/${action}?${query}`), { redirect: "manual" });
			expect(answer.status, `${action} ${callbackUrl}`).toBeLessThan(500);
			expect(answer.headers.get("content-security-policy"), action).toContain("default-src 'none'");
			expect(answer.headers.get("location") ?? "").not.toContain("evil");
		}
		for (const action of ["signin/credentials", "signout", "callback/credentials"]) {
			const init = { method: "POST", headers: FORM, body: query.toString(), redirect: "manual" } as const;
			const answer = await fetch(at(`/api/auth/${action}`), init);
			expect(answer.status, `POST ${action} ${callbackUrl}`).toBeLessThan(500);
			expect(answer.headers.get("location") ?? "").not.toContain("evil");
		}
	}
	const Cookie = "next-auth.callback-url=nonsense";
	expect((await fetch(at("/sign-in"), { headers: { Cookie } })).status).toBe(200);
	expect((await fetch(at("/api/auth/csrf"), { headers: { Cookie } })).status).toBe(400);
});

test("who asks for the head of a file opens none, and is not written down as a reader", async () => {
	const { documentId, signLink } = await sendSample(installation.url);
	const paths = [`${signLink}/source/0`, at(`/v1/document/download?documentId=${documentId}`)];
	paths.push(...["download", "source/0", "pages/1"].map((rest) => at(`/documents/${documentId}/${rest}`)));
	const Cookie = await signIn(installation.url);
	const isOurs = new RegExp(`${installation.dataDir}/(?:objects|tmp)`);
	for (const path of paths) {
		for (let time = 0; time < 5; time += 1) {
			const { status } = await fetch(path, { method: "HEAD", headers: { ...KEY, Cookie } });
			expect(status, path).toBe(200);
		}
	}
	expect(open(isOurs)).toEqual([]);
	const history = await fetch(at(`/v1/document/properties?documentId=${documentId}`), { headers: KEY });
	expect(await history.text()).not.toMatch(/downloaded/i);
	// What a mail scanner follows is no download either.
	expect((await fetch(`${signLink}/download`)).status).toBe(405);
	const whole = await fetch(`${signLink}/download`, ownPage());
	expect((await whole.arrayBuffer()).byteLength).toBe(Number(whole.headers.get("content-length")));
	await expect.poll(() => open(isOurs)).toEqual([]);
});

test("a sender's pages are asked for each time they are shown, and a file that is lost is told", async () => {
	const { documentId } = await sendSample(installation.url);
	const Cookie = await signIn(installation.url);
	const path = (rest: string) => at(`/documents/${documentId}/${rest}`);
	const get = (rest: string, headers = {}) => fetch(path(rest), { headers, redirect: "manual" });
	for (const rest of ["pages/1", "source/0"]) {
		const first = await get(rest, { Cookie });
		expect([first.status, first.headers.get("cache-control")], rest).toEqual([200, "private, no-cache"]);
		const has = { "If-None-Match": first.headers.get("etag") ?? "" };
		await first.arrayBuffer();
		expect((await get(rest, { Cookie, ...has })).status, rest).toBe(304);
		// Whoever has signed out is not told that what they have is still good.
		expect((await get(rest, has)).status, rest).toBe(303);
	}
	const [objects, aside] = [join(installation.dataDir, "objects"), join(installation.dataDir, "objects-aside")];
	await rename(objects, aside);
	try {
		for (const rest of ["pages/1", "pages/2", "source/0", "download"]) {
			const answer = await get(rest, { Cookie });
			expect([answer.status, await answer.text()], rest).toEqual([404, expect.stringContaining("missing on our side")]);
		}
	} finally {
		await rm(objects, { recursive: true, force: true });
		await rename(aside, objects);
	}
});

test("a limit that one route has met is kept by the others", async () => {
	const statuses = async (path: string, times: number, init?: RequestInit) => {
		const answers = Array.from({ length: times }, async () => (await fetch(at(path), init)).status);
		return new Set(await Promise.all(answers));
	};
	// Ten a second are allowed for a minute.
	expect(await statuses("/sign/nobody/state", 620)).toContain(429);
	expect(await statuses("/sign/nobody/download", 2, ownPage())).toEqual(new Set([429]));
	expect(await statuses("/copies/nobody/download", 2, ownPage())).toEqual(new Set([429]));
});

// The last: afterwards nobody signs in from here with a password alone.
test("wrong passwords from elsewhere do not lock out a browser in which the owner has signed in before", async () => {
	const asked = await fetch(at("/api/auth/csrf"));
	const { csrfToken } = (await asked.json()) as { csrfToken: string };
	const csrf = cookiesOf(asked);
	const signIn = async (password: string, device = "") => {
		const form = { email: CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL, password, csrfToken, json: "true" };
		const init = {
			method: "POST",
			headers: { ...FORM, Cookie: `${csrf}; ${device}` },
			body: new URLSearchParams(form),
		};
		const answer = await fetch(at("/api/auth/callback/credentials"), init);
		const { url } = (await answer.json()) as { url: string };
		return { error: new URL(url).searchParams.get("error"), cookies: cookiesOf(answer) };
	};
	const first = await signIn(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD);
	expect(first.error).toBeNull();
	const device = first.cookies.split("; ").find((one) => one.startsWith("signet.device="));
	const tries = await Promise.all(Array.from({ length: 12 }, () => signIn("a guess of somebody else")));
	expect(tries.map(({ error }) => error)).toContain("RateLimited");
	expect((await signIn(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD)).error).toBe("RateLimited");
	expect((await signIn(CREDENTIALS.BOOTSTRAP_ADMIN_PASSWORD, device)).error).toBeNull();
});
