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
	sha256WithRsa: "1.2.840.113549.1.1.11",
	ecdsaWithSha256: "1.2.840.10045.4.3.2",
	/** The mask of RSASSA-PSS (RFC 4055 2.2) */
	mgf1: "1.2.840.113549.1.1.8",
	sha1: "1.3.14.3.2.26",
	sha256: "2.16.840.1.101.3.4.2.1",
	/** Extended key usage of a delegated responder (RFC 6960 4.2.2.2) */
	ocspSigning: "1.3.6.1.5.5.7.3.9",
	ocspBasic: "1.3.6.1.5.5.7.48.1.1",
	crlDistributionPoints: "2.5.29.31",
	reasonCode: "2.5.29.21",
	issuingDistributionPoint: "2.5.29.28",
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

/** Digest names of node:crypto by digest algorithm. */
export const DIGESTS: Record<string, string> = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512",
	"2.16.840.1.101.3.4.2.4": "sha224",
	// Of 512 bits, as Ed448 wants it (RFC 8419 3.1).
	"2.16.840.1.101.3.4.2.12": "shake256",
	"2.16.840.1.101.3.4.2.18": "shake256",
};

type SignatureAlgorithm = {
	/** Of node:crypto: the keys it can be used with. */
	keyTypes: readonly string[];
	/** The digest it names; undefined: the one beside it; null: it signs the data themselves. */
	digest?: string | null;
};

const RSA = { keyTypes: ["rsa"] };
const EC = { keyTypes: ["ec"] };
const DSA = { keyTypes: ["dsa"] };

/** Signature algorithms that are checked here. */
export const SIGNATURE_ALGORITHMS: Record<string, SignatureAlgorithm> = {
	"1.2.840.113549.1.1.1": RSA,
	"1.2.840.113549.1.1.5": { ...RSA, digest: "sha1" },
	"1.2.840.113549.1.1.11": { ...RSA, digest: "sha256" },
	"1.2.840.113549.1.1.12": { ...RSA, digest: "sha384" },
	"1.2.840.113549.1.1.13": { ...RSA, digest: "sha512" },
	"1.2.840.113549.1.1.14": { ...RSA, digest: "sha224" },
	"1.2.840.113549.1.1.10": { keyTypes: ["rsa", "rsa-pss"] },
	"1.2.840.10045.2.1": EC,
	"1.2.840.10045.4.1": { ...EC, digest: "sha1" },
	"1.2.840.10045.4.3.1": { ...EC, digest: "sha224" },
	"1.2.840.10045.4.3.2": { ...EC, digest: "sha256" },
	"1.2.840.10045.4.3.3": { ...EC, digest: "sha384" },
	"1.2.840.10045.4.3.4": { ...EC, digest: "sha512" },
	"1.2.840.10040.4.1": DSA,
	"1.2.840.10040.4.3": { ...DSA, digest: "sha1" },
	"2.16.840.1.101.3.4.3.2": { ...DSA, digest: "sha256" },
	"1.3.101.112": { keyTypes: ["ed25519"], digest: null },
	"1.3.101.113": { keyTypes: ["ed448"], digest: null },
};
