import { previewClient } from "#components/signing/preview/preview-client.ts";
import type { KeptEntry } from "#components/signing/saving/kept-entries.ts";
import type { SigningServer } from "#components/signing/saving/signing-server.ts";
import type { SigningView } from "#lib/contract/signing/signing-page.ts";

/** What stands behind a field that is tried out: memory alone. @param kept what was typed before its settings changed */
export function sampleServer(view: SigningView, kept: readonly KeptEntry[]): SigningServer {
	const code = { size: 0, path: "" };
	return {
		client: previewClient({ view, code }, { ended: null, language: null }),
		// Nothing is kept anywhere, so nothing is lost by leaving.
		way: { reload() {}, leave() {}, isTaken: () => true },
		pictureUrl: () => "",
		overlayUrl: null,
		sourceUrl: () => "",
		textUrl: () => "",
		downloadUrl: null,
		declineUrl: null,
		kept: { keep: () => undefined, take: () => ({ entries: [...kept], adoption: null }) },
	};
}
