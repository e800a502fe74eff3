import { randomUUID } from "node:crypto";
import type { UserContext, VisitorContext } from "#lib/domain/context.ts";
import { type FileAnswer, sendFile } from "../answering/file-answer.ts";
import { findPageUser, visitorContext } from "./page-context.ts";
import { readerLocale } from "./page-locale.ts";
import { wordError } from "./word-refusal.ts";

type Route<P> = (request: Request, route: { params: Promise<P> }) => Promise<Response>;

/**
 * A file for the signed-in user's browser: a download or an image. A refusal is one sentence in the user's
 * language, since a person reads it; whoever is not signed in is led there and back.
 */
export function defineUserFile<P extends Record<string, string>>(
	open: (context: UserContext, params: P, request: Request) => Promise<FileAnswer | Response>,
): Route<P> {
	return async (request, { params }) => {
		const user = await findPageUser();
		if (!user) return toSignIn(request);
		return answer(request, async () => open(user, await params, request));
	};
}

/** The same for pages that need no sign-in: what is asked for is found by a secret in the path. */
export function defineVisitorFile<P extends Record<string, string>>(
	open: (context: VisitorContext, params: P) => Promise<FileAnswer | Response>,
): Route<P> {
	return async (request, { params }) => answer(request, async () => open(await visitorContext(), await params));
}

async function answer(request: Request, open: () => Promise<FileAnswer | Response>): Promise<Response> {
	try {
		return await sendFile(request, await open());
	} catch (error) {
		return refuse(error);
	}
}

function toSignIn(request: Request): Response {
	const { pathname, search } = new URL(request.url);
	const location = `/sign-in?returnTo=${encodeURIComponent(pathname + search)}`;
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

async function refuse(thrown: unknown): Promise<Response> {
	const traceId = randomUUID();
	const { error, message } = wordError(thrown, traceId, await readerLocale());
	const wait = error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : null;
	return new Response(`${message}\n`, {
		status: error.status,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Request-Id": traceId,
			...wait,
		},
	});
}
