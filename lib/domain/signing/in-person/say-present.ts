import { newSecret } from "#lib/crypto/secrets.ts";
import { deleteProofs, insertProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { lockUnproved } from "../proving/lock-unproved.ts";
import { proofHashOf } from "../proving/proof-hash.ts";
import type { ProofResult } from "../proving/prove-signer.ts";
import { signingState } from "../rules.ts";
import { hostOf } from "./host-of.ts";

/**
 * Somebody to whom the host handed the device says that they are the signer: from now on it shows the signer's document,
 * after their code where one is asked for, until it is given back. One device at a time: what was open on another is not
 * any more. Nobody can tell the host from the signer here, so that it was said is an event of its own.
 *
 * @returns over: it is not the signer's turn, or the device is in their hands already
 * @throws AppError LinkUnusable
 */
export const sayPresent = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<ProofResult> => {
		const found = await authenticateSigner(call, token);
		if (found.state === "usable" || found.state === "unproved") return { outcome: "over" };
		if (found.state !== "absent") throw new AppError("LinkUnusable");
		return inTransaction(async (tx) => {
			const { context } = found;
			const locked = await lockUnproved(tx, context, "presence");
			const now = context.now();
			if (!locked || signingState(locked, now) !== "open") return { outcome: "over" };
			const { document, signer } = locked;
			const secret = newSecret();
			await deleteProofs(tx, [signer.id]);
			const hash = proofHashOf(token, secret);
			await insertProof(tx, signer, { hash, presentAt: now, provedAt: null, lastUsedAt: now });
			await appendEvents(tx, context, document, [{ type: "PresenceConfirmed", data: hostOf(signer) }]);
			return { outcome: "proved", secret, keptMs: null };
		});
	},
);
