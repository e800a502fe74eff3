import type { IdentityReviewState, SignerIdentityView } from "#lib/contract/documents/identity-review.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { IdentityStatus } from "#lib/db/stores/identity-verifications.ts";
import { triesLeft } from "../proof-rules.ts";

type Signer = {
	authenticationTries: number;
	failedProofs: number;
	proofLockedAt: Date | null;
	prefillHeldAt: Date | null;
};
/** What is told of the latest try; null: there is none. */
type Latest = { status: IdentityStatus; statusAt: Date; kind: string } | null;

const STATES: Record<IdentityStatus, IdentityReviewState> = {
	Capturing: "Capturing",
	Submitted: "Reading",
	Lines: "Lines",
	Review: "Review",
	Succeeded: "Accepted",
	Failed: "Rejected",
};

/** How far a signer is with the document that shows who they are. */
export function identityView(signer: Signer, latest: Latest): SignerIdentityView {
	const state = signer.proofLockedAt
		? "Locked"
		: signer.prefillHeldAt
			? "Held"
			: latest
				? STATES[latest.status]
				: "Start";
	const at = signer.proofLockedAt ?? latest?.statusAt ?? null;
	// Only what the contract knows was ever stored.
	const kind = (latest?.kind ?? null) as IdentityKind | null;
	return { state, at: at?.toISOString() ?? null, triesLeft: triesLeft(signer), kind };
}
