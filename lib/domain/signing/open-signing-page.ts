import { isPhone, PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { beginFirstPage } from "#lib/domain/documents/pages/page-image.ts";
import { readFirstTexts } from "#lib/domain/documents/pages/page-text.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { getSigningPage } from "./get-signing-page.ts";

/**
 * Everything the signing page shows for a link, with the text of its first pages. The first page is drawn while the
 * rest of the HTML is made and travels.
 */
export const openSigningPage = defineVerb(
	{ permission: "links.open" },
	(call: VisitorContext, token: string): Promise<SigningPage> =>
		getSigningPage(call, token, (document) => {
			beginFirstPage(document, "link", isPhone(call.userAgent) ? PHONE_WIDTH_PX : null);
			return readFirstTexts(document, "link");
		}),
);
