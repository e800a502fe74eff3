export type UploadKind = "pdf" | "png" | "jpeg" | "docx" | "unknown";

/** Viewers look for the header in the first 1,024 bytes (PDF 32000-1 annex H, note 13). */
const HEADER_WITHIN = 1_024;

/** What an upload is by its first bytes; the name and the type a sender declares prove nothing. */
export function recognise(bytes: Buffer): UploadKind {
	if (bytes.subarray(0, HEADER_WITHIN).includes("%PDF-")) return "pdf";
	if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
	if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
	if (bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1")) && bytes.includes("word/document.xml")) {
		return "docx";
	}
	return "unknown";
}
