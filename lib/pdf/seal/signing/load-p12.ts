import { createPrivateKey, type KeyObject, sign, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import type forgeModule from "node-forge";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { SealingCertificateError } from "./sealing-certificate-error.ts";

const signAside = promisify(sign);

/** Who seals: certificate, chain and the private key, which never leaves the process. */
export type SigningIdentity = {
	certificate: X509Certificate;
	certificateDer: Uint8Array;
	/** Issuers in order, as far as the file carries them; the root may be missing. */
	chainDer: Uint8Array[];
	keyType: "RSA" | "EC";
	/** Longest signature value in bytes, to reserve space for it. */
	signatureSizeBytes: number;
	/** Signs with SHA-256, in a thread of its own: RSASSA-PKCS1-v1_5, or ECDSA as a DER sequence. */
	sign: (data: Uint8Array) => Promise<Uint8Array>;
	subject: string;
	issuer: string;
	notAfter: Date;
	/** Lower-case hex without colons. */
	fingerprintSha256: string;
	isSelfSigned: boolean;
	/** The password had blanks at its ends that are none of it. */
	isPasswordTrimmed: boolean;
};

type Forge = typeof forgeModule;

type Opened = { p12: forgeModule.pkcs12.Pkcs12Pfx; isPasswordTrimmed: boolean };

/** The password as it is, then without blanks at its ends, which get into files and variables by accident. */
function openP12(forge: Forge, bytes: Uint8Array, password: string): Opened {
	let asn1: forgeModule.asn1.Asn1;
	try {
		asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString("binary")));
	} catch {
		throw new SealingCertificateError(said("certificateForm"));
	}
	const p12 = decodeP12(forge, asn1, password);
	if (p12 instanceof SealingCertificateError) {
		const trimmed = password === password.trim() ? p12 : decodeP12(forge, asn1, password.trim());
		if (trimmed instanceof SealingCertificateError) throw p12;
		return { p12: trimmed, isPasswordTrimmed: true };
	}
	return { p12, isPasswordTrimmed: false };
}

/**
 * forge takes each character of a password for a byte where the encryption is PBES2, which wants UTF-8 (RFC 8018
 * section 3), and for UTF-16 elsewhere, the MAC included. So a file that uses both is read without its MAC once that
 * fits. Old versions of OpenSSL made even the UTF-16 from bytes of UTF-8.
 */
function decodeP12(
	forge: Forge,
	asn1: forgeModule.asn1.Asn1,
	password: string,
): forgeModule.pkcs12.Pkcs12Pfx | SealingCertificateError {
	const utf8 = forge.util.encodeUtf8(password);
	const withoutMac = { ...asn1, value: asn1.value.slice(0, 2) as forgeModule.asn1.Asn1[] };
	try {
		return forge.pkcs12.pkcs12FromAsn1(asn1, false, password);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const [, mac] = /unsupported MAC algorithm: ([\d.]+)/.exec(reason) ?? [];
		if (mac !== undefined)
			return new SealingCertificateError(said("certificateMac", { mac: MACS[mac] ?? mac }), { cause });
		const isMacRight = !reason.includes("MAC");
		try {
			// With the wrong encoding, one file in 256 decrypts to bytes that end like padding: any error may come of it.
			if (utf8 !== password) return forge.pkcs12.pkcs12FromAsn1(isMacRight ? withoutMac : asn1, false, utf8);
		} catch {
			// The first reason counts.
		}
		const isPasswordWrong = /MAC could not be verified|Invalid password|decrypt/i.test(reason);
		return new SealingCertificateError(said(isPasswordWrong ? "certificatePassword" : "certificateUnread"), { cause });
	}
}

/** As OpenSSL calls them. */
const MACS: Record<string, string> = {
	"1.2.840.113549.1.5.14": "PBMAC1",
	"2.16.840.1.101.3.4.2.4": "SHA-224",
	"2.16.840.1.101.3.4.2.6": "SHA-512/256",
	"2.16.840.1.101.3.4.2.8": "SHA3-256",
};

/** forge reads RSA only; everything else it hands on as ASN.1, which node:crypto understands. */
function readBags(forge: Forge, p12: forgeModule.pkcs12.Pkcs12Pfx): { keys: KeyObject[]; certs: X509Certificate[] } {
	const toDer = (asn1: forgeModule.asn1.Asn1) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");
	const keys: KeyObject[] = [];
	const certs: X509Certificate[] = [];
	for (const bag of p12.safeContents.flatMap((content) => content.safeBags)) {
		if (bag.type === forge.pki.oids.certBag) {
			certs.push(new X509Certificate(toDer(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1)));
		} else if (bag.key) {
			keys.push(createPrivateKey(forge.pki.privateKeyToPem(bag.key)));
		} else if (bag.type === forge.pki.oids.keyBag || bag.type === forge.pki.oids.pkcs8ShroudedKeyBag) {
			keys.push(createPrivateKey({ key: toDer(bag.asn1), format: "der", type: "pkcs8" }));
		}
	}
	return { keys, certs };
}

/** Signed with its own key; a leaf without the keyCertSign usage counts as well. */
export function isSelfSigned(certificate: X509Certificate): boolean {
	return certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);
}

function chainOf(leaf: X509Certificate, certs: X509Certificate[]): X509Certificate[] {
	const chain: X509Certificate[] = [];
	for (let current = leaf; !isSelfSigned(current); ) {
		const issuer = certs.find((cert) => cert.raw.compare(current.raw) !== 0 && current.checkIssued(cert));
		if (!issuer || chain.includes(issuer)) break;
		chain.push(issuer);
		current = issuer;
	}
	return chain;
}

/** One line as people write names: `CN=Signet, O=Example`. */
export function lineOfName(name: string): string {
	return name.split("\n").join(", ");
}

function toIdentity(
	key: KeyObject,
	certificate: X509Certificate,
	certs: X509Certificate[],
): Omit<SigningIdentity, "isPasswordTrimmed"> {
	const isRsa = key.asymmetricKeyType === "rsa";
	const details = key.asymmetricKeyDetails ?? {};
	return {
		certificate,
		certificateDer: certificate.raw,
		chainDer: chainOf(certificate, certs).map((cert) => cert.raw),
		keyType: isRsa ? "RSA" : "EC",
		// P-521, the longest curve, makes 139 bytes.
		signatureSizeBytes: isRsa ? Math.ceil((details.modulusLength ?? 4096) / 8) : 144,
		sign: (data) => signAside("sha256", data, key),
		subject: lineOfName(certificate.subject),
		issuer: lineOfName(certificate.issuer),
		notAfter: new Date(certificate.validTo),
		fingerprintSha256: certificate.fingerprint256.replaceAll(":", "").toLowerCase(),
		isSelfSigned: isSelfSigned(certificate),
	};
}

/**
 * Reads a PKCS#12 file in modern (PBES2, AES) or legacy (RC2-40, 3DES, SHA-1) encoding, with an RSA
 * or EC key and any chain, whether it is valid now or not.
 *
 * @throws SealingCertificateError when the password is wrong, the key or its
 * certificate is missing, or the key type cannot sign PDFs
 */
export async function readP12(bytes: Uint8Array, password: string): Promise<SigningIdentity> {
	const { default: forge } = await import("node-forge");
	const { p12, isPasswordTrimmed } = openP12(forge, bytes, password);
	const { keys, certs } = readBags(forge, p12);
	if (keys.length === 0) throw new SealingCertificateError(said("certificateNoKey"));
	if (certs.length === 0) throw new SealingCertificateError(said("certificateNone"));
	const pairs = keys.flatMap((key) => {
		const certificate = certs.find((cert) => cert.checkPrivateKey(key));
		return certificate ? [{ key, certificate }] : [];
	});
	const pair = pairs[0];
	if (certs.some((cert) => cert.publicKey.asymmetricKeyType === "rsa-pss" && !pair)) {
		// forge takes such a key for a plain one, which then is not that of the certificate.
		throw new SealingCertificateError(said("certificatePss"));
	}
	if (!pair) throw new SealingCertificateError(said("certificateOfAnother"));
	if (pair.key.asymmetricKeyType !== "rsa" && pair.key.asymmetricKeyType !== "ec") {
		throw new SealingCertificateError(said("certificateKind"));
	}
	return { ...toIdentity(pair.key, pair.certificate, certs), isPasswordTrimmed };
}

/** As readP12. @throws SealingCertificateError also when the certificate is not valid at `now` */
export async function loadP12(bytes: Uint8Array, password: string, now = new Date()): Promise<SigningIdentity> {
	const identity = await readP12(bytes, password);
	const invalid = invalidityOf(identity, now);
	if (invalid) throw new SealingCertificateError(invalid);
	return identity;
}

/** Why the certificate cannot be used at a time; null when it can. */
export function invalidityOf({ certificate, notAfter }: SigningIdentity, now: Date): Said | null {
	const dayOf = (date: Date) => date.toISOString().slice(0, 10);
	const validFrom = new Date(certificate.validFrom);
	if (notAfter < now) return said("certificateExpired", { day: dayOf(notAfter) });
	return validFrom > now ? said("certificateEarly", { day: dayOf(validFrom) }) : null;
}
