import { AppError } from "#lib/errors/app-error.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** Where a draft may have gone; those from "applied" on: the correction of a sent document. */
export type GoneStatus =
	| "deleted"
	| "sent"
	| "scheduled"
	| "revoked"
	/** The correction is what signers see now. */
	| "applied"
	/** The document stays as it was sent. */
	| "discarded"
	/** Everybody has signed it meanwhile. */
	| "completed"
	| "declined"
	| "expired";

/** What became of a draft that is none any more. */
type GoneDraft = {
	status: GoneStatus;
	/** Who did it; empty: nobody knows, or it is not told. */
	by: string;
	/** Unix milliseconds; null: nobody knows. */
	at: number | null;
};

const SENTENCES: Record<GoneStatus, Said> = {
	deleted: said("draftDeleted"),
	sent: said("draftSent"),
	scheduled: said("draftSent"),
	revoked: said("draftSent"),
	applied: said("correctionApplied"),
	discarded: said("correctionDiscarded"),
	completed: said("correctionCompleted"),
	declined: said("correctionDeclined"),
	expired: said("correctionExpired"),
};

/** A draft that was to be changed has ended: it was sent, scheduled, saved, discarded or deleted. */
export class GoneError extends AppError {
	readonly gone: GoneDraft;

	/** @param sentence left out: what is said of a document */
	constructor(gone: GoneDraft, sentence = SENTENCES[gone.status]) {
		super("Conflict", sayIn(sentence, "EN"), { said: sentence });
		this.gone = gone;
	}
}

/** What an error says of a draft that is none any more; null for any other error. Works across bundles, as AppError does. */
export function goneOf(error: unknown): GoneDraft | null {
	return error instanceof AppError && "gone" in error ? (error.gone as GoneDraft) : null;
}
