import type { Tx } from "#lib/db/client.ts";
import { detachSession } from "#lib/db/stores/identity-verification/identity-sessions.ts";
import { updateVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Looked } from "#lib/verifiers/verifier.ts";
import { conclude } from "./conclude.ts";
import { type LockedTry, refuseTry } from "./end-verification.ts";
import { sessionOf } from "./rules.ts";

/** Does what follows from what a verifier has found of a try that waits for it. */
export async function applyLook(tx: Tx, context: Context, locked: LockedTry, looked: Looked): Promise<void> {
	const { verification } = locked;
	const statusAt = context.now();
	const isSubmitted = verification.status === "Submitted";
	const submittedAt = verification.submittedAt ?? statusAt;
	switch (looked.state) {
		case "read":
			await updateVerification(tx, verification, { submittedAt });
			return conclude(tx, context, locked, { ...looked, mayType: looked.confirmed === null });
		case "refused":
			await updateVerification(tx, verification, { submittedAt });
			return refuseTry(tx, context, locked, { reason: looked.reason, note: null, reviewer: null });
		case "waiting":
			return isSubmitted
				? undefined
				: updateVerification(tx, verification, { status: "Submitted", statusAt, submittedAt });
		case "open":
			return isSubmitted ? updateVerification(tx, verification, { status: "Capturing", statusAt }) : undefined;
		case "gone": {
			const session = sessionOf(verification);
			if (session) await detachSession(tx, session);
			return updateVerification(tx, verification, { status: "Capturing", statusAt, submittedAt });
		}
	}
}
