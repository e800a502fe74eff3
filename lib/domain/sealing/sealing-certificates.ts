import { findSealingCertificate } from "#lib/db/stores/sealing/sealing.ts";
import { checkEvidence, type EvidenceMac, signEvidence } from "#lib/domain/audit/evidence-keys.ts";

/**
 * Whether documents were sealed here with a certificate. `changed`: its record is not as it was written · `unknown`: the
 * key that authenticates the record is not available.
 */
export type CertificateRecord = "recorded" | "not-recorded" | "changed" | "unknown";

/**
 * Makes the authenticated record of a sealing certificate. Writing it again would lock one row in every seal.
 *
 * @param sha256 its fingerprint in lower-case hex
 * @returns null when it is recorded with the evidence key in use
 */
export async function describeSealingCertificate(sha256: string): Promise<(EvidenceMac & { sha256: string }) | null> {
	const [record, mac] = await Promise.all([
		findSealingCertificate(sha256),
		signEvidence("sealing-certificate", sha256),
	]);
	return record?.macKeyId === mac.macKeyId ? null : { sha256, ...mac };
}

/** What is recorded of a certificate. @param sha256 its fingerprint; null: the file names none */
export async function checkSealingCertificate(sha256: string | null): Promise<CertificateRecord> {
	const record = sha256 && (await findSealingCertificate(sha256));
	if (!record) return "not-recorded";
	const found = await checkEvidence("sealing-certificate", record.sha256, record);
	return found === "right" ? "recorded" : found === "wrong" ? "changed" : "unknown";
}
