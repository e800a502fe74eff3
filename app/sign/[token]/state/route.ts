import { getNewestEntries } from "#lib/domain/signing/get-newest-entries.ts";
import { defineOpenSigningCall } from "#lib/http/signing/define-signing-route.ts";

/** For a page that waits or is come back to: has anything changed? */
export const GET = defineOpenSigningCall(getNewestEntries);
