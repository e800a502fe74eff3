import { continueIdentified } from "#lib/domain/signing/identifying/continue-identified.ts";
import { defineIdentityRoute } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityRoute((call, token) => continueIdentified(call, token));
