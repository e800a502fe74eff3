import type { HandBackReason } from "#lib/contract/signing/in-person-page.ts";
import { endProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { lockLink } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { hostOf } from "./host-of.ts";

/**
 * The signer gives the host's device back before they have finished, or has gone from it: what they entered is kept, and
 * shown to nobody until they say again that it is they. Where the device is not in their hands this changes nothing.
 *
 * @returns whether it was in their hands
 * @throws AppError LinkUnusable for no link
 */
export const handBack = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string, why: HandBackReason): Promise<{ isBack: boolean }> => {
		const found = await authenticateSigner(call, token);
		if (found.state === "unknown") throw new AppError("LinkUnusable");
		const { context } = found;
		const { accountId, documentId, signerId, tokenHash: hash, proofHash, isHosted } = context.principal;
		if (!isHosted || proofHash === undefined) return { isBack: false };
		return inTransaction(async (tx) => {
			const locked = await lockLink(tx, { accountId, documentId, signerId, hash });
			if (!locked || !(await endProof(tx, locked.signer, proofHash))) return { isBack: false };
			const data = { ...hostOf(locked.signer), why };
			await appendEvents(tx, context, locked.document, [{ type: "DeviceHandedBack", data }]);
			return { isBack: true };
		});
	},
);
