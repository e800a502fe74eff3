import type { Said } from "#lib/i18n/refusals/said.ts";
import type { CaseCode } from "./case-codes.ts";
import { ERRORS, type ErrorCode } from "./catalogue.ts";
import { UNAVAILABLE_DIGEST } from "./unavailable-digest.ts";

/** Messages by the path of the refused part, e.g. `Signers[0].FormFields[2].Value`. */
export type FieldErrors = Record<string, string[]>;

type AppErrorOptions = {
	fields?: FieldErrors;
	retryAfterSeconds?: number;
	challenge?: string;
	status?: 404;
	said?: Said;
	caseCode?: CaseCode | undefined;
};

/** An expected failure with a stable code. Everything else that is thrown becomes a logged 500. */
export class AppError extends Error {
	readonly code: ErrorCode;
	/** Which case it is, where its words don’t say it (`caseCodeOf`). */
	readonly caseCode: CaseCode | undefined;
	readonly fields: FieldErrors | undefined;
	/** Seconds after which a retry makes sense (429 and 503). */
	readonly retryAfterSeconds: number | undefined;
	/** What WWW-Authenticate says, where that is more than "authenticate" (RFC 6750 section 3). */
	readonly challenge: string | undefined;
	readonly status: number;
	/** What a person reads in the workplace, in words of the catalogues; else what the code says. */
	readonly said: Said | undefined;
	/** The only part of a page’s error that reaches the browser. */
	readonly digest: string | undefined;

	/** @param options.status where the interface answers one code with two statuses; else the catalogue's */
	constructor(code: ErrorCode, message?: string, options: AppErrorOptions = {}) {
		super(message ?? ERRORS[code].text);
		this.name = "AppError";
		this.code = code;
		this.caseCode = options.caseCode;
		this.fields = options.fields;
		this.retryAfterSeconds = options.retryAfterSeconds;
		this.challenge = options.challenge;
		this.status = options.status ?? ERRORS[code].status;
		this.said = options.said;
		this.digest = code === "Unavailable" ? UNAVAILABLE_DIGEST : undefined;
	}
}

// Each page and route of a Next.js build has a copy of this class, and one of them may catch what another's code
// threw: an error is one of ours by its name. A class below this one is known as any class is.
Object.defineProperty(AppError, Symbol.hasInstance, {
	value(this: unknown, thrown: unknown): boolean {
		if (this !== AppError) return Function.prototype[Symbol.hasInstance].call(this, thrown);
		return thrown instanceof Error && thrown.name === "AppError" && "code" in thrown;
	},
});

/** A refusal of one named part: the sentence is both the error and the entry under `errors`. */
export function fieldError(path: string, message: string, caseCode?: CaseCode): AppError {
	return new AppError("ValidationError", message, { fields: { [path]: [message] }, caseCode });
}
