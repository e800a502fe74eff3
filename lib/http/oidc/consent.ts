import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { answerWaitingRequest, readWaitingRequest, type WaitingRequest } from "#lib/auth/oidc/interaction.ts";
import { env } from "#lib/config/env.ts";
import type { OAuthScope } from "#lib/contract/scopes.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { denyConsent, giveConsent, hasConsented } from "#lib/domain/oauth-apps/consent.ts";
import { shownScopes } from "#lib/domain/oauth-apps/rules.ts";
import { sessionStart } from "#lib/domain/users/sessions/session-start.ts";
import { mustConfirmScopes } from "#lib/policy/grants.ts";
import { limitPublicCalls } from "../limits/limit-visitor.ts";
import { findPageUser, visitorContext } from "../pages/page-context.ts";
import { reauthPath } from "../pages/reauth-path.ts";
import { readSmallForm } from "../reading/read-small-body.ts";
import { requireSameOrigin } from "../signing/same-origin.ts";

/** Reasons for which the user has to prove again that it is them. */
const SIGN_IN_REASONS = ["login_prompt", "max_age"];
/** The application wants the question asked, whatever was answered before. */
const ASK_REASON = "consent_prompt";

/** The form is one answer. */
const MAX_FORM_BYTES = 16 * 1024;

/** What the consent page shows. */
type ConsentView = {
	app: { name: string; owner: string; isForeign: boolean; isSandbox: boolean; logoPath: string | null };
	scopes: OAuthScope[];
	user: { name: string; email: string };
	/** Where both answers lead. */
	returnHost: string;
	signInPath: string;
};

/**
 * The question of a request that waits. Who is not signed in is led there and back; what was allowed
 * before is not asked again.
 *
 * @returns null when no request of this browser waits under this id
 */
export async function openConsent(uid: string): Promise<ConsentView | null> {
	const visitor = await visitorContext();
	const cookies = (await headers()).get("cookie") ?? "";
	const waiting = await readWaitingRequest(visitor, cookies);
	if (!waiting) return null;
	const user = await requireSignedIn(uid, waiting);
	const { client, scopes } = waiting;
	const { accountId, name, email } = user.principal;
	const isAsked =
		waiting.reasons.includes(ASK_REASON) || !(await hasConsented(visitor, user.principal, client, scopes));
	if (!isAsked) redirect(await goOn(user, cookies));
	return {
		app: {
			name: client.appName,
			owner: client.accountName,
			isForeign: client.accountId !== accountId,
			isSandbox: client.isSandbox,
			logoPath: client.hasLogo ? `/api/oauth-apps/${client.appId}/logo` : null,
		},
		scopes: shownScopes(scopes),
		user: { name, email },
		returnHost: new URL(waiting.redirectUri).host,
		signInPath: signInPath(uid),
	};
}

async function requireSignedIn(uid: string, waiting: WaitingRequest): Promise<UserContext> {
	const user = await findPageUser();
	if (!user) redirect(signInPath(uid));
	if (await hasToProve(user, waiting)) redirect(signInPath(uid, isStale(user, waiting)));
	if (mustConfirm(user, waiting)) redirect(confirmPath(uid, user, waiting));
	// Somebody else has signed in meanwhile: the question is theirs now.
	if (waiting.userId !== null && waiting.userId !== user.principal.userId) redirect(waiting.restartPath);
	return user;
}

/** Whether the application wants its user to prove who they are, and this one has not since it asked. */
async function hasToProve(user: UserContext, waiting: WaitingRequest): Promise<boolean> {
	if (!waiting.reasons.some((reason) => SIGN_IN_REASONS.includes(reason))) return false;
	const signedInAt = await sessionStart(user);
	return !isSignedInSince(signedInAt && { id: user.principal.credentialId, signedInAt }, waiting);
}

/** Whether somebody has signed in for the request, and not proved by that who they are. */
function isStale({ principal }: UserContext, { sessionId, userId }: WaitingRequest): boolean {
	return userId === null || (sessionId !== null && sessionId !== principal.credentialId);
}

/** @param isStale they have just come from a provider, which does not say that they proved there who they are */
function signInPath(uid: string, isStale = false): string {
	const told: Record<string, string> = isStale ? { refused: "provider-again" } : {};
	return `/sign-in?${new URLSearchParams({ again: "1", ...told, returnTo: `/consent/${uid}` })}`;
}

function mustConfirm(user: UserContext, { client, scopes }: WaitingRequest): boolean {
	return mustConfirmScopes(user, { scopes, isSandbox: client.isSandbox });
}

/** A session that was never confirmed comes from a provider that reported no recent sign-in: the page says so. */
function confirmPath(uid: string, user: UserContext, waiting: WaitingRequest): string {
	const isRefused = user.principal.reauthedAt === undefined && isStale(user, waiting);
	return reauthPath(`/consent/${uid}`, isRefused ? "provider-again" : null);
}

async function goOn(user: UserContext, cookies: string): Promise<string> {
	const signedInAt = (await sessionStart(user)) ?? user.now();
	const login = { accountId: user.principal.userId, ts: Math.floor(signedInAt.getTime() / 1000) };
	return answerWaitingRequest(await visitorContext(), cookies, { login, consent: {} });
}

/**
 * Takes the answer of the consent page's form. Who is signed out meanwhile is led to the sign-in page, and so is
 * whoever allows it and has not proved who they are as the application wants: the form can be sent without the page.
 * Where no request waits any more, it leads back to the page, which says so.
 *
 * @throws AppError RateLimited; Forbidden for a form of another site; TooLarge
 */
export async function answerConsent(request: Request, uid: string): Promise<Response> {
	await limitPublicCalls(await visitorContext());
	requireSameOrigin(request.headers, env().publicUrl);
	const form = await readSmallForm(request, MAX_FORM_BYTES);
	const user = await findPageUser();
	if (!user) return seeOther(signInPath(uid));
	const cookies = request.headers.get("cookie") ?? "";
	const waiting = await readWaitingRequest(await visitorContext(), cookies);
	const isOthers = waiting?.userId && waiting.userId !== user.principal.userId;
	if (!waiting || isOthers) return seeOther(`/consent/${encodeURIComponent(uid)}`);
	if (form.get("decision") !== "allow") return seeOther(await deny(user, waiting, cookies));
	if (await hasToProve(user, waiting)) return seeOther(signInPath(uid, isStale(user, waiting)));
	if (mustConfirm(user, waiting)) return seeOther(confirmPath(uid, user, waiting));
	return seeOther(await allow(user, waiting, cookies));
}

function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

async function allow(user: UserContext, { client, scopes }: WaitingRequest, cookies: string): Promise<string> {
	await giveConsent(user, client, scopes);
	return goOn(user, cookies);
}

async function deny(user: UserContext, { client, scopes }: WaitingRequest, cookies: string): Promise<string> {
	await denyConsent(user, client, scopes);
	const result = { error: "access_denied", error_description: "the user denied access" };
	return answerWaitingRequest(await visitorContext(), cookies, result);
}

/**
 * Whether somebody has signed in since a request of an application began. The library counts in whole seconds, so that
 * the sign-in which the request began with may look as if it were later: that one is known by its session.
 *
 * @param session null: nobody is signed in
 */
export function isSignedInSince(
	session: { id: string; signedInAt: Date } | null,
	{ beganAt, sessionId }: Pick<WaitingRequest, "beganAt" | "sessionId">,
): boolean {
	return session !== null && session.signedInAt >= beganAt && session.id !== sessionId;
}
