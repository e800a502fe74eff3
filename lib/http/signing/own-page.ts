import { env } from "#lib/config/env.ts";
import { requireSameOrigin } from "./same-origin.ts";

/**
 * Over plain http browsers say nothing of where a form comes from, since our pages tell nobody where they were: then
 * the link, which another site does not know, is what shows it.
 *
 * @throws AppError Forbidden
 */
export function requireOwnPage(request: Request): void {
	const { headers } = request;
	const origin = headers.get("origin");
	const isUnsaid = headers.get("sec-fetch-site") === null && (origin === null || origin === "null");
	if (!(isUnsaid && isFormOf(request))) requireSameOrigin(headers, env().signingUrl);
}

/** Whether a page without scripts has sent it. Files come as a form in any case: then it is who wants a page back. */
export function isFormOf({ headers }: Request): boolean {
	const type = headers.get("content-type") ?? "";
	if (type.includes("multipart/")) return (headers.get("accept") ?? "").includes("text/html");
	return !type.includes("json");
}
