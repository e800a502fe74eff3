import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

/** What became of a draft that is none any more. */
export type GoneDraft = {
	status: "deleted" | "sent" | "scheduled" | "revoked";
	/** Who did it; empty: nobody knows. */
	by: string;
	/** Unix milliseconds; null: nobody knows. */
	at: number | null;
};

/** A document that was to be changed as a draft was sent, scheduled or deleted meanwhile. */
export class GoneError extends AppError {
	readonly gone: GoneDraft;

	constructor(gone: GoneDraft) {
		const reason = gone.status === "deleted" ? said("draftDeleted") : said("draftSent");
		super("Conflict", "This document is no draft any more.", { said: reason });
		this.gone = gone;
	}
}

/** What an error says of a draft that is none any more; null for any other error. Works across bundles, as AppError does. */
export function goneOf(error: unknown): GoneDraft | null {
	return error instanceof AppError && "gone" in error ? (error.gone as GoneDraft) : null;
}
