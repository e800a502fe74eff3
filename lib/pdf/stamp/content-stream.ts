import { deflateSync } from "node:zlib";
import { PdfName, type PdfObject, PdfStream } from "@libpdf/core";

/** Below this, a stream's filter entry costs more than deflating saves. */
const MIN_DEFLATED_BYTES = 256;

/** A stream of operators, deflated here: the platform's own deflate is several times the library's. */
export function contentStream(entries: Record<string, PdfObject>, content: Uint8Array): PdfStream {
	if (content.length < MIN_DEFLATED_BYTES) return PdfStream.fromDict(entries, content);
	return PdfStream.fromDict({ ...entries, Filter: PdfName.of("FlateDecode") }, deflateSync(content));
}
