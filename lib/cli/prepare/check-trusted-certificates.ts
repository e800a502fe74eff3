import { env } from "#lib/config/env.ts";

/**
 * Opens what TRUSTED_CERTIFICATES names now rather than when somebody has a file checked.
 *
 * @throws Error with a sentence when it cannot be used
 */
export async function checkTrustedCertificates(): Promise<void> {
	const { trustedCertificatesPath } = env();
	if (trustedCertificatesPath === null) return;
	const { readPemCertificates } = await import("#lib/pdf/seal/verifying/trusted-authorities.ts");
	await readPemCertificates(trustedCertificatesPath);
}
