import { log } from "#lib/config/log.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { caseCodeOf } from "#lib/errors/case-codes.ts";
import { asUnavailable } from "#lib/errors/unavailable.ts";
import { jsonResponse } from "./json-response.ts";

/** The body of every error (lib/contract/README.md "Errors"). */
export type ErrorBody = {
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
	return answerOf(error, error.message, traceId, headers);
}

/** The answer to a caller of the API, whose sentence names the refused part, even where the words about it don’t. */
export function presentToCaller(error: AppError, traceId: string, headers: Record<string, string>): Response {
	const { message, fields } = error;
	const path = Object.entries(fields ?? {}).find(([, messages]) => messages.includes(message))?.[0] ?? "";
	return answerOf(error, message.includes(path) ? message : `${path}: ${message}`, traceId, headers);
}

function answerOf(error: AppError, sentence: string, traceId: string, headers: Record<string, string>): Response {
	const { code: errorType, status } = error;
	const body: ErrorBody = { error: sentence, errorType, code: caseCodeOf(error), status, traceId };
	if (error.fields) {
		body.errors = error.fields;
		body.type = "https://www.rfc-editor.org/rfc/rfc9110#section-15.5.1";
		body.title = "One or more validation errors occurred.";
	}
	const challenge = error.challenge ?? (error.status === 401 ? 'Bearer realm="signet", ApiKey realm="signet"' : null);
	return jsonResponse(body, {
		status: error.status,
		headers: {
			...headers,
			...(challenge ? { "WWW-Authenticate": challenge } : {}),
			...(error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : {}),
			"X-Request-Id": traceId,
		},
	});
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
