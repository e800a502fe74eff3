import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from "@libpdf/core";

/** What every encryption dictionary of the standard handler has (ISO 32000-2 tables 20 and 21). */
const ENCRYPTION_KEYS = ["Filter", "V", "R", "O", "U", "P"];

const AES_BLOCK_BYTES = 16;

/**
 * Has an update of an encrypted file go on with the encryption that the file has, and hold what was changed only.
 * By itself the library
 * - puts together an encryption dictionary from what it understood: without the filter of attached files, and with
 *   a name where /EncryptMetadata must be a boolean, after which readers find another key and can open nothing;
 * - takes whatever it has decrypted for changed, and writes it once more: of a signature that was looked at the
 *   CMS, which never was encrypted (7.6.2), comes out as rubbish;
 * - complains on the console of that CMS.
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
	leaveUnencrypted(info.securityHandler);
	for (const object of registry.getLoadedObjects().values()) markUnchanged(object);
	const addLoaded = registry.addLoaded.bind(registry);
	registry.addLoaded = (ref, object) => {
		markUnchanged(object);
		addLoaded(ref, object);
	};
}

function isEncryption(object: PdfObject): boolean {
	return object instanceof PdfDict && ENCRYPTION_KEYS.every((key) => object.has(key));
}

/** Strings that cannot have been encrypted are what they are. */
function leaveUnencrypted(handler: PDF["context"]["info"]["securityHandler"]): void {
	if (!handler || handler.encryption.algorithm === "RC4") return;
	const decrypt = handler.decryptString.bind(handler);
	handler.decryptString = (data, ...object) => {
		if (data.length % AES_BLOCK_BYTES !== 0) return data;
		try {
			return decrypt(data, ...object);
		} catch {
			return data;
		}
	};
}

function markUnchanged(object: PdfObject): void {
	if (!(object instanceof PdfDict || object instanceof PdfArray)) return;
	object.clearDirty();
	const values = object instanceof PdfDict ? [...object].map(([, value]) => value) : object.toArray();
	for (const value of values) markUnchanged(value);
}
