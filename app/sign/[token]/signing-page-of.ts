import { headers } from "next/headers";
import { cache } from "react";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { signingCall } from "#lib/http/signing/define-signing-route.ts";

/** The page behind a signing link; read once per request, for its language as well as for its content. */
export const signingPageOf = cache(async (token: string) => getSigningPage(token, signingCall(await headers())));
