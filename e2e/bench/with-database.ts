import pg from "pg";

/** One connection for a piece of work. */
export async function withDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
