import type { CorrectionConflict } from "#lib/draft/correction.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** A conflict whose sentence is not worded yet. */
export type SaidConflict = Omit<CorrectionConflict, "sentence"> & {
	sentence: Said;
};

/** A correction that was not applied: each part of it that the document does not take any more. */
export class ConflictError extends AppError {
	readonly conflicts: readonly SaidConflict[];

	constructor(conflicts: readonly SaidConflict[]) {
		const sentence = said("correctionConflicts");
		super("Conflict", sayIn(sentence, "EN"), { said: sentence });
		this.conflicts = conflicts;
	}
}

/** What an error says of the parts of a correction that cannot be applied; none for any other error. Works across bundles. */
export function conflictsOf(error: unknown): readonly SaidConflict[] {
	return error instanceof AppError && "conflicts" in error ? (error.conflicts as readonly SaidConflict[]) : [];
}
