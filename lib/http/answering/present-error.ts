import { log } from "#lib/config/log.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { caseCodeOf } from "#lib/errors/case-codes.ts";
import { asUnavailable } from "#lib/errors/unavailable.ts";
import { jsonResponse } from "./json-response.ts";

/** The body of every error (lib/contract/README.md "Errors"). */
type ErrorBody = {
	error: string;
	errorType: string;
	code: string;
	status: number;
	traceId: string;
	errors?: Record<string, string[]>;
	type?: string;
	title?: string;
};

/**
 * The answer for anything that was thrown. Expected failures say what they are; everything else becomes
 * a logged 500 that tells nothing but the trace id.
 */
export function presentError(thrown: unknown, traceId: string, headers: Record<string, string> = {}): Response {
	const error = asAppError(thrown, traceId);
	return errorResponse(error, traceId, { headers });
}

/** The answer to a caller of the API, whose sentence names the refused part, even where the words about it don’t. */
export function presentToCaller(error: AppError, traceId: string, headers: Record<string, string>): Response {
	const { message, fields } = error;
	const path = Object.entries(fields ?? {}).find(([, messages]) => messages.includes(message))?.[0] ?? "";
	return errorResponse(error, traceId, { sentence: message.includes(path) ? message : `${path}: ${message}`, headers });
}

type Presented = {
	/** Left out: the error's own. */
	sentence?: string;
	headers?: Record<string, string>;
	/** What only our own pages learn. */
	details?: object;
};

export function errorResponse(
	error: AppError,
	traceId: string,
	{ sentence = error.message, headers, details }: Presented = {},
): Response {
	const { code: errorType, status } = error;
	const body: ErrorBody = { error: sentence, errorType, code: caseCodeOf(error), status, traceId };
	if (error.fields) {
		body.errors = error.fields;
		body.type = "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.1";
		body.title = "One or more validation errors occurred.";
	}
	return jsonResponse({ ...body, ...details }, { status, headers: { ...headers, ...headersOf(error, traceId) } });
}

/** The same for a person whom a browser leads to it. */
export function errorText(error: AppError, traceId: string, sentence: string): Response {
	const type = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
	return new Response(`${sentence}\n`, { status: error.status, headers: { ...type, ...headersOf(error, traceId) } });
}

function headersOf(error: AppError, traceId: string): Record<string, string> {
	const challenge = error.challenge ?? (error.status === 401 ? 'Bearer realm="signet", ApiKey realm="signet"' : null);
	return {
		...(challenge ? { "WWW-Authenticate": challenge } : {}),
		...(error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : {}),
		"X-Request-Id": traceId,
	};
}

/** Turns anything thrown into an AppError: an unexpected failure is logged, and its answer has only the trace id. */
export function asAppError(thrown: unknown, traceId: string): AppError {
	const known = asUnavailable(thrown) ?? thrown;
	if (!(known instanceof AppError)) {
		log.error({ error: thrown, requestId: traceId }, "request failed");
		return new AppError("Internal");
	}
	if (known.status >= 500 && known.cause !== undefined) {
		log.error({ error: known.cause, requestId: traceId }, "request failed temporarily");
	}
	return known;
}
