import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "#lib/config/env.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { nameStatement } from "./name-statement.ts";

/** A running transaction; stores take one so that they take part in the caller's. */
export type Tx = Prisma.TransactionClient;

// Next.js bundles each route by itself: one client per process must live on globalThis.
const shared = globalThis as typeof globalThis & { signetDb?: PrismaClient };

/** The process's one database client, connected on first use. */
export function db(): PrismaClient {
	shared.signetDb ??= new PrismaClient({
		adapter: new PrismaPg(
			{ connectionString: env().databaseUrl, max: env().databasePoolSize },
			{ statementNameGenerator: nameStatement },
		),
		// No file, PDF or network work happens inside a transaction, so 10 s is generous.
		transactionOptions: { maxWait: env().databaseMaxWaitMs, timeout: 10_000 },
	});
	return shared.signetDb;
}

/** Ends all connections (shutdown, and tests that drop their database). */
export async function closeDb(): Promise<void> {
	const client = shared.signetDb;
	delete shared.signetDb;
	await client?.$disconnect();
}
