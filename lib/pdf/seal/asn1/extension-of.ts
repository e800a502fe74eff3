import type { X509Certificate } from "node:crypto";
import { childAt, children, childWithTag, type DerNode, readDer, readOid, TAG } from "./der.ts";

type Extension = { isCritical: boolean; value: DerNode };

/** An extension of a certificate (RFC 5280 4.1), or null. Throws Error when it cannot be read. */
export function extensionOf(certificate: X509Certificate, type: string): Extension | null {
	const list = childWithTag(childAt(readDer(certificate.raw), 0), 0xa3);
	const all = list ? children(childAt(list, 0)) : [];
	const found = all.find((extension) => readOid(childAt(extension, 0)) === type);
	const value = found && childWithTag(found, TAG.octetString);
	if (!value) return null;
	const critical = childWithTag(found, TAG.boolean);
	return { isCritical: critical !== undefined && critical.content[0] !== 0, value: readDer(value.content) };
}
