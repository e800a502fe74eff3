import { makeIdentityPhoneLink } from "#lib/domain/signing/identifying/make-identity-phone-link.ts";
import { defineIdentityPhone } from "#lib/http/signing/define-identity-phone.ts";

export const POST = defineIdentityPhone(makeIdentityPhoneLink);
