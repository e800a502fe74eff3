import { reassignRequest } from "#lib/contract/signing/requests.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(reassignRequest, reassignSigner);
