import type { Tx } from "#lib/db/client.ts";
import type { FieldWrite } from "../signing/signing.ts";
import type { LockedDocument, SignerOf } from "./documents.ts";

/** Name and Email fields that show the former person show the new one. */
export async function renamePrefilled(
	tx: Tx,
	former: SignerOf<{ id: string; name: string; email: string }>,
	person: { name: string; email: string },
): Promise<void> {
	const parts = [
		{ type: "Name", from: former.name, to: person.name },
		{ type: "Email", from: former.email, to: person.email },
	];
	for (const { type, from, to } of parts) {
		await tx.documentField.updateMany({
			where: { signerId: former.id, type, value: from, valueAt: null },
			data: { value: to, revision: { increment: 1 } },
		});
	}
}

/** Writes what the sender fills in: it stays when another person takes the signer's place. */
export async function writePrefilledValues(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	writes: FieldWrite[],
): Promise<void> {
	for (const { id, value, valueKey } of writes) {
		await tx.documentField.update({
			where: { id, documentId },
			data: { value, valueKey, revision: { increment: 1 } },
			select: { id: true },
		});
	}
}
