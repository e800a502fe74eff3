import type { UserContext, VisitorContext } from "#lib/domain/context.ts";
import type { FileAnswer } from "../answering/file-answer.ts";
import { defineEndpoint, type Route } from "../define-endpoint.ts";
import { findPageUser, visitorContext } from "./page-context.ts";
import { readerLocale } from "./page-locale.ts";

/**
 * A file for the signed-in user's browser: a download or an image. Whoever is not signed in is led there and back.
 */
export function defineUserFile<P extends Record<string, string>>(
	open: (context: UserContext, params: P, request: Request) => Promise<FileAnswer | Response>,
): Route<P> {
	return defineEndpoint<P>(
		async (request, params) => {
			const user = await findPageUser();
			return user ? open(user, params, request) : toSignIn(request);
		},
		{ locale: readerLocale },
	);
}

/** The same for pages that need no sign-in: what is asked for is found by a secret in the path. */
export function defineVisitorFile<P extends Record<string, string>>(
	open: (context: VisitorContext, params: P) => Promise<FileAnswer | Response>,
): Route<P> {
	return defineEndpoint<P>(async (_, params) => open(await visitorContext(), params), { locale: readerLocale });
}

function toSignIn(request: Request): Response {
	const { pathname, search } = new URL(request.url);
	const location = `/sign-in?returnTo=${encodeURIComponent(pathname + search)}`;
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
