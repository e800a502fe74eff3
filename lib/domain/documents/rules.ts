import type { ExpirySettings } from "#lib/db/document-settings.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { HOUR_MS } from "#lib/units.ts";

export type DocumentStatus = "Draft" | "Scheduled" | "InProgress" | "Completed" | "Declined" | "Expired" | "Revoked";

/** The one table of a document's states: from each state, where it may go. */
const TRANSITIONS: Record<DocumentStatus, readonly DocumentStatus[]> = {
	Draft: ["Scheduled", "InProgress", "Revoked"],
	Scheduled: ["InProgress", "Revoked", "Draft"],
	InProgress: ["Completed", "Declined", "Expired", "Revoked"],
	Completed: [],
	Declined: [],
	Expired: ["InProgress"],
	Revoked: [],
};

/** @throws AppError Conflict when the table does not allow the step. */
export function requireMove(from: DocumentStatus, to: DocumentStatus): void {
	if (!TRANSITIONS[from].includes(to))
		throw new AppError("Conflict", `This document ${STATE_TEXT[from]}, so its status can’t change.`, {
			said: said(from),
		});
}

const STATE_TEXT: Record<DocumentStatus, string> = {
	Draft: "is a draft",
	Scheduled: "is scheduled",
	InProgress: "has already been sent",
	Completed: "is completed",
	Declined: "was declined",
	Expired: "has expired",
	Revoked: "was revoked",
};

/** @throws AppError Conflict that says which state the document is in. */
export function requireStatus(actual: DocumentStatus, wanted: DocumentStatus, action: string): void {
	if (actual !== wanted)
		throw new AppError("Conflict", `This document ${STATE_TEXT[actual]}, so you can’t ${action}.`, {
			said: said(actual),
		});
}

/**
 * A document that signers still act on. When everybody has signed it is being finalised: its public
 * state stays InProgress until the sealed PDF exists, but nothing about it may change any more.
 *
 * @throws AppError Conflict that says which state the document is in.
 */
export function requireOpen(document: { status: DocumentStatus; sealState: string }, action: string): void {
	requireStatus(document.status, "InProgress", action);
	if (document.sealState !== "None") {
		throw new AppError(
			"Conflict",
			`Everyone has signed this document and it’s being finalised, so you can’t ${action}.`,
			{ said: said("finalising") },
		);
	}
}

/**
 * A document that can still be changed by its sender: not sent yet, or open.
 *
 * @throws AppError Conflict that says which state the document is in.
 */
export function requireUnfinished(document: { status: DocumentStatus; sealState: string }, action: string): void {
	if (document.status !== "Draft" && document.status !== "Scheduled") requireOpen(document, action);
}

/** What the signing order needs to know of a signer. */
export type OrderedSigner = { id: string; order: number; status: string; activatedAt: Date | null };

/**
 * Whose turn begins now (lib/contract/README.md "Signing order"): without an order everybody not yet
 * asked; with one the lowest order among the unfinished, once nobody of an earlier wave is open.
 */
export function signersToActivate<S extends OrderedSigner>(signers: S[], enableSigningOrder: boolean): S[] {
	const open = signers.filter((signer) => signer.status === "NotCompleted");
	const lowest = Math.min(...open.map((signer) => signer.order));
	return open.filter((signer) => signer.activatedAt === null && (!enableSigningOrder || signer.order === lowest));
}

/**
 * The refusal where nothing is expected any more from the people who fill a place.
 *
 * @param without what does not work: "you can’t add signer authentication"
 */
export function notOpen(signers: readonly { status: string }[], without: string): AppError {
	const hasGroupSigned = signers.some((signer) => signer.status === "NotNeeded");
	const why = hasGroupSigned ? "Another member of this signer’s group has signed" : "This signer has already responded";
	return new AppError("Conflict", `${why}, so ${without}.`, {
		said: said(hasGroupSigned ? "groupActed" : "signerActed"),
	});
}

/** Whether everybody who must act has; of a group, one. */
export function isEverybodyDone(signers: { status: string }[]): boolean {
	return signers.every((signer) => signer.status === "Completed" || signer.status === "NotNeeded");
}

/**
 * When a document sent now expires; 60 days when nothing was said (lib/contract/README.md "Expiry").
 *
 * @param dayMs how long a day is, see `env().dayMs`
 */
export function expiryDate(sentAt: Date, expiry: ExpirySettings | null, dayMs: number): Date {
	const { expiryDateType, expiryValue } = expiry ?? { expiryDateType: "Days" as const, expiryValue: 60 };
	if (expiryDateType === "Hours") return new Date(sentAt.getTime() + expiryValue * HOUR_MS);
	if (expiryDateType === "SpecificDateTime") return new Date(expiryValue * 1000);
	return new Date(sentAt.getTime() + expiryValue * dayMs);
}
