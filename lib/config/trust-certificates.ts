import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/**
 * Makes every TLS connection of this process trust the authorities in TRUSTED_CERTIFICATES besides the usual ones: to
 * the mail server, the database, object storage, webhooks, identity providers and time-stamping authorities. A file
 * that can’t be used is named when Signet starts, by checkTrustedCertificates.
 */
export function trustCertificates(path: string | null): void {
	if (path === null) return;
	try {
		const pem = readFileSync(/* turbopackIgnore: true */ path, "utf8");
		const own = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
		setDefaultCACertificates([...new Set([...getCACertificates("default"), ...own])]);
	} catch {
		// Nothing more is trusted.
	}
}
