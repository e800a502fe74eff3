import {
	type IdentityAnswer,
	type IdentityOutcome,
	type IdentityProgress,
	MAX_IDENTITY_PICTURE_BYTES,
} from "#lib/contract/signing/identity-page.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import type { IdentifyingResult } from "#lib/domain/signing/identifying/identifying.ts";
import type { ReceivedFile } from "#lib/domain/signing/received-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { readSmallForm, readSmallJson } from "#lib/http/reading/read-small-body.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { BACK_WHEN_OVER, backToPage } from "./back-to-page.ts";
import { countTry, keeping } from "./define-proof-route.ts";
import { type SigningParams, signingCall } from "./define-signing-route.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";
import { receiveFile } from "./receive-file.ts";

/** What a form or a script says, by name. */
type IdentityInput = Readonly<Record<string, string>>;

/** Lines of a document, and the names of their form. */
const MAX_BODY_BYTES = 4_000;

/** Nobody who takes pictures needs so many calls in a quarter of an hour. */
const LIMIT = { points: 60, durationSeconds: 900 };

/**
 * A call of the page on which a signer shows who they are; see lib/contract/signing/identity-page.ts for its answers.
 * Counted by signer, by link and by address, whichever web process it comes to.
 */
export function defineIdentityRoute(
	verb: (call: VisitorContext, token: string, input: IdentityInput) => Promise<IdentifyingResult>,
): Route<SigningParams> {
	return identityRoute(async (request, call, token) => verb(call, token, await readInput(request)));
}

/** The same with one file, which stands in a directory that goes away afterwards. */
export function defineIdentityUpload(
	verb: (
		call: VisitorContext,
		token: string,
		input: { query: URLSearchParams; file: ReceivedFile; dir: string },
	) => Promise<IdentifyingResult>,
): Route<SigningParams> {
	return identityRoute(async (request, call, token) => {
		const temp = await makeTempDir();
		try {
			const file = await receiveFile(request, temp.path, MAX_IDENTITY_PICTURE_BYTES);
			return await verb(call, token, { query: new URL(request.url).searchParams, file, dir: temp.path });
		} catch (error) {
			const outcome = refusedAs(error);
			if (!outcome) throw error;
			return { outcome };
		} finally {
			await temp.remove();
		}
	});
}

/** What the page says of a file that was refused before anybody looked into it. */
function refusedAs(error: unknown): IdentityOutcome | null {
	if (!(error instanceof AppError)) return null;
	if (error.code === "TooLarge") return "tooLarge";
	return error.code === "InvalidRequest" ? "unreadable" : null;
}

function identityRoute(
	step: (request: Request, call: VisitorContext, token: string) => Promise<IdentifyingResult>,
): Route<SigningParams> {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		const call = signingCall(request.headers);
		const isForm = isFormOf(request);
		requireOwnPage(request);
		const busy = await countIdentityCall(request.headers, call, token);
		if (busy !== null) return answer(call, token, { outcome: "busy" }, { isForm, retryAfterSeconds: busy });
		return answer(call, token, await step(request, call, token), { isForm, retryAfterSeconds: null });
	}, BACK_WHEN_OVER);
}

/** Counts a call as a try. */
export const countIdentityCall = countTry.bind(null, "identity", LIMIT);

async function answer(
	call: VisitorContext,
	token: string,
	{ outcome, kept }: IdentifyingResult,
	{ isForm, retryAfterSeconds }: { isForm: boolean; retryAfterSeconds: number | null },
): Promise<Response> {
	const headers = await keeping(call, token, kept);
	const isQuiet = outcome === "done" || outcome === "over";
	if (isForm) return backToPage(token, isQuiet ? "" : `?identity=${outcome}`, headers);
	// What it has just been given counts for the answer already.
	const progress = await findProgress(kept ? { ...call, proof: kept.secret } : call, token);
	return jsonResponse({ outcome, progress, retryAfterSeconds } satisfies IdentityAnswer, { headers });
}

async function readInput(request: Request): Promise<IdentityInput> {
	if (isFormOf(request)) return Object.fromEntries(await readSmallForm(request, MAX_BODY_BYTES));
	const body: object = Object(await readSmallJson(request, MAX_BODY_BYTES));
	return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value ?? "")]));
}

/** How far it is, for a page that follows another device, or waits for somebody to look. */
export async function identityProgress(call: VisitorContext, token: string): Promise<IdentityAnswer> {
	const progress = await findProgress(call, token);
	return { outcome: progress ? "done" : "over", progress, retryAfterSeconds: null };
}

/** null: nothing is asked any more, or the link is no longer good. */
async function findProgress(call: VisitorContext, token: string): Promise<IdentityProgress | null> {
	const page = await getSigningPage(call, token);
	if (page.state !== "unidentified") return null;
	const { stage, kind, taken, isElsewhere, triesLeft, failed, lines, provider, isBack } = page;
	return { stage, kind, taken, isElsewhere, triesLeft, failed, lines, provider, isBack };
}
