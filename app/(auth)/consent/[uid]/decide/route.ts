import { defineEndpoint } from "#lib/http/define-endpoint.ts";
import { answerConsent } from "#lib/http/oidc/consent.ts";

export const POST = defineEndpoint<{ uid: string }>((request, { uid }) => answerConsent(request, uid));
