import { env } from "#lib/config/env.ts";
import type { SigningParams } from "#lib/http/signing/define-signing-route.ts";

type Route = (request: Request, route: { params: Promise<SigningParams> }) => Promise<Response>;

/** A change that the signing page sends, through the very handler that its address exports. */
export function postAsPage(
	route: Route,
	params: SigningParams,
	body: object | FormData,
	query = "",
): Promise<Response> {
	const isForm = body instanceof FormData;
	const request = new Request(`${env().publicUrl}/sign/${params.token}${query}`, {
		method: "POST",
		headers: { "sec-fetch-site": "same-origin", ...(isForm ? {} : { "content-type": "application/json" }) },
		body: isForm ? body : JSON.stringify(body),
	});
	return route(request, { params: Promise.resolve(params) });
}

/** Something that the signing page reads. */
export function getAsPage(
	route: Route,
	params: SigningParams,
	headers: Record<string, string> = {},
): Promise<Response> {
	const request = new Request(`${env().publicUrl}/sign/${params.token}`, { headers });
	return route(request, { params: Promise.resolve(params) });
}
