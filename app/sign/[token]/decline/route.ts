import { declineRoute } from "#lib/http/signing/define-decline-route.ts";

export const POST = declineRoute;
