import { languageRequest } from "#lib/contract/signing/requests.ts";
import { chooseLanguage } from "#lib/domain/signing/choose-language.ts";
import { defineSigningCall } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningCall(languageRequest, chooseLanguage);
