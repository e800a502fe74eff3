import { withDatabase } from "./with-database.ts";

/** Fills the first account up to a number of active people, all in the team of its first. */
export async function insertUsers(databaseUrl: string, count: number): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		await client.query(
			`INSERT INTO "User" (id, "accountId", "teamId", email, name, role, status)
			SELECT gen_random_uuid(), first."accountId", first."teamId", 'person' || n || '@example.com', 'Person ' || n, 'Member', 'Active'
			FROM (SELECT * FROM "User" ORDER BY "createdAt" LIMIT 1) first,
				generate_series(1 + (SELECT count(*) FROM "User"), $1::int) n`,
			[count],
		);
		await client.query('ANALYZE "User"');
	});
}
