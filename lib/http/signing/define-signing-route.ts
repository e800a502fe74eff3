import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { env } from "#lib/config/env.ts";
import { type SignerContext, type VisitorContext, visitorContext } from "#lib/domain/context.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import type { ReceivedFile } from "#lib/domain/signing/received-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { MAX_ATTACHMENT_BYTES } from "#lib/fields/rules/file-rules.ts";
import type { FileAnswer } from "#lib/http/answering/file-answer.ts";
import { defineEndpoint, type Route as EndpointRoute } from "#lib/http/define-endpoint.ts";
import { clientIp } from "#lib/http/limits/client-ip.ts";
import { countCall, rateLimited } from "#lib/http/limits/rate-limit.ts";
import { readerZone } from "#lib/http/pages/reader-zone.ts";
import { wordRefusal } from "#lib/http/pages/word-refusal.ts";
import { readSmallJson } from "#lib/http/reading/read-small-body.ts";
import { storableInput } from "#lib/http/reading/storable-input.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { limitSignerUploads, limitSignerWrites } from "./limit-signer.ts";
import { proofOfBrowser } from "./proof-cookie.ts";
import { reassignedInBrowser } from "./reassigned-cookie.ts";
import { receiveFile } from "./receive-file.ts";
import { requireSameOrigin } from "./same-origin.ts";

/** What a route below a signing link is asked with; `token` is the link's secret. */
export type SigningParams = { token: string } & Record<string, string>;
type Route = EndpointRoute<SigningParams>;

/** Counts a call, and throws AppError RateLimited when there were too many. */
type Limit = (context: SignerContext) => Promise<void>;

/** The largest JSON body: a drawing of many strokes. */
const MAX_BODY_BYTES = 1_000_000;

/** Issues that no input can cause; pages of every version reload on a conflict. */
const SHAPE_ISSUES: ReadonlySet<string> = new Set([
	...["invalid_type", "invalid_union", "invalid_value", "unrecognized_keys"],
]);

/** What is known of a call below a signing link before its link is looked at. */
export function signingCall(headers: Headers): VisitorContext {
	return {
		...visitorContext(),
		ip: clientIp(headers),
		userAgent: headers.get("user-agent") ?? "",
		...readerZone(headers),
		...proofOfBrowser(headers),
		...reassignedInBrowser(headers),
		requestId: randomUUID(),
	};
}

/**
 * A change by the signing page: same origin, a usable link, not too many, a body that fits the schema, then the verb.
 *
 * @param limit counts the call
 */
export function defineSigningCall<S extends z.ZodType, T>(
	schema: S,
	verb: (context: SignerContext, input: z.output<S>, token: string) => Promise<T>,
	limit: Limit = limitSignerWrites,
): Route {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		requireSameOrigin(request.headers, env().signingUrl);
		const context = await requireSigner(request, token);
		await limit(context);
		return verb(context, await readBody(request, schema), token);
	});
}

/** An upload by the signing page; the file stands in a temp directory that goes away afterwards. */
export function defineSigningUpload<T>(
	verb: (
		context: SignerContext,
		upload: { file: ReceivedFile; query: URLSearchParams; dir: string; token: string },
	) => Promise<T>,
): Route {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		requireSameOrigin(request.headers, env().signingUrl);
		const { context, locale } = await requireLink(request, token);
		await limitSignerUploads(context);
		const temp = await makeTempDir();
		try {
			const file = await receiveFile(request, temp.path, MAX_ATTACHMENT_BYTES);
			const query = new URL(request.url).searchParams;
			return await verb(context, { file, query, dir: temp.path, token });
		} catch (error) {
			throw inWordsOf(locale, error);
		} finally {
			await temp.remove();
		}
	});
}

/** Something to read through a usable link: an image, a file. */
export function defineSigningFile(
	open: (context: SignerContext, params: SigningParams, request: Request) => Promise<FileAnswer | Response>,
): Route {
	return defineEndpoint<SigningParams>(async (request, params) => {
		const context = await requireSigner(request, params.token);
		return open(context, params, request);
	});
}

/** A call whose link need not be usable. */
export function defineOpenSigningCall<T>(
	verb: (call: VisitorContext, token: string, request: Request) => Promise<T>,
): Route {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		if (request.method !== "GET") requireSameOrigin(request.headers, env().signingUrl);
		const call = signingCall(request.headers);
		await limitCalls(call, await authenticateSigner(call, token));
		return verb(call, token, request);
	});
}

/**
 * Who calls below a signing link that is usable.
 *
 * @throws AppError LinkUnusable
 */
export async function requireSigner(request: Request, token: string): Promise<SignerContext> {
	return (await requireLink(request, token)).context;
}

async function requireLink(request: Request, token: string): Promise<{ context: SignerContext; locale: string }> {
	const call = signingCall(request.headers);
	const found = await authenticateSigner(call, token);
	if (found.state === "usable") return found;
	await limitCalls(call, found);
	throw new AppError("LinkUnusable");
}

/** Why a file is refused stands at its field: in the language that the signer reads the page in. */
function inWordsOf(locale: string, error: unknown): unknown {
	if (!(error instanceof AppError) || !error.fields) return error;
	const { message, fields } = wordRefusal(error, locale);
	return new AppError(error.code, message, {
		fields: Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, [sentence]])),
	});
}

/**
 * Counts a call by address: below an unknown link, or one that is not a signing link.
 *
 * @throws AppError RateLimited
 */
export async function limitLinkCalls(headers: Headers): Promise<void> {
	await count("signing", signingCall(headers).ip);
}

/** Counts calls below a known link by link, so that an office shares no limit, and guesses by address. */
export async function limitCalls(
	call: VisitorContext,
	found: Awaited<ReturnType<typeof authenticateSigner>>,
): Promise<void> {
	if (found.state === "unknown") await count("signing", call.ip);
	else await count("signing-link", found.context.principal.tokenHash);
}

async function count(name: string, key: string): Promise<void> {
	const points = env().rateLimit.publicPerMinute;
	const state = await countCall(name, key, { points, durationSeconds: 60 });
	if (state.isOver) throw rateLimited(state);
}

async function readBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
	const parsed = schema.safeParse(storableInput(await readSmallJson(request, MAX_BODY_BYTES)));
	if (parsed.success) return parsed.data;
	// A person’s input can be too long, but a body of another shape comes from a page opened before an upgrade.
	if (parsed.error.issues.some(({ code }) => SHAPE_ISSUES.has(code))) {
		throw new AppError("Conflict", "This page is out of date. Reload it.", { caseCode: "PageOutdated" });
	}
	const fields = parsed.error.issues.map((issue) => [issue.path.join("."), [issue.message]]);
	throw new AppError("ValidationError", parsed.error.issues[0]?.message, { fields: Object.fromEntries(fields) });
}
