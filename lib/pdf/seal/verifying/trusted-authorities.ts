import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import tls from "node:tls";

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * The certificates of a file in PEM.
 *
 * @throws Error with a sentence when it cannot be read, or holds none
 */
export async function readPemCertificates(path: string): Promise<X509Certificate[]> {
	const text = await readFile(path, "utf8").catch((cause: unknown) => {
		throw new Error(`TRUSTED_CERTIFICATES contains ${path}, which can’t be read.`, { cause });
	});
	const found = text.match(CERTIFICATE);
	if (!found) throw new Error(`TRUSTED_CERTIFICATES contains ${path}, which has no PEM certificate.`);
	return found.map((pem) => {
		try {
			return new X509Certificate(pem);
		} catch (cause) {
			throw new Error(`TRUSTED_CERTIFICATES contains ${path}, which has a certificate that can’t be read.`, { cause });
		}
	});
}

let fromSystem: X509Certificate[] | undefined;

/** What the operating system trusts; where it keeps no store, what comes with Node. */
function systemAuthorities(): X509Certificate[] {
	// Node 22 has it since 22.15.
	const system = typeof tls.getCACertificates === "function" ? tls.getCACertificates("system") : [];
	fromSystem ??= readable(system) ?? readable(tls.rootCertificates) ?? [];
	return fromSystem;
}

/** Stores hold odd certificates at times; one that cannot be read trusts nobody. */
function readable(pems: readonly string[]): X509Certificate[] | null {
	const certificates = pems.flatMap((pem) => {
		try {
			return [new X509Certificate(pem)];
		} catch {
			return [];
		}
	});
	return certificates.length > 0 ? certificates : null;
}

/**
 * Authorities whose word on identity and time is taken: the system's, and those of a PEM file.
 *
 * @param path of the file; null: the system's alone
 * @throws Error with a sentence when the file cannot be used
 */
export async function trustedAuthorities(path: string | null): Promise<X509Certificate[]> {
	return path === null ? systemAuthorities() : [...(await readPemCertificates(path)), ...systemAuthorities()];
}
