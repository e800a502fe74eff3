/** Object identifiers of CMS, PAdES, time-stamping and revocation. */
export const OID = {
	data: "1.2.840.113549.1.7.1",
	signedData: "1.2.840.113549.1.7.2",
	contentType: "1.2.840.113549.1.9.3",
	messageDigest: "1.2.840.113549.1.9.4",
	signingTime: "1.2.840.113549.1.9.5",
	/** RFC 2634, SHA-1 of the certificate */
	signingCertificate: "1.2.840.113549.1.9.16.2.12",
	/** RFC 5035, mandatory in PAdES (ETSI EN 319 142-1, 6.3) */
	signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
	timestampToken: "1.2.840.113549.1.9.16.2.14",
	tstInfo: "1.2.840.113549.1.9.16.1.4",
	/** Adobe's revocation attribute of adbe.pkcs7.detached */
	adobeRevocation: "1.2.840.113583.1.1.8",
	rsaPss: "1.2.840.113549.1.1.10",
	sha256WithRsa: "1.2.840.113549.1.1.11",
	ecdsaWithSha256: "1.2.840.10045.4.3.2",
	sha1: "1.3.14.3.2.26",
	sha256: "2.16.840.1.101.3.4.2.1",
	/** Extended key usage of a delegated responder (RFC 6960 4.2.2.2) */
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	crlDistributionPoints: "2.5.29.31",
	subjectKeyIdentifier: "2.5.29.14",
	basicConstraints: "2.5.29.19",
	extendedKeyUsage: "2.5.29.37",
	anyExtendedKeyUsage: "2.5.29.37.0",
	/** Extended key usage of a time-stamping authority (RFC 3161 2.3) */
	timeStamping: "1.3.6.1.5.5.7.3.8",
	emailProtection: "1.3.6.1.5.5.7.3.4",
	/** RFC 9336 */
	documentSigning: "1.3.6.1.5.5.7.3.36",
	/** What authorities used for document signing before RFC 9336 */
	adobeDocumentSigning: "1.2.840.113583.1.1.5",
	microsoftDocumentSigning: "1.3.6.1.4.1.311.10.3.12",
} as const;

/** Digest names of node:crypto by digest or signature algorithm. */
export const DIGESTS: Record<string, string> = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512",
	"2.16.840.1.101.3.4.2.4": "sha224",
	"1.2.840.113549.1.1.5": "sha1",
	"1.2.840.113549.1.1.11": "sha256",
	"1.2.840.113549.1.1.12": "sha384",
	"1.2.840.113549.1.1.13": "sha512",
	"1.2.840.10045.4.1": "sha1",
	"1.2.840.10045.4.3.2": "sha256",
	"1.2.840.10045.4.3.3": "sha384",
	"1.2.840.10045.4.3.4": "sha512",
};
