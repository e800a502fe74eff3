import { submitIdentity } from "#lib/domain/signing/identifying/submit-identity.ts";
import { defineIdentityRoute } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityRoute((call, token) => submitIdentity(call, token));
