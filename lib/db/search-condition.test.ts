import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { searchCondition } from "./search-condition.ts";

useTestDatabase();

it.each(["zq", "z", "zqx"])("a search for %s, which nothing has, reads no document", async (search) => {
	await insertDocument(await makeUserContext(), { title: "Lease of the north house" });
	const plan = await db().$transaction(async (tx) => {
		// The table of a test is small enough to be read whole.
		await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
		return tx.$queryRaw`EXPLAIN (ANALYZE, FORMAT JSON) SELECT 1 FROM "Document" d WHERE ${searchCondition(search)}`;
	});
	const found = { "Node Type": "Bitmap Index Scan", "Index Name": "Document_searchText_idx", "Actual Rows": 0 };
	expect(plan).toMatchObject([{ "QUERY PLAN": [{ Plan: { Plans: [found] } }] }]);
});

it("what may be an id is looked for among ids and words, by the index of each", async () => {
	const context = await makeUserContext();
	const id = await insertDocument(context);
	await insertDocument(context, { title: "Lease of the north house" });
	for (const search of [id, id.slice(0, 8), id.slice(0, 21)]) {
		const found = await db().$queryRaw`SELECT d."id" FROM "Document" d WHERE ${searchCondition(search)}`;
		expect(found).toEqual([{ id }]);
	}
	const plan = await db().$transaction(async (tx) => {
		await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
		return tx.$queryRaw`EXPLAIN (FORMAT JSON) SELECT 1 FROM "Document" d WHERE ${searchCondition(id.slice(0, 8))}`;
	});
	const names = [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name);
	expect(names.toSorted()).toEqual(["Document_pkey", "Document_searchText_idx"]);
});

it.each([
	"mia@example.com",
	"ia@example.co",
	"a@example.com",
	"mia_x@ex",
	"@example.com",
	"mia@",
	"o'hara@ex%mple.com",
])("an address or a part of one finds every document that has it: %s", async (search) => {
	const context = await makeUserContext();
	const texts = [
		"mia@example.com",
		"xmia@example.company",
		"mia_x@example.com",
		"miayx@example.com",
		"o'hara@ex%mple.com",
	];
	for (const text of texts) await insertDocument(context, { title: text });
	const found = await db().$queryRaw<{ title: string }[]>`
			SELECT d."title" FROM "Document" d
			WHERE d."accountId" = ${context.principal.accountId}::uuid AND ${searchCondition(search)}`;
	expect(found.map(({ title }) => title).toSorted()).toEqual(texts.filter((text) => text.includes(search)).toSorted());
});

it("a search for an address looks up in the index what is before its @", async () => {
	const [{ sql, values }] = [searchCondition("mia.chen@example.com")];
	expect(sql).toContain("strpos");
	expect(values).toContain("%mia.chen@%");
});
