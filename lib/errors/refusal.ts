import type { Said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { AppError, type FieldErrors } from "./app-error.ts";
import type { ErrorCode } from "./catalogue.ts";

type Options = { fields?: FieldErrors; retryAfterSeconds?: number };

/** A failure whose sentence people read in their language, and programs in English. */
export function refusal(code: ErrorCode, said: Said, options: Options = {}): AppError {
	return new AppError(code, sayIn(said, "EN"), { ...options, said });
}

/** The same for one named part: the sentence is both the error and the entry under `errors`. */
export function fieldRefusal(path: string, said: Said, code: ErrorCode = "ValidationError"): AppError {
	return refusal(code, said, { fields: { [path]: [sayIn(said, "EN")] } });
}
