import { db, type Tx } from "#lib/db/client.ts";
import type { ConsentText } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument } from "../documents/documents.ts";

/** Stores a text that a signer agrees to, unless it is there. */
export async function recordConsentText(tx: Tx, text: Unscoped<"installation", ConsentText>): Promise<void> {
	await tx.consentText.createMany({ data: [text], skipDuplicates: true });
}

/** The stored texts with these hashes. */
export async function listConsentTexts(hashes: Unscoped<"installation", string[]>): Promise<ConsentText[]> {
	return db().consentText.findMany({ where: { hash: { in: hashes } } });
}

/** Who a locked document comes from. */
export async function findSenderOf(tx: Tx, { id }: LockedDocument) {
	return tx.document.findUniqueOrThrow({
		where: { id },
		select: { behalfName: true, behalfEmail: true, sender: { select: { name: true, email: true } } },
	});
}
