import type { Tx } from "#lib/db/client.ts";

/** Where a row says whose it is: the first of these columns that its table has. */
const OWNER: Record<string, string> = {
	accountId: 't."accountId"',
	templateId: '(SELECT o."accountId" FROM "Template" o WHERE o."id" = t."templateId")',
	signerId: '(SELECT o."accountId" FROM "Signer" o WHERE o."id" = t."signerId")',
	userId: '(SELECT o."accountId" FROM "User" o WHERE o."id" = t."userId")',
	endpointId: '(SELECT o."accountId" FROM "WebhookEndpoint" o WHERE o."id" = t."endpointId")',
	appId: '(SELECT o."accountId" FROM "OAuthApp" o WHERE o."id" = t."appId")',
	senderIdentityId: '(SELECT o."accountId" FROM "SenderIdentity" o WHERE o."id" = t."senderIdentityId")',
	documentId: '(SELECT o."accountId" FROM "Document" o WHERE o."id" = t."documentId")',
	groupId: '(SELECT o."accountId" FROM "ContactGroup" o WHERE o."id" = t."groupId")',
};

let statement: string | undefined;

async function buildStatement(tx: Tx): Promise<string> {
	const rows = await tx.$queryRaw<{ table: string; columns: string[] }[]>`
		SELECT c.table_name AS "table", array_agg(c.column_name::text) AS "columns"
		FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1`;
	const parts = rows.flatMap(({ table, columns }) => {
		const name = Object.keys(OWNER).find((column) => columns.includes(column));
		const owner = table === "Account" ? 't."id"' : name && OWNER[name];
		return owner ? [`SELECT ${owner} AS "id" FROM "${table}" t WHERE t.xmin::text::bigint = x."id"`] : [];
	});
	return `SELECT DISTINCT f."id"::text AS "id" FROM
		(SELECT mod(pg_current_xact_id_if_assigned()::text::bigint, 4294967296) AS "id") x,
		LATERAL (${parts.join(" UNION ALL ")}) f WHERE f."id" IS NOT NULL`;
}

/** The accounts of which a transaction has added or changed rows so far, whatever the tables. */
export async function touchedAccounts(tx: Tx): Promise<string[]> {
	statement ??= await buildStatement(tx);
	const rows = await tx.$queryRawUnsafe<{ id: string }[]>(statement);
	return rows.map(({ id }) => id);
}
