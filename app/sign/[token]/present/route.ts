import { sayPresent } from "#lib/domain/signing/in-person/say-present.ts";
import { defineProofRoute } from "#lib/http/signing/define-proof-route.ts";

/** A device goes back and forth a few times at most. */
export const POST = defineProofRoute("present", { points: 30, durationSeconds: 900 }, (call, token) =>
	sayPresent(call, token),
);
