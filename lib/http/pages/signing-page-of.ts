import { headers } from "next/headers";
import { cache } from "react";
import { openSigningPage } from "#lib/domain/signing/open-signing-page.ts";
import { signingCall } from "#lib/http/signing/define-signing-route.ts";
import { noteDeadLink } from "./dead-link.ts";

/** The page behind a signing link; read once per request, for its language as well as for its content. */
export const signingPageOf = cache(async (token: string) =>
	noteDeadLink(await openSigningPage(signingCall(await headers()), token)),
);
