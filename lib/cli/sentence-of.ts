import { env } from "#lib/config/env.ts";
import { UnreachableDatabaseError } from "#lib/db/migrate.ts";
import { PooledDatabaseError } from "#lib/db/statement-keeping.ts";
import { withoutNodeAdvice } from "#lib/errors/without-node-advice.ts";
import { connectionTrouble } from "#lib/net/connection-trouble.ts";

/** What went wrong, as a sentence for the operator; a database or storage that is away or closed is named as what it is. */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const code = "code" in error ? String(error.code) : "";
	const reason =
		error.name === "TimeoutError" ? "it isn’t responding" : withoutNodeAdvice(error.message || code).replace(/\.$/, "");
	// Every error of the S3 client carries it, those of the network too.
	if ("$metadata" in error)
		return `Can’t connect to the object storage in S3_BUCKET: ${reason}.${adviceFor(error, "S3_ENDPOINT")}`;
	if (
		/^(?:26000|42P05)$/.test(code) ||
		/prepared statement "?[\w-]+"? (?:already exists|does not exist)/.test(error.message)
	) {
		return new PooledDatabaseError().message;
	}
	if (code === "42501") return missingGrant(error.message);
	const isAway = error instanceof UnreachableDatabaseError;
	if (!isAway && !/^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D|EAI)/.test(code)) return error.message;
	return `Can’t connect to the database in DATABASE_URL: ${reason}.${adviceFor(error, "DATABASE_URL")}`;
}

function adviceFor(error: Error, variable: string): string {
	const trouble = connectionTrouble(error);
	if (trouble === "untrusted")
		return " Set TRUSTED_CERTIFICATES to a PEM file with the server’s certificate authority.";
	if (trouble === "expired") return " Renew the server’s certificate.";
	return trouble === "otherName" ? ` Use a host name from the server’s certificate in ${variable}.` : "";
}

/** What Postgres refused, and the SQL that allows it, for a user who may grant it. */
function missingGrant(message: string): string {
	const { username, pathname } = new URL(env().databaseUrl || "postgres://");
	const user = quoted(decodeURIComponent(username) || "signet");
	const [, kind, name = ""] =
		/permission denied (?:for|to create|to set) (schema|database)?\s*"?([^"]*)"?$/.exec(message) ?? [];
	const grant = {
		schema: `GRANT USAGE, CREATE ON SCHEMA ${quoted(name)} TO ${user};`,
		database: `GRANT CREATE ON DATABASE ${quoted(name)} TO ${user};`,
		other: `ALTER DATABASE ${quoted(decodeURIComponent(pathname.slice(1)))} OWNER TO ${user}; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${user};`,
	}[kind === "schema" || kind === "database" ? kind : "other"];
	return `The database user lacks a permission: ${message}. Run this as a database administrator: ${grant}`;
}

function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
