import { takeFactor } from "#lib/http/pages/sign-in-route.ts";

export const POST = takeFactor;
