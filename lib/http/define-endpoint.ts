import { randomUUID } from "node:crypto";
import type { AppError } from "#lib/errors/app-error.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { errorDetails } from "./answering/error-details.ts";
import { type FileAnswer, sendFile } from "./answering/file-answer.ts";
import { jsonResponse } from "./answering/json-response.ts";
import { asAppError, errorResponse, errorText } from "./answering/present-error.ts";
import { wordKnown } from "./pages/word-refusal.ts";

/** A route as Next.js calls it. */
export type Route<P = unknown> = (request: Request, route?: { params: Promise<P> }) => Promise<Response>;

type Refusing<P> = {
	/** The language of people who read a refusal; left out: English. */
	locale?: () => Promise<CatalogueLocale>;
	/** Another answer to some refusals, such as the way back for forms without scripts; null: the error. */
	instead?: (
		error: AppError,
		request: Request,
		params: P,
		traceId: string,
	) => Response | null | Promise<Response | null>;
};

/** The one place that catches what answering a request throws. */
export async function answering(
	answer: () => Promise<Response>,
	refuse: (error: AppError, traceId: string) => Response | Promise<Response>,
	traceId: string = randomUUID(),
): Promise<Response> {
	try {
		return await answer();
	} catch (thrown) {
		return refuse(asAppError(thrown, traceId), traceId);
	}
}

/**
 * A route that answers with what its work gives: a response, a file or JSON. A refusal is JSON of one shape, for API,
 * pages, signing and editor alike; a person whom the browser leads here reads its sentence alone.
 */
export function defineEndpoint<P = unknown>(
	work: (request: Request, params: P) => Promise<unknown>,
	{ locale, instead }: Refusing<P> = {},
): Route<P> {
	return async (request, route) => {
		const params = (await route?.params) as P;
		return answering(
			async () => sendFile(request, toAnswer(await work(request, params))),
			async (error, traceId) =>
				(await instead?.(error, request, params, traceId)) ?? refusal(request, error, traceId, await locale?.()),
		);
	};
}

function toAnswer(result: unknown): FileAnswer | Response {
	return result instanceof Response || isFile(result) ? result : jsonResponse(result ?? {});
}

function isFile(result: unknown): result is FileAnswer {
	return typeof result === "object" && result !== null && "open" in result && typeof result.open === "function";
}

function refusal(request: Request, error: AppError, traceId: string, locale?: CatalogueLocale): Response {
	const sentence = locale ? wordKnown(error, traceId, locale).message : error.message;
	const isRead = locale && request.headers.get("accept")?.includes("text/html");
	if (isRead) return errorText(error, traceId, sentence);
	return errorResponse(error, traceId, { sentence, details: errorDetails(error, locale ?? "EN") });
}
