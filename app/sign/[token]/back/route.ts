import { HAND_BACK_REASONS } from "#lib/contract/signing/in-person-page.ts";
import { handBack } from "#lib/domain/signing/in-person/hand-back.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

/** Said also by pages that are left or come back to, when there may be nothing to give back any more. */
export const POST = defineOpenSigningCall((call, token, request) => {
	const asked = new URL(request.url).searchParams.get("reason");
	return handBack(call, token, HAND_BACK_REASONS.find((reason) => reason === asked) ?? "left");
});
