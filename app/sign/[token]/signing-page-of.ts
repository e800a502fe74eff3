import { headers } from "next/headers";
import { cache } from "react";
import { beginFirstPage } from "#lib/domain/documents/page-image.ts";
import { readFirstTexts } from "#lib/domain/documents/page-text.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { signingCall } from "#lib/http/signing/define-signing-route.ts";

/**
 * The page behind a signing link; read once per request, for its language as well as for its content.
 * Its first page is drawn while the rest of the HTML is made and travels.
 */
export const signingPageOf = cache(async (token: string) =>
	getSigningPage(token, signingCall(await headers()), (document) => {
		beginFirstPage(document);
		return readFirstTexts(document);
	}),
);
