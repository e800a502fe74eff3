import pg from "pg";

/** Makes the test’s server refuse writes on every new connection, or accept them again. */
export async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
	const options = "-c default_transaction_read_only=off";
	const client = new pg.Client({ connectionString: databaseUrl, options });
	await client.connect();
	const name = client.escapeIdentifier(client.database ?? "");
	const setting = isReadOnly ? "SET default_transaction_read_only = on" : "RESET default_transaction_read_only";
	await client.query(`ALTER DATABASE ${name} ${setting}`).finally(() => client.end());
}
