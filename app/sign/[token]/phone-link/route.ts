import { z } from "zod";
import { makePhoneLink } from "#lib/domain/signing/make-phone-link.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(z.object({}), makePhoneLink);
