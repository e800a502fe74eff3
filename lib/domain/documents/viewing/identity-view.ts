import type { IdentityReviewState, SignerIdentityView } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { IdentityStatus } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { triesLeft } from "../proof-rules.ts";

type Signer = {
	authenticationTries: number;
	failedProofs: number;
	proofLockedAt: Date | null;
	prefillHeldAt: Date | null;
};
/** What is told of the try that is shown; null: there is none. */
type Shown = { status: IdentityStatus; statusAt: Date; kind: string } | null;

const STATES: Record<IdentityStatus, IdentityReviewState> = {
	Capturing: "Capturing",
	Submitted: "Reading",
	Lines: "Lines",
	Review: "Review",
	Succeeded: "Accepted",
	Failed: "Rejected",
};

/** How far a signer is with the document that shows who they are. */
export function identityView(signer: Signer, shown: Shown): SignerIdentityView {
	const state = stateOf(signer, shown);
	const at = state === "Locked" ? signer.proofLockedAt : (shown?.statusAt ?? null);
	// Only what the contract knows was ever stored.
	const kind = (shown?.kind ?? null) as IdentityKind | null;
	return { state, at: at?.toISOString() ?? null, triesLeft: triesLeft(signer), kind };
}

/** Tries that failed after one was accepted lock other browsers alone. */
function stateOf({ proofLockedAt, prefillHeldAt }: Signer, shown: Shown): IdentityReviewState {
	if (proofLockedAt && shown?.status !== "Succeeded") return "Locked";
	if (prefillHeldAt) return "Held";
	return shown ? STATES[shown.status] : "Start";
}
