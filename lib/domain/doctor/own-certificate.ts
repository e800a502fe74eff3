import { readFile, stat } from "node:fs/promises";
import { signingIdentity } from "#lib/config/signing-identity.ts";
import { readCertificate } from "#lib/pdf/seal/read-certificate.ts";

/** Whose certificate it is, by its hash in lower-case hex, and until when it can be used. */
export type OwnCertificate = { sha256: string; endsAt: Date };

let known: { key: string; certificate: OwnCertificate | null } | undefined;

/**
 * The certificate that this process would seal with. Opening it may take 200 ms, so that is done again only when
 * its file or its password is another.
 *
 * @returns null where it is not there or cannot be opened
 */
export async function ownCertificate(): Promise<OwnCertificate | null> {
	const identity = await signingIdentity().catch(() => null);
	const info = identity && (await stat(identity.p12Path).catch(() => null));
	if (!identity || !info) return null;
	const { p12Path, password } = identity;
	const key = JSON.stringify([p12Path, info.mtimeMs, info.size, info.ino, password]);
	if (known?.key !== key) known = { key, certificate: await open(p12Path, password).catch(() => null) };
	return known.certificate;
}

async function open(path: string, password: string): Promise<OwnCertificate> {
	const p12 = await readFile(path);
	const read = await readCertificate(p12, password).catch(() => null);
	if (read) return { sha256: read.fingerprint256.replaceAll(":", "").toLowerCase(), endsAt: read.validToDate };
	const { readP12 } = await import("#lib/pdf/seal/load-p12.ts");
	const { fingerprintSha256, notAfter } = await readP12(p12, password);
	return { sha256: fingerprintSha256, endsAt: notAfter };
}
