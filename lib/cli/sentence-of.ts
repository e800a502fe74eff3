import { UnreachableDatabaseError } from "#lib/db/migrate.ts";

/** What went wrong, as a sentence for the operator; a database or storage that is away or closed is named as what it is. */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? String(error.code) : "";
	const reason = error.name === "TimeoutError" ? "it does not answer" : (error.message || code).replace(/\.$/, "");
	// Every error of the S3 client carries it, those of the network too.
	if ("$metadata" in error) return `The object storage that S3_BUCKET names does not let us in: ${reason}.`;
	if (/prepared statement "\w+" (?:already exists|does not exist)/.test(error.message)) {
		return "DATABASE_URL leads through a pooler that keeps no prepared statements. Add the parameter pgbouncer=true to it.";
	}
	const isAway = error instanceof UnreachableDatabaseError;
	if (!isAway && !/^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D|EAI|42501)/.test(code)) return error.message;
	return `The database that DATABASE_URL names does not let us in: ${reason}.`;
}
