import { withDatabase } from "./with-database.ts";

/** Fills the first account up to a number of documents with one signer each, spread over a year. */
export async function insertDocuments(databaseUrl: string, count: number): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		const { rows } = await client.query('SELECT count(*)::int AS have FROM "Document"');
		await client.query(
			`WITH sender AS (SELECT * FROM "User" ORDER BY "createdAt" LIMIT 1), made AS (
				INSERT INTO "Document" (id, "accountId", "teamId", "senderId", title, status, "activityAt", "createdAt", "sentAt", "searchText")
				SELECT gen_random_uuid(), sender."accountId", sender."teamId", sender.id, 'Agreement ' || n, 'Completed',
					now() - n * interval '5 minutes', now() - n * interval '5 minutes', now() - n * interval '5 minutes',
					'agreement ' || n || ' mia chen'
				FROM sender, generate_series(1, $1::int) n RETURNING id, "accountId")
			INSERT INTO "Signer" (id, "documentId", "accountId", position, name, email, "order", status, "updatedAt")
			SELECT gen_random_uuid(), made.id, made."accountId", 0, 'Mia Chen', 'mia@example.com', 1, 'Completed', now() FROM made`,
			[Math.max(0, count - (rows[0]?.have ?? 0))],
		);
		await client.query('ANALYZE "Document", "Signer"');
	});
}
