import { restartIdentity } from "#lib/domain/signing/identifying/restart-identity.ts";
import { defineIdentityRoute } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityRoute((call, token) => restartIdentity(call, token));
