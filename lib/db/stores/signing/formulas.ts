import type { Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import type { LockedDocument } from "../documents/documents.ts";
import type { StoredField } from "./signing.ts";

/** What the formulas of a document calculate with: the fields of its slots, and whose signers have finished. */
export async function findCalculatedFields(
	tx: Tx,
	{ id: documentId }: LockedDocument,
): Promise<{ field: StoredField; hasFinished: boolean }[]> {
	const signers = await tx.signer.findMany({
		where: { documentId },
		select: { id: true, groupKey: true, groupName: true, name: true, email: true, status: true },
		orderBy: { position: "asc" },
	});
	const slots = new Map(signingSlotsOf(signers).map((slot) => [slot.id, slot]));
	const fields = await tx.documentField.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	return fields.flatMap((row) => {
		const slot = slots.get(row.signerId);
		return slot ? [{ field: readJson("DocumentField", row), hasFinished: slot.status === "Completed" }] : [];
	});
}

/** Writes what formulas came to. Nobody has entered it, so it has a time and no place. */
export async function writeCalculatedValues(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	writes: { id: string; value: string | null }[],
	at: Date,
): Promise<void> {
	if (writes.length === 0) return;
	await tx.$executeRaw`
		UPDATE "DocumentField" f
		SET "value" = w."value", "valueAt" = ${at}, "revision" = f."revision" + 1
		FROM jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) AS w("id" uuid, "value" text)
		WHERE f."id" = w."id" AND f."documentId" = ${documentId}::uuid`;
}
