import { randomUUID } from "node:crypto";
import {
	type EvidencePurpose,
	evidenceMac,
	isEvidenceMac,
	newEvidenceKey,
	openEvidenceKey,
} from "#lib/crypto/evidence-mac.ts";
import {
	type EvidenceKeyRow,
	findEvidenceKey,
	findEvidenceKeyInUse,
	insertEvidenceKey,
} from "#lib/db/stores/evidence-keys.ts";

export type EvidenceMac = { macKeyId: string; mac: string };

/** Authenticates a record with the evidence key in use; the first process that needs one makes it. Not for transactions. */
export async function signEvidence(purpose: EvidencePurpose, text: string): Promise<EvidenceMac> {
	const { id: macKeyId, key } = await evidenceKeyInUse();
	return { macKeyId, mac: evidenceMac(key, purpose, text) };
}

/** Whether a record is as it was authenticated; `unknown` where its key is missing or wrapped by another installation key. */
export async function checkEvidence(
	purpose: EvidencePurpose,
	text: string,
	{ macKeyId, mac }: EvidenceMac,
): Promise<"right" | "wrong" | "unknown"> {
	const row = await findEvidenceKey(macKeyId);
	const key = row && open(row);
	if (!key) return "unknown";
	return isEvidenceMac(key, purpose, text, mac) ? "right" : "wrong";
}

async function evidenceKeyInUse(): Promise<{ id: string; key: Buffer }> {
	for (;;) {
		const row = await findEvidenceKeyInUse();
		const key = row && open(row);
		if (key) return { id: row.id, key };
		// After a lost installation key ("keys accept") records go on with a new key.
		await insertEvidenceKey({ id: randomUUID(), wrapped: newEvidenceKey() }, row);
	}
}

function open({ wrapped }: EvidenceKeyRow): Buffer | null {
	try {
		return openEvidenceKey(wrapped);
	} catch {
		return null;
	}
}
