import { takeLink } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { frequencyOf } from "#lib/domain/documents/proof-rules.ts";
import { mayContinue } from "#lib/domain/identity-verification/rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { comingIn, type IdentifyingResult, joinHand } from "./identifying.ts";

/**
 * The signer whose identity was accepted goes on by a link that came after that, in a browser that took no part. The link
 * lets in one browser.
 *
 * @throws AppError LinkUnusable
 */
export const continueIdentified = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<IdentifyingResult> =>
		comingIn(call, token, async (at): Promise<IdentifyingResult> => {
			const { tx, context, locked, accepted, link } = at;
			const now = context.now();
			const { signer } = locked;
			const facts = { frequency: frequencyOf(signer), hasSigned: signer.status === "Completed" };
			if (!mayContinue(facts, link, accepted)) return { outcome: "stage" };
			if (!(await takeLink(tx, context.principal.tokenHash, now))) return { outcome: "stage" };
			const { handId: _, ...kept } = await joinHand(at, now);
			const data = { method: "IdVerification" } as const;
			await appendEvents(tx, context, locked.document, [{ type: "ProofGiven", data }]);
			return { outcome: "done", ...kept };
		}),
);
