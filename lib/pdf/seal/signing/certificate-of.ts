import { readFile, stat } from "node:fs/promises";
import { readCertificate } from "../asn1/read-certificate.ts";

/** Whose certificate it is, by its hash in lower-case hex, and until when it can be used. */
type KnownCertificate = { sha256: string; endsAt: Date };

let known: { key: string; certificate: KnownCertificate | null } | undefined;

/**
 * The certificate of a P12 file. Opening it may take 200 ms, so that is done again only when the file or its password is
 * another.
 *
 * @returns null where it is not there or cannot be opened
 */
export async function certificateOf(p12: { p12Path: string; password: string }): Promise<KnownCertificate | null> {
	const { p12Path, password } = p12;
	const info = await stat(p12Path).catch(() => null);
	if (!info) return null;
	const key = JSON.stringify([p12Path, info.mtimeMs, info.size, info.ino, password]);
	if (known?.key !== key) known = { key, certificate: await open(p12Path, password).catch(() => null) };
	return known.certificate;
}

async function open(path: string, password: string): Promise<KnownCertificate> {
	const p12 = await readFile(path);
	const read = await readCertificate(p12, password).catch(() => null);
	if (read) return { sha256: read.fingerprint256.replaceAll(":", "").toLowerCase(), endsAt: read.validToDate };
	const { readP12 } = await import("./load-p12.ts");
	const { fingerprintSha256, notAfter } = await readP12(p12, password);
	return { sha256: fingerprintSha256, endsAt: notAfter };
}
