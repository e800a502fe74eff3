import { randomUUID } from "node:crypto";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { PROVIDER_NAMES } from "#lib/contract/signing/identity-settings.ts";
import { deleteVerification, insertVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { verifierOf } from "#lib/verifiers/verifiers.ts";
import { type Identifying, type IdentifyingResult, identifying, joinHand } from "./identifying.ts";

/** agreed: the signer has read what happens with the pictures, and agrees. */
type BeginIdentityInput = { kind: string; agreed: boolean };

/**
 * A signer chooses the document that shows who they are, and agrees to what happens with its pictures. What was begun
 * before and not sent is discarded, in whichever browser that was; what was sent has to be decided first.
 *
 * @throws AppError LinkUnusable
 */
export const beginIdentity = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string, input: BeginIdentityInput): Promise<IdentifyingResult> => {
		const discarded: string[] = [];
		const result = await identifying(call, token, (at) => begin(at, input, discarded));
		await discardObjects(discarded);
		return result;
	},
);

async function begin(at: Identifying, input: BeginIdentityInput, discarded: string[]): Promise<IdentifyingResult> {
	const { tx, context, locked, settings, latest, verifier } = at;
	const kind = IDENTITY_KINDS.find((one) => one === input.kind);
	if (!kind || !settings.allowedKinds.includes(kind)) return { outcome: "kind" };
	if (!input.agreed) return { outcome: "agree" };
	if (!verifierOf(verifier)) return { outcome: "provider" };
	if (latest?.status === "Submitted" || latest?.status === "Review") return { outcome: "stage" };
	const isUnsent = latest?.status === "Capturing" || latest?.status === "Lines";
	if (isUnsent) {
		await deleteVerification(tx, latest);
		discarded.push(...latest.pictures.map(({ objectKey }) => objectKey));
	}
	const { handId, ...kept } = await joinHand(at);
	const now = context.now();
	const number = isUnsent ? latest.number : (latest?.number ?? 0) + 1;
	const { document, signer } = locked;
	const row = { id: randomUUID(), signerId: signer.id, number, handId, kind, verifier, beganAt: now, statusAt: now };
	await insertVerification(tx, document, row);
	const provider = PROVIDER_NAMES[verifier];
	const about = { signerId: signer.id, signerName: signer.name, attempt: number, kind };
	const data = { ...about, ...(provider === null ? {} : { provider }) };
	await appendEvents(tx, context, document, [{ type: "IdentityBegun", data }]);
	return { outcome: "done", ...kept };
}
