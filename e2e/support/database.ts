import { expect } from "@playwright/test";
import pg from "pg";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";

/**
 * Runs SQL on the product's database: for states that only time or a failure brings about (an expired
 * link, a seal that did not work).
 */
export async function sql(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
	const files = await readClusterFiles(process.env.E2E_DATA_DIR ?? "");
	if (!files) throw new Error("The product's database was not found: E2E_DATA_DIR must name its data directory.");
	const client = new pg.Client({ connectionString: databaseUrlOf(files) });
	await client.connect();
	const { rows } = await client.query(text, values).finally(() => client.end());
	return rows;
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
