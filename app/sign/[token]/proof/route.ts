import { proveSigner } from "#lib/domain/signing/proving/prove-signer.ts";
import { defineProofRoute } from "#lib/http/signing/define-proof-route.ts";

/** Beside the tries that are counted on the signer: nobody who types needs so many in a quarter of an hour. */
export const POST = defineProofRoute("proof", { points: 30, durationSeconds: 900 }, proveSigner);
