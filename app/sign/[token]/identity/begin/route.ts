import { beginIdentity } from "#lib/domain/signing/identifying/begin-identity.ts";
import { defineIdentityRoute } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityRoute((call, token, { kind = "", agreed = "" }) =>
	beginIdentity(call, token, { kind, agreed: agreed === "on" || agreed === "true" }),
);
