import { requestNewLink } from "#lib/domain/signing/request-new-link.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineOpenSigningCall(requestNewLink);
