import { withDatabase } from "./with-database.ts";

/** Fills the log of the API up to a number of calls of the first account, over 30 days: one in twenty was refused. */
export async function insertRequests(databaseUrl: string, count: number): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		await client.query(
			`INSERT INTO "ApiRequest" (id, "accountId", "userId", "credentialId", "isSandbox", operation, status, "statusClass",
				"errorType", "durationMs", ip, at)
			SELECT gen_random_uuid(), k."accountId", k."userId", k.id::text, false,
				CASE WHEN n % 3 = 0 THEN 'sendDocument' ELSE 'listDocuments' END,
				CASE WHEN n % 20 = 0 THEN 404 ELSE 200 END, CASE WHEN n % 20 = 0 THEN 4 ELSE 2 END,
				CASE WHEN n % 20 = 0 THEN 'NotFound' END, n % 90, '203.0.113.7', now() - n * interval '30 days' / $1::int
			FROM (SELECT * FROM "ApiKey" ORDER BY "createdAt" LIMIT 1) k,
				generate_series(1 + (SELECT count(*) FROM "ApiRequest"), $1::int) n`,
			[count],
		);
		await client.query('ANALYZE "ApiRequest"');
	});
}
