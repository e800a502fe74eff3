import { db } from "#lib/db/client.ts";
import { runJobs } from "../run-jobs.ts";

/** Seals and writes what is due as a worker would have done it then, so that a mail is as old as what it tells of. */
export async function runDemoJobs(accountId: string, now: () => Date): Promise<void> {
	await runJobs("seal", now);
	await runJobs("mail", now);
	await db().$executeRaw`
		UPDATE "Mail" SET "createdAt" = "sentAt" WHERE "accountId" = ${accountId}::uuid AND "createdAt" > "sentAt"`;
}
