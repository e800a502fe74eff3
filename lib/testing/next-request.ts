import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { createRequestStoreForAPI } from "next/dist/server/async-storage/request-store.js";
import { NextRequest } from "next/server.js";
import { giveSession } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";

/** A browser as far as routes of ours know one: it keeps cookies, and posts forms of our own pages. */
export type CookieJar = { cookies: Map<string, string> };

export function cookieJar(cookies = ""): CookieJar {
	const kept = cookies.split("; ").filter(Boolean);
	return { cookies: new Map(kept.map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)])) };
}

/** Posts a form of our own page to a route, which finds its headers and cookies as under Next.js. */
export async function postPageForm(
	jar: CookieJar,
	path: string,
	form: Record<string, string>,
	route: (request: Request) => Promise<Response>,
): Promise<Response> {
	const cookie = [...jar.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const headers = { cookie, "sec-fetch-site": "same-origin" };
	const request = new NextRequest(env().publicUrl + path, {
		method: "POST",
		headers,
		body: new URLSearchParams(form),
	});
	return underNext(jar, request, () => route(request));
}

/** Keeps the cookie of a session in a browser, as after signing in there. */
export function keepSession(jar: CookieJar, sessionId: string): Promise<void> {
	return underNext(jar, new NextRequest(env().publicUrl), () => giveSession(sessionId));
}

/** Runs what asks Next.js for the request's headers and cookies. The cookies that it sets are kept. */
async function underNext<T>(jar: CookieJar, request: NextRequest, work: () => Promise<T>): Promise<T> {
	const { pathname, search } = request.nextUrl;
	const keep = (set: string[]) => {
		for (const one of set) {
			const [name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(one)?.slice(1) ?? [];
			jar.cookies.set(name, value);
		}
	};
	const tags = { tags: [], expirationsByCacheKind: new Map() };
	const store = createRequestStoreForAPI(request, { pathname, search }, tags, keep, undefined, undefined);
	// Of what it knows of a route besides, nothing here is asked.
	const about = { page: pathname, route: pathname } as Parameters<typeof workAsyncStorage.run>[0];
	return workAsyncStorage.run(about, () => workUnitAsyncStorage.run(store, work));
}
