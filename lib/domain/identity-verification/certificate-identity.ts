import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { StoredAuditEvent, WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { hashOfJson } from "#lib/domain/audit/chain.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import { lastFour, openFindings } from "./findings.ts";
import { providerOf } from "./rules.ts";

/**
 * What a certificate states of the documents that were accepted of its signers, by their ids: nothing of the pictures,
 * of what was shown after that on another device, or of what differs from what the trail recorded when it was accepted.
 */
export async function certificateIdentities(
	{ id, signingSlots }: WholeDocument,
	events: readonly StoredAuditEvent[],
): Promise<ReadonlyMap<string, CertificateIdentity>> {
	if (!signingSlots.some(({ authenticationType }) => authenticationType === "IdVerification")) return new Map();
	const all = await listReadVerifications(id);
	const signerIds = [...new Set(all.map(({ signerId }) => signerId))];
	return new Map(
		signerIds.flatMap((signerId): [string, CertificateIdentity][] => {
			const { accepted } = triesOf(all, signerId);
			const stated = accepted && describeAccepted(accepted);
			const event = events.findLast(({ type, data }) => type === "IdentityAccepted" && data.signerId === signerId);
			const isRecorded = stated && event?.data.statedHash === hashOfJson(stated);
			return isRecorded ? [[signerId, { ...stated, at: event.at.toISOString() }]] : [];
		}),
	);
}

type Accepted = Pick<ReadVerification, "findings" | "kind" | "reviewerName" | "verifier">;

/** What a certificate states of an accepted document, but the time. */
export function describeAccepted(accepted: Accepted): Omit<CertificateIdentity, "at"> {
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
	};
}
