import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { env } from "#lib/config/env.ts";
import { fieldErrorsOf, partName } from "#lib/contract/field-errors.ts";
import type { Operation } from "#lib/contract/operation.ts";
import { isPlainObject } from "#lib/contract/shape.ts";
import type { UserContext, UserPrincipal } from "#lib/domain/context.ts";
import { prepareIntake } from "#lib/domain/files/prepare-intake.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { answerOnce } from "#lib/domain/idempotency/answer-once.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import type { ErrorCode } from "#lib/errors/catalogue.ts";
import { decide, requirePermission } from "#lib/policy/grants.ts";
import type { Permission } from "#lib/policy/permissions.ts";
import { downloadResponse, isDownload } from "./answering/download-response.ts";
import { sendFile } from "./answering/file-answer.ts";
import { jsonResponse } from "./answering/json-response.ts";
import { presentToCaller } from "./answering/present-error.ts";
import { successStatus } from "./answering/success-status.ts";
import { answering } from "./define-endpoint.ts";
import { rateHeaders, rateLimited } from "./limits/rate-limit.ts";
import { inPlainWords } from "./reading/plain-words.ts";
import { readBody } from "./reading/read-body.ts";
import { readQuery, refusalOf } from "./reading/read-query.ts";
import { storableInput } from "./reading/storable-input.ts";
import { openUploads, type Uploads } from "./reading/uploads.ts";
import { noteRequest } from "./request-log.ts";
import { contextOf, requireCaller, requirePlan } from "./require-context.ts";

/** What a verb gets of a call. */
type RouteInput<Query, Body> = { query: Query; body: Body; files: UploadedFile[] };

export type RouteHandler = (request: Request) => Promise<Response>;

/** A route of the API knows what its verb asks of who calls. */
export type ApiRoute = RouteHandler & { readonly permission: Permission };

type RouteVerb<Input> = {
	(context: UserContext, input: Input): Promise<unknown>;
	readonly permission: Permission;
};

/**
 * Joins an operation and the verb that does it. The one place that authenticates and counts, parses and presents,
 * in this order, and the only one that catches. What a caller may is the verb's matter; a scope that was not given is
 * refused before the body is read.
 *
 * @param inputOf what the verb takes of a call
 */
export function defineRoute<Query extends z.ZodType, Body extends z.ZodType, Input>(
	operation: Operation<Query, Body>,
	verb: RouteVerb<Input>,
	inputOf: (given: RouteInput<z.output<Query>, z.output<Body>>) => Input,
): ApiRoute {
	const { permission } = verb;
	const route: RouteHandler = async (request) => {
		const call = beginCall(operation);
		const uploads = openUploads(env().uploadLimitBytes);
		let headers: Record<string, string> = { "X-Request-Id": call.requestId };
		const answer = async () => {
			const { principal, plan, rate } = await requireCaller(request.headers);
			call.context = contextOf(request.headers, call.requestId, principal);
			requirePlan({ principal, plan });
			headers = { ...headers, ...rateHeaders(rate) };
			if (rate.isOver) throw rateLimited(rate);
			requireScope(principal, operation, permission);
			if (operation.files) prepareIntake();
			const { input, content } = await parse(request, operation, uploads);
			// An answer that is repeated passes no verb.
			const { context } = call;
			requirePermission(context, permission);
			const work = () => verb(context, inputOf(input));
			const key = request.headers.get("idempotency-key")?.trim() ?? "";
			const isOnce = key !== "" && operation.method === "POST" && !operation.isReading;
			if (!isOnce) return noted(call, await present(operation, request, await work(), headers));
			const once = await answerOnce(context, key, content, operation.status, work);
			const told = once.isRepeat ? { ...headers, "Idempotent-Replayed": "true" } : headers;
			return noted(call, await present(operation, request, once.result, told));
		};
		const refuse = (error: AppError) => noted(call, presentToCaller(error, call.requestId, headers), error.code);
		return answering(answer, refuse, call.requestId).finally(() => uploads.remove());
	};
	return Object.assign(route, { permission });
}

/** A call under way; whose it is, is not known at first. */
type Call = { operation: string; requestId: string; beganMs: number; at: Date; context: UserContext | null };

function beginCall({ id }: Operation): Call {
	return { operation: id, requestId: randomUUID(), beganMs: performance.now(), at: new Date(), context: null };
}

/** The answer as it is, noted in the log of whoever called: where nobody knows who that was, there is no log. */
function noted(
	{ operation, requestId, beganMs, at, context }: Call,
	answer: Response,
	errorType?: ErrorCode,
): Response {
	if (context === null) return answer;
	const { accountId, userId, credentialId, isSandbox } = context.principal;
	noteRequest({
		...{ id: requestId, accountId, userId, credentialId, isSandbox, operation, at },
		status: answer.status,
		errorType: errorType ?? null,
		durationMs: Math.round(performance.now() - beganMs),
		ip: context.ip,
	});
	return answer;
}

async function parse<Query extends z.ZodType, Body extends z.ZodType>(
	request: Request,
	operation: Operation<Query, Body>,
	uploads: Uploads,
): Promise<{ input: RouteInput<z.output<Query>, z.output<Body>>; content: unknown }> {
	const query = readQuery(request, operation);
	const raw = storableInput(await readBody(request, operation, uploads));
	const body = operation.body.safeParse(raw, { error: inPlainWords });
	const files = uploads.files();
	const errors: FieldErrors = { ...query.errors };
	if (operation.files?.isRequired && files.length === 0 && !isGiven(raw, operation.files.instead)) {
		const name = partName([operation.files.part]);
		errors[name] = [`Send at least one file in ${name}.`];
	}
	if (!body.success) Object.assign(errors, fieldErrorsOf(body.error));
	if (Object.keys(errors).length > 0 || !query.isRight || !body.success) {
		throw refusalOf(errors, !query.isRight && query.isMissing);
	}
	const content = [operation.id, query.data, raw, files.map(({ fileName, sha256 }) => [fileName, sha256])];
	return { input: { query: query.data, body: body.data, files }, content };
}

function isGiven(body: unknown, name: string | undefined): boolean {
	const value = name !== undefined && isPlainObject(body) ? body[name] : undefined;
	return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";
}

/** RFC 6750 section 3.1. Before the body is read: no upload for nothing. */
function requireScope(principal: UserPrincipal, { scope }: Operation, permission: Permission): void {
	const decision = decide(principal, permission);
	if (decision.isGranted || decision.because !== "scope") return;
	const challenge = `Bearer realm="signet", error="insufficient_scope", scope="${scope}"`;
	throw new AppError("Forbidden", `This request needs the scope ${scope}.`, {
		challenge,
		caseCode: "InsufficientScope",
	});
}

async function present(
	operation: Operation,
	request: Request,
	result: unknown,
	headers: Record<string, string>,
): Promise<Response> {
	if (isDownload(result)) return sendFile(request, downloadResponse(result, headers));
	const status = successStatus(operation, request.headers);
	if (operation.response !== null) return jsonResponse(result, { status, headers });
	return new Response(null, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
