import { NextRequest } from "next/server";
import { handleAuthRequest } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { errorResponse } from "../answering/present-error.ts";
import { answering } from "../define-endpoint.ts";
import { DEVICE_COOKIE, deviceCookie } from "../limits/known-device.ts";
import { limitPublicCalls, limitSignIn } from "../limits/limit-visitor.ts";
import { readSmallBody } from "../reading/read-small-body.ts";
import { parseUrlEncoded } from "../reading/text-encoding.ts";
import { halfWayCookie } from "./half-way-cookie.ts";
import { visitorContext } from "./page-context.ts";

type AuthRoute = { params: Promise<{ nextauth: string[] }> };

/** A form with an address and a password. */
const MAX_BODY_BYTES = 16 * 1024;

/** What we use of the library. Its way to write into our log from a browser is not among it. */
const ACTIONS = ["callback", "csrf", "error", "providers", "session", "signin", "signout"];

const CALLBACK_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/;

/** The library's few pages carry their style with them, and forms that lead here. */
const PAGE_HEADERS = {
	"Content-Security-Policy":
		"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "no-referrer",
};

/**
 * next-auth's endpoints: counted by address before anything is read, then a body that is short and addresses
 * that are ours, then the library. Attempts to sign in are counted before a password is looked at.
 */
export async function handleAuthRoute(request: NextRequest, route: AuthRoute): Promise<Response> {
	return withHeaders(await answering(() => passOn(request, route), errorResponse));
}

async function passOn(request: NextRequest, route: AuthRoute): Promise<Response> {
	const context = await visitorContext();
	await limitPublicCalls(context);
	const [action = ""] = (await route.params).nextauth;
	if (!ACTIONS.includes(action)) throw new AppError("NotFound");
	// With a password an answer is posted; the library fails on others.
	if (action === "callback" && request.method !== "POST") throw new AppError("MethodNotAllowed");
	refuseStrangeCookie(request);
	const asked = await plainRequest(request);
	const device = request.cookies.get(DEVICE_COOKIE)?.value ?? null;
	let address = "";
	let halfWay: string | null = null;
	const response = await handleAuthRequest(context, asked, route, {
		guard(email) {
			address = email;
			return limitSignIn(context, email, device);
		},
		onHalfWay(given) {
			halfWay = given;
		},
	});
	if (halfWay !== null) response.headers.append("Set-Cookie", halfWayCookie(halfWay));
	if (address !== "" && hasSignedIn(response)) response.headers.append("Set-Cookie", deviceCookie(address));
	return response;
}

function hasSignedIn(response: Response): boolean {
	return response.headers.getSetCookie().some((cookie) => /^(?:__Secure-)?next-auth\.session-token=[^;]/.test(cookie));
}

/** The request as the library understands it: one of its actions, a short form, and no address but ours to go to. */
async function plainRequest(request: NextRequest): Promise<NextRequest> {
	const url = new URL(request.url);
	keepOwnAddress(url.searchParams);
	const { method, headers } = request;
	if (method !== "POST") return new NextRequest(url, { method, headers });
	const body = await readSmallBody(request, MAX_BODY_BYTES);
	if (body.length > 0 && !headers.get("content-type")?.includes("application/x-www-form-urlencoded")) {
		throw new AppError("UnsupportedType", "The content type must be application/x-www-form-urlencoded.");
	}
	const form = new URLSearchParams(parseUrlEncoded(body, null));
	keepOwnAddress(form);
	const passed = new Headers(headers);
	passed.delete("content-length");
	passed.set("content-type", "application/x-www-form-urlencoded");
	return new NextRequest(url, { method, headers: passed, body: form.toString() });
}

/** Leaves out where to go when it is no address of ours: the library fails on what is none at all. */
function keepOwnAddress(params: URLSearchParams): void {
	const given = params.get("callbackUrl");
	if (given === null) return;
	params.delete("callbackUrl");
	const own = ownAddress(given);
	if (own !== null) params.set("callbackUrl", own);
}

function ownAddress(given: string): string | null {
	const { publicUrl } = env();
	const isAddress = given.startsWith("/") ? URL.canParse(given, publicUrl) : URL.canParse(given);
	const url = isAddress ? new URL(given, publicUrl) : null;
	return url?.origin === new URL(publicUrl).origin ? url.href : null;
}

/**
 * The library reads its cookie by itself.
 *
 * @throws AppError InvalidRequest
 */
function refuseStrangeCookie(request: NextRequest): void {
	const cookie = request.cookies.getAll().find(({ name }) => CALLBACK_COOKIE.test(name));
	if (!cookie || cookie.value === "" || ownAddress(cookie.value) !== null) return;
	throw new AppError("InvalidRequest", `The cookie ${cookie.name} isn’t valid. Delete it and try again.`);
}

function withHeaders(response: Response): Response {
	for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
	return response;
}
