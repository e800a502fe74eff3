import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { hasComeIn } from "#lib/db/stores/signing/signer-proofs.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";

type Signer = WholeDocument["signers"][number];

/** Whether a signer whom nobody kept waiting has come in meanwhile: then they know. */
async function isKnown({ id, settings }: Signer, { reviewerName, statusAt }: ReadVerification): Promise<boolean> {
	return reviewerName === null && !settings.identity?.holdsForPrefill && (await hasComeIn(id, statusAt));
}

/**
 * The try of which a signer is told what came of it; null: there is nothing to tell of a refusal where another try is
 * under way by now, of an acceptance to who knows of it, and of anything where no document is asked for any more.
 */
export async function toldVerification(
	signer: Signer,
	kind: "identity-accepted" | "identity-rejected",
): Promise<ReadVerification | null> {
	if (signer.authenticationType !== "IdVerification") return null;
	const { latest, accepted } = triesOf(await listReadVerifications(signer.documentId), signer.id);
	if (kind === "identity-rejected") return latest?.status === "Failed" ? latest : null;
	return accepted && !(await isKnown(signer, accepted)) ? accepted : null;
}
