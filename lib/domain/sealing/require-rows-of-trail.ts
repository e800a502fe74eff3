import { createHash } from "node:crypto";
import type { DocumentWithEvents, StoredAuditEvent, WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { checkTrail } from "#lib/domain/audit/check-trail.ts";
import { areRowsOfTrail, checkedSigners } from "#lib/domain/audit/checked-signers.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { isAdopted } from "./describe-signer.ts";
import { sentContent } from "./sent-content.ts";

/**
 * Sealing prints what the rows hold and certifies what the trail says, so nothing is sealed whose rows or trail were
 * changed in the database. A trail whose key isn’t available is sealed: nothing contradicts it.
 *
 * @throws AppError Conflict
 */
export async function requireRowsOfTrail({ document, events }: DocumentWithEvents): Promise<void> {
	const isBroken = typeof (await checkTrail(events)) === "object" || events.at(-1)?.hash !== document.chainHead;
	const completed = document.signers.filter((one) => one.status === "Completed");
	const areSame =
		areRowsOfTrail(completed, checkedSigners(events), events) &&
		isContentOfTrail(document, events) &&
		areValuesOfTrail(document, events);
	if (isBroken || !areSame) throw refusal("Conflict", said("sealTrailChanged"));
}

function isContentOfTrail({ title, files }: WholeDocument, events: readonly StoredAuditEvent[]): boolean {
	const sent = sentContent(events);
	const isSameFile = (file: (typeof files)[number], index: number) =>
		file.uploadSha256 === sent.files[index]?.sha256 && file.name === sent.files[index]?.name;
	return title === sent.title && files.length === sent.files.length && files.every(isSameFile);
}

/** Whether what signers entered, and the signatures that they adopted, have the hashes that the trail recorded. */
function areValuesOfTrail({ fields, signers }: WholeDocument, events: readonly StoredAuditEvent[]): boolean {
	const values = new Map(fields.map(({ signerId, fieldId, value }) => [`${signerId} ${fieldId}`, value]));
	const filled = events.filter(({ type }) => type === "FieldFilled");
	const areValues = filled.every(({ actorId, data }) => {
		const value = values.get(`${actorId} ${data.fieldId}`) ?? "";
		return createHash("sha256").update(value).digest("hex") === data.valueHash;
	});
	const areMarks = signers.every(({ id, signature }) => {
		const own = events.filter(({ actorId, data }) => actorId === id && data.markHash !== undefined);
		return signature === null || own.length === 0 || isAdopted(signature, own);
	});
	return areValues && areMarks;
}
