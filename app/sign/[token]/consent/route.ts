import { consentRequest } from "#lib/contract/signing/requests.ts";
import { giveConsentAndShow } from "#lib/domain/signing/give-consent.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(consentRequest, giveConsentAndShow);
