import { pageOverlayUrl, pagePictureUrl } from "#lib/contract/page-picture.ts";
import { textPartUrl } from "#lib/contract/page-text.ts";
import { type KeptEntries, keptEntries } from "./kept-entries.ts";
import { type SigningClient, signingClient } from "./signing-client.ts";
import { type WayOut, wayOut } from "./way-out.ts";

/**
 * What stands behind a signing page: who answers its calls, where its files come from, and where it leads on to. All
 * that a page asks for or tells anybody goes through here.
 */
export type SigningServer = {
	client: SigningClient;
	way: WayOut;
	/** @param page 1-based, across files */
	pictureUrl(page: number, widthPx?: number): string;
	/** Of what lies over a page's picture; null: pages have nothing. */
	overlayUrl: ((page: number) => string) | null;
	/** @param file 0-based */
	sourceUrl(file: number): string;
	/**
	 * @param file 0-based
	 * @param part of the file's text, 0-based
	 */
	textUrl(file: number, part: number): string;
	kept: KeptEntries;
	/** The document as it stands; null: it cannot be had. */
	downloadUrl: string | null;
	/** Where a form declines; null: nowhere. */
	declineUrl: string | null;
};

/** What stands behind the page of a signing link. */
export function linkServer(token: string): SigningServer {
	const base = `/sign/${token}`;
	return {
		client: signingClient(base),
		way: wayOut(),
		kept: keptEntries(base),
		pictureUrl: (page, widthPx) => pagePictureUrl(base, page, widthPx),
		overlayUrl: (page) => pageOverlayUrl(base, page),
		sourceUrl: (file) => `${base}/source/${file}`,
		textUrl: (file, part) => textPartUrl(base, file, part),
		downloadUrl: `${base}/download`,
		declineUrl: `${base}/decline`,
	};
}
