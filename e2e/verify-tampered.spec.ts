import { type ChainedEvent, eventHash } from "#lib/domain/audit/chain.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { formatAny, type Message } from "#lib/i18n/message.ts";
import { sql } from "./support/database.ts";
import { field } from "./support/fields.ts";
import { API_KEY, BASE_URL, properties, send, signingPath } from "./support/product.ts";
import { signAs } from "./support/signing-page.ts";
import { expect, test } from "./support/test.ts";

/** Runs statements as the owner of the database can, past triggers and foreign keys. */
const runUnchecked = (statements: string[]) =>
	sql(
		`DO $unchecked$ BEGIN SET LOCAL session_replication_role = replica; ${statements.join("; ")}; END $unchecked$`,
		[],
	);

/** Every event in Eve's name, with all hashes as the product would compute them. */
async function forgeTrail(documentId: string): Promise<string[]> {
	const rows = (await sql('SELECT * FROM "AuditEvent" WHERE "documentId" = $1 ORDER BY "seq"', [documentId])) as (Omit<
		ChainedEvent,
		"at"
	> & { at: Date })[];
	let head = "";
	const statements = rows.map(({ at, ...event }) => {
		head = eventHash(head, { ...event, at: at.toISOString(), actorName: "Eve" });
		return `UPDATE "AuditEvent" SET "actorName" = 'Eve', "hash" = '${head}' WHERE "documentId" = '${documentId}' AND "seq" = ${event.seq}`;
	});
	return [
		...statements,
		`UPDATE "Document" SET "chainHead" = '${head}' WHERE "id" = '${documentId}'`,
		`UPDATE "Signer" SET "name" = 'Eve' WHERE "documentId" = '${documentId}'`,
	];
}

/** The page that /verify answers for a file, in a language. */
async function verify(sealed: Uint8Array<ArrayBuffer>, language: string): Promise<string> {
	const form = new FormData();
	form.append("file", new Blob([sealed], { type: "application/pdf" }), "Lease.pdf");
	const headers = { Accept: "application/json", "Accept-Language": language, Origin: BASE_URL };
	const checked = await fetch(`${BASE_URL}/verify/check`, { method: "POST", headers, body: form });
	const { location } = (await checked.json()) as { location: string };
	return (await fetch(`${BASE_URL}${location}`, { headers: { "Accept-Language": language } })).text();
}

test("what was changed in the database is reported, and never shown as sealed here and unchanged", async ({
	browser,
}) => {
	const signer = { name: "Mia Chen", emailAddress: "mia@example.com" };
	const formFields = [field("Signature", "Signature", 96, 560, { isRequired: true })];
	const documentId = await send({ title: "Tampered", signers: [{ ...signer, formFields }] });
	await signAs(browser, await signingPath(documentId, signer.emailAddress));
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	const answer = await fetch(`${BASE_URL}/v1/document/download?documentId=${documentId}`, {
		headers: { "X-API-KEY": API_KEY },
	});
	const sealed = new Uint8Array(await answer.arrayBuffer());
	// Every event has been written: what comes later would go with the rows that are restored.
	const jobs = `SELECT 1 FROM pgboss.job WHERE "state" < 'completed' AND "start_after" <= now()
		AND "data"->>'documentId' = $1`;
	await expect.poll(() => sql(jobs, [documentId])).toEqual([]);

	const events = `UPDATE "AuditEvent" SET`;
	const own = `WHERE "documentId" = '${documentId}'`;
	const eve = await forgeTrail(documentId);
	const codeless = `${events} "mac" = NULL, "macKeyId" = NULL ${own}`;
	const cases: [
		statements: string[],
		verdict: (words: typeof messages.EN.verdicts) => Record<string, string | Message<{ entry: number }>>,
		entry: number,
	][] = [
		[[`UPDATE "Signer" SET "name" = 'Eve' ${own}`], ({ broken }) => broken.signers, 0],
		[[`${events} "actorName" = 'Eve' ${own} AND "seq" = 2`], ({ broken }) => broken.trail, 2],
		[eve, ({ broken }) => broken.wrongMac, 1],
		[[...eve, codeless], ({ broken }) => broken.noMac, 1],
		[[`${events} "macKeyId" = gen_random_uuid() ${own}`], ({ unconfirmed }) => unconfirmed.key, 0],
	];
	const tables = ["Document", "Signer", "AuditEvent"];
	const where = (table: string) => (table === "Document" ? `WHERE "id" = '${documentId}'` : own);
	for (const [statements, verdictOf, entry] of cases) {
		await runUnchecked([
			...tables.map((table) => `CREATE TABLE "kept${table}" AS SELECT * FROM "${table}" ${where(table)}`),
			...statements,
		]);
		const pages = await Promise.all([verify(sealed, "en"), verify(sealed, "fr")]);
		await runUnchecked(
			tables.flatMap((table) => [
				`DELETE FROM "${table}" ${where(table)}`,
				`INSERT INTO "${table}" SELECT * FROM "kept${table}"`,
				`DROP TABLE "kept${table}"`,
			]),
		);
		for (const [index, words] of [messages.EN.verdicts, messages.FR.verdicts].entries()) {
			for (const sentence of Object.values(verdictOf(words))) {
				expect(pages[index]).toContain(formatAny(sentence, { entry }));
			}
			expect(pages[index]).not.toContain(words.here.summary);
		}
	}
	expect(await verify(sealed, "en")).toContain(messages.EN.verdicts.here.summary);
});
