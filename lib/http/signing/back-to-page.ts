import type { AppError } from "#lib/errors/app-error.ts";
import { isFormOf } from "./own-page.ts";

/** Leads a browser back to the page of a link. */
export function backToPage(token: string, query = "", headers: Record<string, string> = {}): Response {
	const location = `/sign/${encodeURIComponent(token)}${query}`;
	return new Response(null, { status: 303, headers: { ...headers, location, "cache-control": "no-store" } });
}

/** Without scripts a person would be left with our JSON; the page says what has become of the link. */
export const BACK_WHEN_OVER = {
	instead: (error: AppError, request: Request, { token }: { token: string }) =>
		error.code === "LinkUnusable" && isFormOf(request) ? backToPage(token) : null,
};
