import { deleteVerification } from "#lib/db/stores/identity-verifications.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
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
			discarded.push(...own.pictures.map(({ objectKey }) => objectKey));
			return { outcome: "done" as const };
		});
		await discardObjects(discarded);
		return result;
	},
);
