import { typeIdentityLines } from "#lib/domain/signing/identifying/type-identity-lines.ts";
import { defineIdentityRoute } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityRoute((call, token, { line1 = "", line2 = "", line3 = "" }) =>
	typeIdentityLines(call, token, [line1, line2, line3]),
);
