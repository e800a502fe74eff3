import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { type CorrectedSigner, findCorrectedSigners } from "#lib/db/stores/drafts/corrections.ts";
import type { Correction } from "#lib/draft/correction.ts";

/** What of a document that is being corrected is fixed by now; `by` is left to whoever shows it. */
export type OpenCorrection = Omit<Correction, "by"> & {
	/** What recipients are called, by their ids: of a group, each of its people by its name. */
	names: ReadonlyMap<string, string>;
};

/** The open correction of a document as it stands; null: it is not being corrected. */
export async function findCorrection(
	{ id, correctedSince }: Pick<LockedDocument, "id" | "correctedSince">,
	tx?: Tx,
): Promise<OpenCorrection | null> {
	if (correctedSince === null) return null;
	const signers = await findCorrectedSigners(id, tx);
	return {
		since: correctedSince.getTime(),
		fixedRecipients: fixedOf(signers),
		askedRecipients: signers.flatMap((signer) => (signer.isAsked ? [signer.id] : [])),
		names: new Map(signers.map((signer) => [signer.id, signer.name])),
	};
}

/** One of a group acts for all: whichever of them stood for it when the correction was begun. */
function fixedOf(signers: readonly Pick<CorrectedSigner, "id" | "groupKey" | "status">[]): string[] {
	const acted = signers.filter(({ status }) => status !== "NotCompleted");
	const groups = new Set(acted.flatMap(({ groupKey }) => groupKey ?? []));
	return signers.flatMap(({ id, groupKey, status }) =>
		status !== "NotCompleted" || (groupKey !== null && groups.has(groupKey)) ? [id] : [],
	);
}
