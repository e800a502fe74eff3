import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { listReadVerifications, type ReadVerification } from "#lib/db/stores/identity-verifications.ts";
import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import { lastFour, openFindings } from "./findings.ts";
import { providerOf } from "./rules.ts";

/**
 * What a certificate tells of the documents that were accepted of its signers, by their ids: nothing of the pictures, and
 * nothing of what was shown after that on another device.
 */
export async function certificateIdentities({
	id,
	signingSlots,
}: WholeDocument): Promise<ReadonlyMap<string, CertificateIdentity>> {
	if (!signingSlots.some(({ authenticationType }) => authenticationType === "IdVerification")) return new Map();
	const all = await listReadVerifications(id);
	const signerIds = [...new Set(all.map(({ signerId }) => signerId))];
	return new Map(
		signerIds.flatMap((signerId): [string, CertificateIdentity][] => {
			const { accepted } = triesOf(all, signerId);
			return accepted ? [[signerId, describe(accepted)]] : [];
		}),
	);
}

function describe(accepted: ReadVerification): CertificateIdentity {
	const found = openFindings(accepted.findings);
	const passed = (found?.checks ?? []).filter(({ outcome }) => outcome === "Passed").map(({ check }) => check);
	return {
		// Only what the contract knows was ever stored.
		kind: found?.data?.kind ?? (accepted.kind as IdentityKind),
		country: found?.data?.country ?? "",
		numberEnd: lastFour(found?.data?.documentNumber ?? null),
		passed,
		reviewer: accepted.reviewerName,
		provider: providerOf(accepted),
		at: accepted.statusAt.toISOString(),
	};
}
