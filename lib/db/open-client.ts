import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "#lib/config/env.ts";
import { trustCertificates } from "#lib/config/trust-certificates.ts";
import { provideClient } from "./client.ts";
import { nameProgram, type ProgramName, poolOptions } from "./connection.ts";
import { PrismaClient } from "./generated/client.ts";
import { nameStatement } from "./name-statement.ts";

/**
 * To be called once by every program, before it asks the database. Only programs know this file: Next.js bundles each
 * route by itself, and what the client knows of the schema, 0.7 MB, would be thirty times in the memory of the web
 * process.
 *
 * @param program names its connections, and limits how long their statements may run
 */
export function provideDatabaseClient(program: ProgramName = "admin"): void {
	trustCertificates(env().trustedCertificatesPath);
	nameProgram(program);
	provideClient(
		() =>
			new PrismaClient({
				adapter: new PrismaPg(
					{ ...poolOptions(), max: env().databasePoolSize },
					{ statementNameGenerator: nameStatement },
				),
				// No file, PDF or network work happens inside a transaction, so 10 s is generous.
				transactionOptions: { maxWait: env().databaseMaxWaitMs, timeout: 10_000 },
			}),
	);
}
