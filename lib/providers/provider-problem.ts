import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { connectionTrouble } from "#lib/net/connection-trouble.ts";
import { FetchRefusal } from "#lib/net/reach.ts";

/**
 * Why signing in through a provider did not work:
 * - `away`: it was not reached
 * - `private`: it may not be reached: it is on the own network, or without TLS
 * - `credentials`: it does not know our client id, or the secret is another one
 * - `wrong`: what it answers is not what it must be, or is not the answer to what was asked
 * - `refused`: it refused, by its own words
 * - `denied`: the person did not want to, or is not let in there
 * - `returned`: it has sent the browser back with another refusal
 */
export type ProblemKind = "away" | "private" | "credentials" | "wrong" | "refused" | "denied" | "returned";

/** Longer ones are cut: they are other people's words. */
const MAX_DETAIL = 300;

/** What went wrong between us and a provider; `message` in its own words or those of its library, in English. */
export class ProviderProblem extends Error {
	override name = "ProviderProblem";
	readonly kind: ProblemKind;

	constructor(kind: ProblemKind, message: string, cause?: unknown) {
		super(cutText(message.replaceAll(/\s+/g, " ").trim(), MAX_DETAIL), { cause });
		this.kind = kind;
	}
}

const DETAILS: Record<string, string> = {
	untrusted: "Its certificate comes from an untrusted authority.",
	expired: "Its certificate has expired.",
};

/** What the library, or the way to the provider, has failed with. */
export function problemOf(error: unknown): ProviderProblem {
	if (error instanceof ProviderProblem) return error;
	const refusal = causesOf(error).find((one) => one instanceof FetchRefusal);
	if (refusal) return ofRefusal(refusal, error);
	if (error instanceof AuthorizationResponseError) {
		const kind = error.error === "access_denied" ? "denied" : "returned";
		return new ProviderProblem(kind, wordsOf(error), error);
	}
	if (error instanceof ResponseBodyError) {
		const isClient = ["invalid_client", "unauthorized_client"].includes(error.error);
		return new ProviderProblem(isClient ? "credentials" : "refused", wordsOf(error), error);
	}
	// openid-client's own judgements have codes; whatever is none happened on the way.
	if (error instanceof ClientError) {
		if (isTimeout(error)) return new ProviderProblem("away", "It didn’t respond in time.", error);
		return new ProviderProblem("wrong", detailOf(error), error);
	}
	if (isTimeout(error)) return new ProviderProblem("away", "It didn’t respond in time.", error);
	return new ProviderProblem("away", DETAILS[connectionTrouble(error) ?? ""] ?? "It couldn’t be reached.", error);
}

function ofRefusal({ kind, message }: FetchRefusal, error: unknown): ProviderProblem {
	const isPrivate = kind === "not public" || kind === "not https";
	return new ProviderProblem(isPrivate ? "private" : "away", `The address ${message}`, error);
}

function wordsOf({ error, error_description }: { error: string; error_description?: string }): string {
	return error_description ? `${error}: ${error_description}` : error;
}

/** The library says what it expected in its message, and where it has one in its cause. */
function detailOf(error: ClientError): string {
	const status = causesOf(error).find((one) => one instanceof Response)?.status;
	return status === undefined ? error.message : `${error.message} (status ${status})`;
}

function isTimeout(error: unknown): boolean {
	return causesOf(error).some((one) => one instanceof Error && /Timeout/.test(`${one.name} ${errorCode(one)}`));
}

function errorCode(error: Error): string {
	return "code" in error ? String(error.code) : "";
}

/** An error and what it goes back to. */
function causesOf(error: unknown): unknown[] {
	const found: unknown[] = [];
	for (let one = error; one !== undefined && one !== null && found.length < 6; one = (Object(one) as Error).cause) {
		found.push(one);
	}
	return found;
}
