import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** The sender has corrected the document since the page was shown: nobody signs what they have not seen. */
export class CorrectedError extends AppError {
	readonly isCorrected = true;

	constructor() {
		const sentence = said("correctedMeanwhile");
		super("Conflict", sayIn(sentence, "EN"), { said: sentence });
	}
}

/** Whether an error says so. Works across bundles, as AppError does. */
export function isCorrectedError(error: unknown): error is AppError {
	return error instanceof AppError && "isCorrected" in error;
}
