import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import {
	type EvidencePurpose,
	evidenceMac,
	isEvidenceMac,
	newEvidenceKey,
	openEvidenceKey,
} from "#lib/crypto/evidence-mac.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	type EvidenceKeyRow,
	findEvidenceKeyInUse,
	findEvidenceKeys,
	insertEvidenceKey,
} from "#lib/db/stores/audit/evidence-keys.ts";

export type EvidenceMac = { macKeyId: string; mac: string };

/** An unwrapped evidence key. */
export type EvidenceKey = { id: string; key: Buffer };

/** Read once: an installation key changes only between starts. */
const inUse = perProcess("evidence-key", (): { installation?: string; key?: EvidenceKey } => ({}));

/** Authenticates a record with the evidence key in use. */
export async function signEvidence(purpose: EvidencePurpose, text: string): Promise<EvidenceMac> {
	return authenticate(await evidenceKeyInUse(), purpose, text);
}

/** Authenticates a record with a key. */
export function authenticate({ id: macKeyId, key }: EvidenceKey, purpose: EvidencePurpose, text: string): EvidenceMac {
	return { macKeyId, mac: evidenceMac(key, purpose, text) };
}

/** Whether a record is as it was authenticated; `unknown` where its key is missing or wrapped by another installation key. */
export async function checkEvidence(
	purpose: EvidencePurpose,
	text: string,
	{ macKeyId, mac }: EvidenceMac,
): Promise<"right" | "wrong" | "unknown"> {
	const key = (await openEvidenceKeys([macKeyId])).get(macKeyId);
	if (!key) return "unknown";
	return isEvidenceMac(key, purpose, text, mac) ? "right" : "wrong";
}

/** Keys by their ids, without those that are missing or that another installation key wrapped. */
export async function openEvidenceKeys(ids: readonly string[]): Promise<Map<string, Buffer>> {
	const rows = ids.length === 0 ? [] : await findEvidenceKeys([...new Set(ids)]);
	return new Map(
		rows.flatMap((row) => {
			const key = open(row);
			return key ? [[row.id, key] as const] : [];
		}),
	);
}

/**
 * The key that new records are authenticated with. The start of the product makes the first one; a process without one
 * makes it outside the transaction, because a key that was rolled back could check nothing.
 *
 * @param tx of the caller, so that a transaction needs no second connection
 */
export async function evidenceKeyInUse(tx?: Tx): Promise<EvidenceKey> {
	const { databaseUrl, dataDir } = env();
	const installation = `${databaseUrl} ${dataDir}`;
	if (inUse.key && inUse.installation === installation) return inUse.key;
	const key = await readKeyInUse(await findEvidenceKeyInUse(tx));
	Object.assign(inUse, { installation, key });
	return key;
}

async function readKeyInUse(row: EvidenceKeyRow | null): Promise<EvidenceKey> {
	const key = row && open(row);
	if (key) return { id: row.id, key };
	// After a lost installation key ("keys accept") records go on with a new key.
	await insertEvidenceKey({ id: randomUUID(), wrapped: newEvidenceKey() }, row);
	return readKeyInUse(await findEvidenceKeyInUse());
}

function open({ wrapped }: EvidenceKeyRow): Buffer | null {
	try {
		return openEvidenceKey(wrapped);
	} catch {
		return null;
	}
}
