import { type PDF, PdfDict, type PdfObject, PdfRef } from "@libpdf/core";

/** What every encryption dictionary of the standard handler has (ISO 32000-2 tables 20 and 21). */
const ENCRYPTION_KEYS = ["Filter", "V", "R", "O", "U", "P"];

/**
 * Has an update of an encrypted file go on with the encryption that the file has. The library puts together a
 * dictionary of its own from what it understood: without the filter of attached files, and with a name where
 * /EncryptMetadata must be a boolean, after which readers find another key and can open nothing.
 */
export function keepEncryption(pdf: PDF): void {
	const { registry, info } = pdf.context;
	const own = info.trailer.get("Encrypt");
	if (!own) return;
	const register = registry.register.bind(registry);
	registry.register = (object) => {
		if (!isEncryption(object)) return register(object);
		return own instanceof PdfRef ? own : register(own);
	};
}

function isEncryption(object: PdfObject): boolean {
	return object instanceof PdfDict && ENCRYPTION_KEYS.every((key) => object.has(key));
}
