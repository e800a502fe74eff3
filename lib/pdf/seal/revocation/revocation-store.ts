import { X509Certificate } from "node:crypto";
import { type PDF, PdfArray, type PdfRef, PdfStream } from "@libpdf/core";
import { resolveIn } from "../verifying/is-same-object.ts";
import { readCrl } from "./crl.ts";
import { readOcsp } from "./ocsp.ts";
import { judgeAnswer, type RevocationQuestion } from "./revocation-answer.ts";

/** What a file's security store holds (ISO 32000-2 12.8.4.3); responses and lists in DER. */
export type RevocationStore = {
	certificates: readonly X509Certificate[];
	ocspResponses: readonly Uint8Array[];
	crls: readonly Uint8Array[];
};

/** More of each kind is not looked at: a store that long serves no signature. */
const MAX_ENTRIES = 200;

/** The security store of a file; empty where there is none. Never throws on bad data. */
export function readRevocationStore(pdf: PDF): RevocationStore {
	const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref);
	const store = pdf.context.catalog.getDict().getDict("DSS", resolve);
	const entries = (key: string): Uint8Array[] => {
		const list = store?.get(key, resolve);
		const items = list instanceof PdfArray ? list.toArray().slice(0, MAX_ENTRIES) : [];
		return items.map((item) => decoded(resolveIn(pdf, item)));
	};
	const certificates = entries("Certs").flatMap((der) => whenReadable(() => new X509Certificate(der)) ?? []);
	return { certificates, ocspResponses: entries("OCSPs"), crls: entries("CRLs") };
}

type Asked = Omit<RevocationQuestion, "validTo"> & {
	store: RevocationStore;
	carried: readonly X509Certificate[];
};

/**
 * What the store answers for a certificate: a response or list that the certificate's own issuer signed, or one it
 * named for that, judged at the time of the signature. Null when nothing there answers; never throws on bad data.
 *
 * @param carried certificates among which the issuer may be, besides those of the store
 */
export function revocationAnswer(
	certificate: X509Certificate,
	{ store, carried, ...asked }: Asked,
): "good" | "revoked" | null {
	const isIssuer = (one: X509Certificate) =>
		whenReadable(() => certificate.checkIssued(one) && certificate.verify(one.publicKey)) ?? false;
	const issuer = [...carried, ...store.certificates].find(isIssuer);
	if (!issuer) return null;
	const answers = [
		...store.ocspResponses.map((der) => whenReadable(() => readOcsp(der, certificate, issuer))),
		...store.crls.map((der) => whenReadable(() => readCrl(der, { certificate, issuer }))),
	]
		.filter((answer) => answer !== null)
		.map((answer) => judgeAnswer(answer, { ...asked, validTo: new Date(certificate.validTo) }));
	if (answers.includes("revoked")) return "revoked";
	return answers.includes("good") ? "good" : null;
}

function decoded(object: unknown): Uint8Array {
	return (object instanceof PdfStream ? whenReadable(() => object.getDecodedData()) : null) ?? new Uint8Array();
}

/** Damaged data answers for nobody. */
function whenReadable<T>(read: () => T): T | null {
	try {
		return read();
	} catch {
		return null;
	}
}
