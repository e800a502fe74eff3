import { MAX_IDENTITY_EMAIL } from "#lib/contract/sender-identities/identity-parts.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** The answer for an unknown and for somebody else's identity (lib/contract/README.md "Unknown and foreign"). */
export function identityNotFound(by: "id" | "email"): AppError {
	const [code, word] = by === "id" ? (["InvalidId", "id"] as const) : (["InvalidEmail", "address"] as const);
	return new AppError(code, `There’s no sender identity with this ${word}, or you don’t have access to it.`, {
		status: 404,
		caseCode: "SenderIdentityNotFound",
	});
}

/**
 * An address as identities are found by it.
 *
 * @throws AppError MissingParameter; InvalidEmail for what is no address
 */
export function readIdentityEmail(given: string | null): string {
	const email = given?.trim().toLowerCase() ?? "";
	if (email === "") throw new AppError("MissingParameter", "Email is required.");
	if (email.length > MAX_IDENTITY_EMAIL || !isEmailAddress(email)) {
		throw new AppError("InvalidEmail", "The sender identity email address is not valid.");
	}
	return email;
}

const NOT_APPROVED = {
	Pending: "identityPending",
	Denied: "identityDenied",
	Revoked: "identityRevoked",
} as const;

/**
 * Nothing is sent in the name of somebody who does not agree.
 *
 * @param status null: there is no such identity
 * @throws AppError ValidationError that names OnBehalfOf
 */
export function requireAgreed(status: SenderIdentityStatus | null, email: string): void {
	if (status === "Verified") return;
	const key = status === null ? "identityUnknown" : NOT_APPROVED[status];
	throw fieldRefusal("OnBehalfOf", said(key, { email }));
}

/** What the person can answer. */
export const IDENTITY_ANSWERS = ["Approve", "Deny", "Withdraw"] as const;
export type IdentityAnswer = (typeof IDENTITY_ANSWERS)[number];

/** Where each answer leads from and to; giving the same answer again changes nothing. */
const ANSWERS: Record<IdentityAnswer, { from: SenderIdentityStatus; to: SenderIdentityStatus }> = {
	Approve: { from: "Pending", to: "Verified" },
	Deny: { from: "Pending", to: "Denied" },
	Withdraw: { from: "Verified", to: "Revoked" },
};

/**
 * The state after an answer.
 *
 * @param isExpired the question is too old to agree to; saying no stays possible
 * @returns null when it stands there already
 * @throws AppError LinkUnusable
 */
export function stateAfter(
	status: SenderIdentityStatus,
	answer: IdentityAnswer,
	isExpired: boolean,
): SenderIdentityStatus | null {
	const { from, to } = ANSWERS[answer];
	if (status === to) return null;
	if (status !== from || (answer === "Approve" && isExpired)) {
		throw noLongerOpen();
	}
	return to;
}

/** The answer where a question was answered otherwise meanwhile, is over, or was withdrawn. */
export function noLongerOpen(): AppError {
	return refusal("LinkUnusable", said("identityNoLongerOpen"));
}
