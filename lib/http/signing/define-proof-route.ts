import type { ProofAnswer, ProofOutcome, ProofProgress } from "#lib/contract/signing/proof-page.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { findFrameOriginsOfLink } from "#lib/domain/signing/find-frame-origins.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import type { KeptProof } from "#lib/domain/signing/identifying/identifying.ts";
import type { ProofResult } from "#lib/domain/signing/proving/prove-signer.ts";
import type { CodeResult } from "#lib/domain/signing/proving/send-proof-code.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { countCall, secondsUntil } from "#lib/http/limits/rate-limit.ts";
import { readSmallForm, readSmallJson } from "#lib/http/reading/read-small-body.ts";
import { BACK_WHEN_OVER, backToPage } from "./back-to-page.ts";
import { limitLinkCalls, type SigningParams, signingCall } from "./define-signing-route.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";
import { proofCookie } from "./proof-cookie.ts";

type Limit = { points: number; durationSeconds: number };

/** A code and the names of its form. */
const MAX_BODY_BYTES = 4_000;

/** What a page for the proof sends: from its scripts as JSON, without them as a form. */
type Sent = { code: string; isForm: boolean };

/**
 * A call of the page on which a signer proves who they are; see lib/contract/signing/proof-page.ts for its answers.
 *
 * @param name what is counted: by signer, by link and by address
 */
export function defineProofRoute(
	name: string,
	limit: Limit,
	verb: (call: VisitorContext, token: string, code: string) => Promise<ProofResult | CodeResult>,
): Route<SigningParams> {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		const call = signingCall(request.headers);
		requireOwnPage(request);
		const { code, isForm } = await readSent(request);
		const busy = await countTry(name, limit, request.headers, call, token);
		if (busy !== null) return answer(call, token, isForm, { outcome: "busy" }, busy);
		return answer(call, token, isForm, await verb(call, token, code), null);
	}, BACK_WHEN_OVER);
}

async function readSent(request: Request): Promise<Sent> {
	const isForm = isFormOf(request);
	if (isForm) return { code: (await readSmallForm(request, MAX_BODY_BYTES)).get("code") ?? "", isForm };
	const { code } = Object(await readSmallJson(request, MAX_BODY_BYTES)) as { code?: unknown };
	return { code: typeof code === "string" ? code : "", isForm };
}

/**
 * Counts a try by signer and by link.
 *
 * @returns the seconds until the next may be tried; null: this one may
 * @throws AppError LinkUnusable for a link that is none
 */
export async function countTry(
	name: string,
	limit: Limit,
	headers: Headers,
	call: VisitorContext,
	token: string,
): Promise<number | null> {
	const found = await authenticateSigner(call, token);
	if (found.state === "unknown") {
		await limitLinkCalls(headers);
		throw new AppError("LinkUnusable");
	}
	const { signerId, tokenHash } = found.context.principal;
	const states = await Promise.all([countCall(name, signerId, limit), countCall(`${name}-link`, tokenHash, limit)]);
	const over = states.filter((state) => state.isOver).map(secondsUntil);
	return over.length === 0 ? null : Math.max(...over);
}

type Result = { outcome: ProofOutcome } | ProofResult | CodeResult;

/** What the browser is told to keep; nothing where it has something already. */
export async function keeping(
	call: VisitorContext,
	token: string,
	kept: KeptProof | undefined,
): Promise<Record<string, string>> {
	if (!kept) return {};
	const isFramed = (await findFrameOriginsOfLink(call, token)).length > 0;
	return { "set-cookie": proofCookie(token, kept.secret, kept.keptMs, isFramed) };
}

async function answer(
	call: VisitorContext,
	token: string,
	isForm: boolean,
	result: Result,
	retryAfterSeconds: number | null,
): Promise<Response> {
	const headers = await keeping(call, token, "secret" in result ? result : undefined);
	if (!isForm) return jsonResponse(await said(call, token, result.outcome, retryAfterSeconds), { headers });
	const query = result.outcome === "proved" || result.outcome === "over" ? "" : `?proof=${result.outcome}`;
	return backToPage(token, query, headers);
}

/** How far the code is that somebody waits for. */
export async function proofProgress(call: VisitorContext, token: string): Promise<ProofProgress> {
	const page = await getSigningPage(call, token);
	if (page.state === "unknown" || page.state === "deleted") throw new AppError("LinkUnusable");
	if (page.state !== "unproved") return { isOver: true, triesLeft: 0, isLocked: false, code: null };
	const { triesLeft, isLocked, code } = page;
	return { isOver: false, triesLeft, isLocked, code };
}

/** How it stands by now, as the page would be told that is loaded again. */
async function said(
	call: VisitorContext,
	token: string,
	outcome: ProofOutcome,
	retryAfterSeconds: number | null,
): Promise<ProofAnswer> {
	const page = outcome === "proved" || outcome === "over" ? null : await getSigningPage(call, token);
	const asked = page?.state === "unproved" ? page : { triesLeft: 0, isLocked: false, code: null };
	const { triesLeft, isLocked, code } = asked;
	const waitsUntil = outcome === "wait" && code ? new Date(code.nextSendAt).getTime() - call.now().getTime() : null;
	const seconds = waitsUntil === null ? retryAfterSeconds : Math.max(1, Math.ceil(waitsUntil / 1000));
	return { outcome, triesLeft, isLocked, code, retryAfterSeconds: seconds };
}
