import { deleteVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { aboutTry, providedBy } from "#lib/domain/identity-verification/end-verification.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type IdentifyingResult, identifying, ownTry } from "./identifying.ts";

/**
 * A signer begins anew before anything was decided: with another document, or all pictures again. It costs no try.
 *
 * @throws AppError LinkUnusable
 */
export const restartIdentity = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<IdentifyingResult> => {
		const discarded: string[] = [];
		const result = await identifying(call, token, async (at) => {
			const own = ownTry(at);
			if (own?.status !== "Capturing" && own?.status !== "Lines") return { outcome: "stage" as const };
			await deleteVerification(at.tx, own);
			const { document, signer } = at.locked;
			const data = { ...aboutTry({ signer, verification: own }), ...providedBy(own) };
			await appendEvents(at.tx, at.context, document, [{ type: "IdentityRestarted", data }]);
			discarded.push(...own.pictures.map(({ objectKey }) => objectKey));
			return { outcome: "done" as const };
		});
		await discardObjects(discarded);
		return result;
	},
);
