import { expect } from "@playwright/test";
import pg from "pg";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";

/**
 * Runs SQL on the database of an installation: for states that only time or a failure brings about (an expired
 * link, a seal that did not work).
 */
export async function sqlAt(dataDir: string, text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
	const files = await readClusterFiles(dataDir);
	if (!files) throw new Error(`The database was not found in "${dataDir}".`);
	const client = new pg.Client({ connectionString: databaseUrlOf(files) });
	await client.connect();
	const { rows } = await client.query(text, values).finally(() => client.end());
	return rows;
}

/** Runs SQL on the product's database, whose data directory E2E_DATA_DIR names. */
export function sql(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
	return sqlAt(process.env.E2E_DATA_DIR ?? "", text, values);
}

/** As if somebody had proved who they are a while ago: before what is grave they are asked again. */
export async function ageProof(email: string, dataDir = process.env.E2E_DATA_DIR ?? ""): Promise<void> {
	await sqlAt(
		dataDir,
		`UPDATE "Session" SET "provedAt" = now() - interval '1 hour'
		WHERE "userId" = (SELECT "id" FROM "User" WHERE "email" = $1)`,
		[email],
	);
}

const QUEUED = `SELECT 1 FROM "Signer" WHERE "documentId" = $1 AND "deliveryStatus" = 'Queued'`;

/** Notes that the request to a document's signers did not arrive on this way: when it is sent, which would undo it. */
export async function failDelivery(documentId: string, channel: "mail" | "sms", reason: string): Promise<void> {
	await expect.poll(() => sql(QUEUED, [documentId])).toEqual([]);
	await sql(
		`WITH failed AS (UPDATE "Signer" SET "deliveryStatus" = 'Failed' WHERE "documentId" = $1 RETURNING "id")
		INSERT INTO "DeliveryFailure" ("signerId", "channel", "reason", "at") SELECT "id", $2, $3, now() FROM failed`,
		[documentId, channel, reason],
	);
}
