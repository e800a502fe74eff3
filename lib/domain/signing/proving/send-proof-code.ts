import { findCode, putCode } from "#lib/db/stores/signing/signer-proofs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { CODE_MS, CODE_PAUSE_MS, methodDue } from "#lib/domain/documents/proof-rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { lockUnproved } from "./lock-unproved.ts";

/** wait: the code before was asked for a moment ago · over: there is no code to send, or nothing to be proved any more */
export type CodeResult = { outcome: "sent" | "wait" | "locked" | "over" };

/**
 * Sends the signer of a link a code, to the address or number that the document has of them now, never to another. Only
 * when somebody asks for it: opening a link sends nothing. It goes out whatever else the signer is not told of, since
 * without it they could not sign at all.
 *
 * @throws AppError LinkUnusable
 */
export const sendProofCode = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<CodeResult> => {
		const found = await authenticateSigner(call, token);
		if (found.state === "usable") return { outcome: "over" };
		if (found.state !== "unproved") throw new AppError("LinkUnusable");
		const { context } = found;
		return inTransaction(async (tx) => {
			const locked = await lockUnproved(tx, context, "proof");
			const method = locked && methodDue(locked.signer);
			if (!locked || !method || method === "AccessCode" || method === "IdVerification") return { outcome: "over" };
			const { document, signer } = locked;
			if (signer.proofLockedAt) return { outcome: "locked" };
			const now = context.now();
			const former = await findCode(signer.id, tx);
			const isWaiting = former && former.expiresAt > now && now.getTime() - former.askedAt.getTime() < CODE_PAUSE_MS;
			if (isWaiting) return { outcome: "wait" };
			await putCode(tx, signer, { askedAt: now, expiresAt: new Date(now.getTime() + CODE_MS) });
			await appendEvents(tx, context, document, [{ type: "ProofCodeAsked", data: { method } }]);
			const ids = { accountId: document.accountId, documentId: document.id, signerId: signer.id };
			if (method === "SMSOTP") await enqueue(tx, "sms", { kind: "proof-code", ...ids });
			else await enqueue(tx, "mail", { kind: "proof-code", ...ids });
			return { outcome: "sent" };
		});
	},
);
