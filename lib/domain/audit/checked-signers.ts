import type { SealedDocument } from "#lib/db/stores/verification.ts";
import type { StoredAuditEvent } from "#lib/db/stores/whole-document.ts";

/** A signer as the trail names them when they finished. */
export type CheckedSigner = {
	id: string | null;
	name: string;
	type: string;
	signedAt: Date;
	/** Of the text they agreed to; null: not recorded. */
	consentVersion: string | null;
};

/** A row takes its time earlier in the transaction than the event does. */
const SAME_MOMENT_MS = 60_000;

/** Lists who finished, in the order in which they did, from events whose hashes were checked. */
export function checkedSigners(events: readonly StoredAuditEvent[]): CheckedSigner[] {
	return events
		.filter(({ type }) => type === "SignerCompleted")
		.map(({ actorId: id, actorName: name, data, at: signedAt }) => ({
			...{ id, name, type: String(data.signerType), signedAt },
			consentVersion: events.findLast((one) => one.type === "ConsentGiven" && one.actorId === id)?.data.version ?? null,
		}));
}

/** Whether the rows of a document name the same signers as its trail, as the same kind and at the same time. */
export function areRowsOfTrail(rows: SealedDocument["signers"], signers: readonly CheckedSigner[]): boolean {
	return (
		rows.length === signers.length &&
		signers.every((signer) => {
			const row = rows.find((one) => one.id === signer.id);
			if (row?.name !== signer.name || row.type !== signer.type) return false;
			return Math.abs((row.signedAt?.getTime() ?? 0) - signer.signedAt.getTime()) < SAME_MOMENT_MS;
		})
	);
}
