import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { updateVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { aboutTry } from "#lib/domain/identity-verification/end-verification.ts";
import { missingPictures } from "#lib/domain/identity-verification/rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { type IdentifyingResult, identifying, ownTry } from "./identifying.ts";

/**
 * A signer sends the pictures of their try: a job reads them.
 *
 * @throws AppError LinkUnusable
 */
export const submitIdentity = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<IdentifyingResult> =>
		identifying(call, token, async (at) => {
			const { tx, context, locked } = at;
			const own = ownTry(at);
			if (own?.status !== "Capturing" || own.verifier !== "BuiltIn") return { outcome: "stage" };
			const taken = own.pictures.map(({ picture }) => picture);
			// Only what the contract knows was ever stored.
			if (missingPictures(own.kind as IdentityKind, taken).length > 0) return { outcome: "missing" };
			const now = context.now();
			await updateVerification(tx, own, { status: "Submitted", statusAt: now, submittedAt: now });
			const data = aboutTry({ signer: locked.signer, verification: own });
			await appendEvents(tx, context, locked.document, [{ type: "IdentitySubmitted", data }]);
			await enqueue(tx, "identity", { verificationId: own.id });
			return { outcome: "done" };
		}),
);
