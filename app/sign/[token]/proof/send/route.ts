import { sendProofCode } from "#lib/domain/signing/proving/send-proof-code.ts";
import { defineProofRoute, proofProgress } from "#lib/http/signing/define-proof-route.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

/** Mails and text messages cost somebody something. */
export const POST = defineProofRoute("proof-code", { points: 10, durationSeconds: 3600 }, (call, token) =>
	sendProofCode(call, token),
);

/** For a page that waits for its code. */
export const GET = defineOpenSigningCall(proofProgress);
