import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import forge from "node-forge";
import { loadP12 } from "./load-p12.ts";

const VALID_YEARS = 10;

/**
 * A self-made sealing certificate for installations that have none yet: RSA-2048 (read by every PDF
 * viewer, signs in about a millisecond), 10 years, with the usages of a document signer. `commonName` is ASCII.
 * `emailProtection` stands beside document signing (RFC 9336) because NSS and OpenSSL judge signers by it.
 */
export async function makeDevelopmentP12(input: {
	commonName: string;
}): Promise<{ p12: Uint8Array; password: string; fingerprint: string }> {
	const pair = await promisify(generateKeyPair)("rsa", {
		modulusLength: 2048,
		publicKeyEncoding: { type: "spki", format: "pem" },
		privateKeyEncoding: { type: "pkcs1", format: "pem" },
	});
	const privateKey = forge.pki.privateKeyFromPem(pair.privateKey);
	const certificate = forge.pki.createCertificate();
	certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
	// Positive, 120 bits of randomness (RFC 5280 4.1.2.2).
	certificate.serialNumber = `01${randomBytes(15).toString("hex")}`;
	certificate.validity.notBefore = new Date(Date.now() - 3_600_000);
	certificate.validity.notAfter = new Date();
	certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + VALID_YEARS);
	const name = [{ name: "commonName", value: input.commonName }];
	certificate.setSubject(name);
	certificate.setIssuer(name);
	certificate.setExtensions([
		{ name: "basicConstraints", cA: false, critical: true },
		{ name: "keyUsage", critical: true, digitalSignature: true, nonRepudiation: true },
		{
			name: "extKeyUsage",
			emailProtection: true,
			"1.3.6.1.5.5.7.3.36": true,
			"1.2.840.113583.1.1.5": true,
		},
		{ name: "subjectKeyIdentifier" },
	]);
	certificate.sign(privateKey, forge.md.sha256.create());

	const password = randomBytes(18).toString("base64url");
	const asn1 = forge.pkcs12.toPkcs12Asn1(privateKey, certificate, password, {
		algorithm: "aes256",
		friendlyName: input.commonName,
	});
	const p12 = Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");
	const { fingerprintSha256 } = await loadP12(p12, password);
	return { p12, password, fingerprint: fingerprintSha256 };
}
