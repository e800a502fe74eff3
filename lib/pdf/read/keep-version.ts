/** Where a header may stand (PDF 32000-1 annex H, note 13). */
const HEADER_WITHIN = 1_024;
const HEADER = /%PDF-(?:1\.[0-7]|2\.0)/;

/**
 * Gives what PDFium has written the version that the upload says it has, in place: PDFium writes 2.0 as 1.0.
 * A version that does not exist is left to PDFium.
 */
export function keepVersion(written: Buffer, upload: Buffer): void {
	const [header] = HEADER.exec(upload.toString("latin1", 0, HEADER_WITHIN)) ?? [];
	if (header && HEADER.test(written.toString("latin1", 0, header.length))) written.write(header, "latin1");
}
