import { identityProgress } from "#lib/http/signing/define-identity-route.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

/** For a page that follows another device, or waits for somebody to look. */
export const GET = defineOpenSigningCall(identityProgress);
