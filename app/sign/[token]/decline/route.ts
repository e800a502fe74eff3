import { declineRequest } from "#lib/contract/signing/requests.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(declineRequest, declineDocument);
