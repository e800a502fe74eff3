import type { Prisma, PrismaClient } from "./generated/client.ts";

/** A running transaction; stores take one so that they take part in the caller's. */
export type Tx = Prisma.TransactionClient;

// Next.js bundles each route by itself: one client per process must live on globalThis.
const shared = globalThis as typeof globalThis & { signetDb?: PrismaClient; signetOpenDb?: () => PrismaClient };

/** Says how this process opens its client; called by `open-client.ts`. */
export function provideClient(open: () => PrismaClient): void {
	shared.signetOpenDb = open;
}

/**
 * The process's one database client, connected on first use.
 *
 * @throws Error in a program that has not called `provideDatabaseClient`
 */
export function db(): PrismaClient {
	if (!shared.signetOpenDb) throw new Error("This program has not called provideDatabaseClient.");
	shared.signetDb ??= shared.signetOpenDb();
	return shared.signetDb;
}

/** Ends all connections (shutdown, and tests that drop their database). */
export async function closeDb(): Promise<void> {
	const client = shared.signetDb;
	delete shared.signetDb;
	await client?.$disconnect();
}
