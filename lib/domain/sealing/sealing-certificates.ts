import { findSealingCertificate } from "#lib/db/stores/sealing.ts";
import { checkEvidence, type EvidenceMac, signEvidence } from "#lib/domain/audit/evidence-keys.ts";

/**
 * Whether documents were sealed here with a certificate. `changed`: its record is not as it was written · `unknown`: the
 * key that authenticates the record is not available.
 */
export type CertificateRecord = "recorded" | "not-recorded" | "changed" | "unknown";

/** The authenticated record of a sealing certificate. @param sha256 its fingerprint in lower-case hex */
export async function describeSealingCertificate(sha256: string): Promise<EvidenceMac & { sha256: string }> {
	return { sha256, ...(await signEvidence("sealing-certificate", sha256)) };
}

/** What is recorded of a certificate. @param sha256 its fingerprint; null: the file names none */
export async function checkSealingCertificate(sha256: string | null): Promise<CertificateRecord> {
	const record = sha256 && (await findSealingCertificate(sha256));
	if (!record) return "not-recorded";
	const found = await checkEvidence("sealing-certificate", record.sha256, record);
	return found === "right" ? "recorded" : found === "wrong" ? "changed" : "unknown";
}
