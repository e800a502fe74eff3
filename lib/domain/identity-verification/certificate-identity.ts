import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { listLatestVerifications } from "#lib/db/stores/identity-verifications.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import { lastFour, openFindings } from "./findings.ts";
import { providerOf } from "./rules.ts";

/** What a certificate tells of the documents that its signers have shown, by their ids: nothing of the pictures. */
export async function certificateIdentities(
	documentId: Unscoped<"job", string>,
): Promise<ReadonlyMap<string, CertificateIdentity>> {
	const latest = await listLatestVerifications(documentId);
	return new Map(
		latest.flatMap((one): [string, CertificateIdentity][] => {
			if (one.status !== "Succeeded") return [];
			const found = openFindings(one.findings);
			const passed = (found?.checks ?? []).filter(({ outcome }) => outcome === "Passed").map(({ check }) => check);
			return [
				[
					one.signerId,
					{
						// Only what the contract knows was ever stored.
						kind: found?.data?.kind ?? (one.kind as IdentityKind),
						country: found?.data?.country ?? "",
						numberEnd: lastFour(found?.data?.documentNumber ?? null),
						passed,
						reviewer: one.reviewerName,
						provider: providerOf(one),
						at: one.statusAt.toISOString(),
					},
				],
			];
		}),
	);
}
