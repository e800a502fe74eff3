import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

/** For a page that waits: has anything changed? */
export const GET = defineOpenSigningCall(async (token, call) => ({ state: (await getSigningPage(token, call)).state }));
