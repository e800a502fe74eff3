import { finishRequest } from "#lib/contract/signing/requests.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(finishRequest, finishSigning);
