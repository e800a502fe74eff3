import { leadBack } from "#lib/http/signing/lead-to-provider.ts";

export const GET = leadBack;
