import { PdfDict, PdfName, PdfString } from "@libpdf/core";

/** The action that opens an address (PDF 2.0, 12.6.4.8), or null: only http and https become links. */
export function linkAction(url: string): PdfDict | null {
	if (!URL.canParse(url)) return null;
	const { protocol, href } = new URL(url);
	if (protocol !== "http:" && protocol !== "https:") return null;
	// A URI is 7-bit ASCII; the parser has escaped the rest.
	return PdfDict.of({ Type: PdfName.of("Action"), S: PdfName.of("URI"), URI: PdfString.fromString(href) });
}
