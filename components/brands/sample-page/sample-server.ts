import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import { previewClient } from "../../signing/preview/preview-client.ts";
import { NOTHING_KEPT } from "../../signing/saving/kept-entries.ts";
import type { SigningServer } from "../../signing/saving/signing-server.ts";
import { samplePicture } from "./sample-picture.ts";

/** What a phone's camera would not read: it leads nowhere. */
const NO_CODE = { size: 1, path: "" };

/** What stands behind a signing page that is looked at: memory, and a picture of a page. */
export function sampleServer(view: SigningView, heading: string): SigningServer {
	const picture = samplePicture(heading);
	const reload = () => window.location.reload();
	return {
		client: previewClient({ view, code: NO_CODE }, { ended: null, language: null }),
		// Whoever tries it out to the end begins anew.
		way: { reload, leave: reload, isTaken: () => true },
		pictureUrl: () => picture,
		overlayUrl: null,
		sourceUrl: () => picture,
		textUrl: () => "",
		downloadUrl: null,
		declineUrl: null,
		kept: NOTHING_KEPT,
	};
}
