import { createPrivateKey, type KeyObject, sign, X509Certificate } from "node:crypto";
import type forgeModule from "node-forge";
import { type Said, said } from "#lib/i18n/workplace/refusals/said.ts";
import { SealingCertificateError } from "./sealing-certificate-error.ts";

/** Who seals: certificate, chain and the private key, which never leaves the process. */
export type SigningIdentity = {
	certificate: X509Certificate;
	certificateDer: Uint8Array;
	/** Issuers in order, as far as the file carries them; the root may be missing. */
	chainDer: Uint8Array[];
	keyType: "RSA" | "EC";
	/** Longest signature value in bytes, to reserve space for it. */
	signatureSizeBytes: number;
	/** Signs with SHA-256: RSASSA-PKCS1-v1_5, or ECDSA as a DER sequence. */
	sign: (data: Uint8Array) => Uint8Array;
	subject: string;
	issuer: string;
	notAfter: Date;
	/** Lower-case hex without colons. */
	fingerprintSha256: string;
	isSelfSigned: boolean;
};

type Forge = typeof forgeModule;

function decodeP12(forge: Forge, bytes: Uint8Array, password: string): forgeModule.pkcs12.Pkcs12Pfx {
	let asn1: forgeModule.asn1.Asn1;
	try {
		asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString("binary")));
	} catch {
		throw new SealingCertificateError(said("certificateForm"));
	}
	try {
		return forge.pkcs12.pkcs12FromAsn1(asn1, false, password);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		if (/MAC could not be verified|Invalid password|decrypt/i.test(reason)) {
			throw new SealingCertificateError(said("certificatePassword"), { cause });
		}
		throw new SealingCertificateError(said("certificateUnread"), { cause });
	}
}

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

function toIdentity(key: KeyObject, certificate: X509Certificate, certs: X509Certificate[]): SigningIdentity {
	const isRsa = key.asymmetricKeyType === "rsa";
	const details = key.asymmetricKeyDetails ?? {};
	return {
		certificate,
		certificateDer: certificate.raw,
		chainDer: chainOf(certificate, certs).map((cert) => cert.raw),
		keyType: isRsa ? "RSA" : "EC",
		// P-521, the longest curve, makes 139 bytes.
		signatureSizeBytes: isRsa ? Math.ceil((details.modulusLength ?? 4096) / 8) : 144,
		sign: (data) => sign("sha256", data, key),
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
	const { keys, certs } = readBags(forge, decodeP12(forge, bytes, password));
	if (keys.length === 0) throw new SealingCertificateError(said("certificateNoKey"));
	if (certs.length === 0) throw new SealingCertificateError(said("certificateNone"));
	const pairs = keys.flatMap((key) => {
		const certificate = certs.find((cert) => cert.checkPrivateKey(key));
		return certificate ? [{ key, certificate }] : [];
	});
	const pair = pairs[0];
	if (!pair) throw new SealingCertificateError(said("certificateOfAnother"));
	if (pair.key.asymmetricKeyType !== "rsa" && pair.key.asymmetricKeyType !== "ec") {
		throw new SealingCertificateError(said("certificateKind"));
	}
	return toIdentity(pair.key, pair.certificate, certs);
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
