import { cookies } from "next/headers";
import { readSessionId } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";
import type { ProviderRefusal } from "#lib/contract/users/provider-refusals.ts";
import { beginProviderSignIn } from "#lib/domain/users/provider/begin-at-provider.ts";
import { finishProviderSignIn } from "#lib/domain/users/provider/finish-at-provider.ts";
import { ATTEMPT_MINUTES } from "#lib/domain/users/provider/kept-attempt.ts";
import { errorResponse } from "../answering/present-error.ts";
import { answering } from "../define-endpoint.ts";
import { limitProviderSignIn } from "../limits/limit-visitor.ts";
import { keepHalfWay } from "./half-way-cookie.ts";
import { localPath } from "./local-path.ts";
import { visitorContext } from "./page-context.ts";
import { nextPage } from "./sign-in-route.ts";
import { letIn } from "./sign-in-steps.ts";

/** What a browser keeps while its user is at a provider: see kept-attempt.ts. */
const COOKIE = "signet.at-provider";
const PATH = "/sign-in/with";
const START = "/start";
/** Longer ones a cookie has no room for. */
const MAX_RETURN_LENGTH = 1_500;
const MAX_QUERY_LENGTH = 8_000;

/**
 * Leads a browser to the provider of an account. Only from a page of ours, or by an address that was typed: another
 * site could otherwise sign somebody in, without a word, to an account that is not theirs. Whoever comes from there
 * finds the button first.
 */
export async function goToProvider(request: Request, accountId: string): Promise<Response> {
	const asked = new URL(request.url).searchParams;
	const given = localPath(asked.get("returnTo")) ?? START;
	const returnTo = given.length > MAX_RETURN_LENGTH ? START : given;
	const isReauth = asked.get("reauth") === "1";
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin" && site !== "none") {
		return seeOther(`/sign-in?${new URLSearchParams({ with: accountId, again: "1", returnTo })}`);
	}
	return unlessRefused({ accountId, returnTo, isReauth }, async () => {
		const context = await visitorContext();
		await limitProviderSignIn(context);
		const sessionId = isReauth ? await readSessionId() : null;
		const again = sessionId !== null || asked.get("again") === "1";
		const begun = await beginProviderSignIn(context, { accountId, again, returnTo, sessionId });
		if ("refused" in begun) return refusedPage(begun.refused, { accountId, returnTo, isReauth });
		const maxAge = ATTEMPT_MINUTES * 60;
		(await cookies()).set(COOKIE, begun.kept, {
			path: PATH,
			maxAge,
			httpOnly: true,
			sameSite: "lax",
			secure: isSecure(),
		});
		return begun.url;
	});
}

/** Takes a browser that comes back from the provider of an account. What it has kept serves once. */
export async function comeFromProvider(request: Request, accountId: string): Promise<Response> {
	return unlessRefused({ accountId, returnTo: START, isReauth: false }, async () => {
		const context = await visitorContext();
		await limitProviderSignIn(context);
		const query = new URL(request.url).search.slice(1);
		const jar = await cookies();
		const kept = jar.get(COOKIE)?.value ?? null;
		jar.delete({ name: COOKIE, path: PATH });
		const isTooLong = query.length > MAX_QUERY_LENGTH;
		const outcome = await finishProviderSignIn(context, { accountId, query: isTooLong ? "" : query, kept });
		const returnTo = localPath(outcome.returnTo) ?? START;
		if ("refused" in outcome) return refusedPage(outcome.refused, { ...outcome, accountId, returnTo });
		if (outcome.step === "confirmed") return returnTo;
		if (outcome.step === "session") await letIn(outcome);
		else await keepHalfWay(outcome.halfWay);
		return nextPage(outcome.step, returnTo);
	});
}

type Attempt = { accountId: string; returnTo: string; isReauth: boolean };

/** @param step gives where the browser goes */
async function unlessRefused(attempt: Attempt, step: () => Promise<string>): Promise<Response> {
	return answering(
		async () => seeOther(await step()),
		(error, traceId) =>
			error.code === "RateLimited" ? seeOther(refusedPage("limited", attempt)) : errorResponse(error, traceId),
	);
}

/** The sign-in page, which shows the reason and every other method; or the page that reports to the waiting window. */
function refusedPage(refusal: ProviderRefusal, { accountId, returnTo, isReauth }: Attempt): string {
	if (isReauth) return `/sign-in/confirmed?refused=${refusal}`;
	const told = { with: accountId, again: "1", refused: `provider-${refusal}`, returnTo };
	return `/sign-in?${new URLSearchParams(told)}`;
}

function seeOther(location: string): Response {
	const headers = { Location: location, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
	return new Response(null, { status: 303, headers });
}

function isSecure(): boolean {
	return env().publicUrl.startsWith("https:");
}
