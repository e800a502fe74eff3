import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext } from "#lib/domain/context.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { adoptMark } from "#lib/domain/signing/adopt-mark.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { makeTemplate } from "#lib/testing/make-template.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { deleteDocumentRows, listObjectsOfDocument } from "../documents/purging.ts";
import { OBJECT_PLACES, type ObjectPlace } from "./object-places.ts";

useTestDatabase();

const laterBy = (days: number) => jobContext(() => new Date(Date.now() + days * DAY_MS));

/** Columns that are called as if they kept keys of objects. What stands in JSON is held in json-places.test.ts. */
const NO_OBJECTS: Record<string, string> = {
	"Installation.key": "a name",
	"RateLimit.key": "who is counted",
	"Signer.groupKey": "an id",
	"UnreferencedObject.key": "what no place holds",
};

/** Columns of the schema that are called a key. */
function suspects(): string[] {
	const folder = join(process.cwd(), "prisma", "schema");
	const text = readdirSync(folder)
		.map((name) => readFileSync(join(folder, name), "utf8"))
		.join("\n");
	return [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].flatMap(([, model = "", body = ""]) =>
		[...body.matchAll(/^ {2}(\w+) +String(?:\[\]|\?)?(?:\s|$)/gm)]
			.filter(([, name = ""]) => /(?:^k|K)eys?$/.test(name))
			.map(([, name]) => `${model}.${name}`),
	);
}

it("every column that is called the key of an object is in the list, or is said to keep none", () => {
	const places = OBJECT_PLACES.filter(({ form }) => form === "text").map(({ table, column }) => `${table}.${column}`);
	expect([...places, ...Object.keys(NO_OBJECTS)].sort()).toEqual(suspects().sort());
});

/** Puts an object of its own into a place of a document. */
async function fill({ table, column, form, documentColumn }: ObjectPlace, of: Made): Promise<string> {
	const { key } = await storage().putBytes(of.accountId, Buffer.from(`of ${table} ${column}`));
	const mark = { kind: "image", key, width: 10, height: 5 };
	const file = { name: "Lease.pdf", mediaType: "application/pdf", key };
	const value = form === "text" ? key : JSON.stringify(form === "json" ? mark : [file]);
	const cast = form === "text" ? "" : "::jsonb";
	const [idColumn, id] = documentColumn ? [documentColumn, of.documentId] : (of.others[table] ?? []);
	const where = `"${idColumn}" = $2::uuid`;
	const changed = await db().$executeRawUnsafe(
		`UPDATE "${table}" SET "${column}" = $1${cast} WHERE ${where}`,
		value,
		id,
	);
	expect([table, column, changed > 0]).toEqual([table, column, true]);
	return key;
}

/** others: what is no part of a document, by its table: the column that finds it, and its id. */
type Made = { accountId: string; documentId: string; others: Record<string, [column: string, id: string]> };

/** A document that has something in every place. */
async function makeFilled() {
	const caller = await makeCaller();
	const { accountId } = caller;
	const documentId = await sendTo(caller, [{ emailAddress: "mia@example.com" }]);
	const mail = { id: randomUUID(), messageId: randomUUID(), kind: "copy", to: "m", subject: "s", html: "h", text: "t" };
	await db().mail.create({ data: { accountId, documentId, ...mail } });
	const brand = await db().brand.findFirstOrThrow({ where: { accountId } });
	const { id } = await db().signer.findFirstOrThrow({ where: { documentId } });
	await insertVerification(id);
	await db().identityPicture.deleteMany({ where: { documentId, picture: "Selfie" } });
	const exportId = randomUUID();
	const [startedAt, steppedAt] = [new Date(), new Date()];
	const place = { section: "account", after: null };
	await db().dataExport.create({
		data: { id: exportId, accountId, userId: caller.userId, startedAt, steppedAt, place, documentCount: 1 },
	});
	await db().dataExportPart.create({
		data: { exportId, number: 0, objectKey: "none", startsAt: 0, sizeBytes: 0, members: [] },
	});
	const others: Made["others"] = {
		Brand: ["id", brand.id],
		DataExportPart: ["exportId", exportId],
		KeptCertificate: ["documentId", documentId],
		TemplateFile: ["templateId", await makeTemplate(caller)],
		User: ["id", caller.userId],
	};
	const times = { completedAt: new Date(), purgedAt: new Date() };
	const { teamId, senderId, isSandbox } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const kept = { documentId, accountId, teamId, senderId, isSandbox, title: "Lease", certificateKey: "", ...times };
	await db().keptCertificate.create({ data: kept });
	const keys: string[] = [];
	for (const place of OBJECT_PLACES) keys.push(await fill(place, { accountId, documentId, others }));
	return { caller, documentId, keys };
}

/** As storage calls objects: the account, and a hash of what is in it. */
const OBJECT_KEY = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{64}";

/** Columns that aren't places: they repeat a key of the same row (a field's value is JSON) or list unused keys. */
const SAID_TWICE = ["Document.brand", "DocumentField.value", "UnreferencedObject.key"];

/** The columns of all tables in which the key of an object stands, texts that are JSON among them. */
async function columnsWithKeys(): Promise<string[]> {
	const tables = await db().$queryRaw<{ name: string }[]>`
		SELECT table_name AS "name" FROM information_schema.tables
		WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
	const parts = tables.map(
		({ name }) => `SELECT '${name}.' || e."key" AS "column"
			FROM "${name}" t, LATERAL jsonb_each_text(to_jsonb(t)) e WHERE e."value" ~ '${OBJECT_KEY}'`,
	);
	return (await db().$queryRawUnsafe<{ column: string }[]>(parts.join(" UNION "))).map(({ column }) => column);
}

/** What every place holds, by its rows. */
async function keysInPlaces(): Promise<string[]> {
	const parts = OBJECT_PLACES.map(
		({ table, column }) => `SELECT '${table}.${column} ' || "${column}"::text AS "kept" FROM "${table}"`,
	);
	const rows = await db().$queryRawUnsafe<{ kept: string }[]>(
		`SELECT "kept" FROM (${parts.join(" UNION ALL ")}) all_places WHERE "kept" IS NOT NULL ORDER BY "kept"`,
	);
	return rows.map(({ kept }) => kept);
}

it("every place notes a key that is replaced or deleted", async () => {
	const { documentId, keys } = await makeFilled();
	await db().unreferencedObject.deleteMany();
	const noted = async () => (await db().unreferencedObject.findMany()).map(({ key }) => key).sort();
	const emptied = (place: ObjectPlace) => (place.form === "text" ? "'none'" : place.form === "json" ? "NULL" : "'[]'");
	for (const place of OBJECT_PLACES) {
		await db().$executeRawUnsafe(`UPDATE "${place.table}" SET "${place.column}" = ${emptied(place)}`);
	}
	expect(await noted()).toEqual(expect.arrayContaining([...keys]));

	await db().unreferencedObject.deleteMany();
	const { documentId: other, keys: held } = await makeFilled();
	await db().unreferencedObject.deleteMany();
	for (const id of [documentId, other]) {
		await inTransaction((tx) => deleteDocumentRows(tx, { documentId: id, accountId: id, actor: "a", reason: "r" }));
	}
	for (const table of ["Brand", "DataExportPart", "KeptCertificate", "Template"]) {
		await db().$executeRawUnsafe(`DELETE FROM "${table}"`);
	}
	const ofUsers = held.filter((_, index) => OBJECT_PLACES[index]?.table === "User");
	expect(ofUsers).toHaveLength(1);
	expect(await noted()).toEqual(expect.arrayContaining(held.filter((key) => !ofUsers.includes(key))));
});

const areThere = (keys: string[]) => Promise.all(keys.map((key) => storage().exists(key)));
const PLACES_OF_DOCUMENTS = OBJECT_PLACES.filter(({ documentColumn }) => documentColumn !== null);

it("no column of any table holds the key of an object that stands in no place, text or JSON", async () => {
	await makeFilled();
	const value = JSON.stringify({ kind: "type", text: "Mia", face: "caveat" });
	const fields = [{ ...makeField("Signature"), value }];
	const { accountId, people } = await makeSigningDocument([{ name: "Mia", fields }]);
	const { key } = await storage().putBytes(accountId, Buffer.from("a signature"));
	for (const { context } of people) await adoptMark(context, "signature", { kind: "image", key, width: 10, height: 5 });
	const found = await columnsWithKeys();
	expect(found).toContain("DocumentField.value");
	const known = new Set([...OBJECT_PLACES.map(({ table, column }) => `${table}.${column}`), ...SAID_TWICE]);
	expect(found.filter((column) => !known.has(column))).toEqual([]);
});

it("two days on, nothing that anything refers to has gone in any step of housekeeping, from any place", async () => {
	const { documentId, keys } = await makeFilled();
	const { key: unused } = await storage().putBytes(keys[0]?.split("/")[0] ?? "", Buffer.from("of nothing"));
	const rows = await keysInPlaces();
	await keepHouse(laterBy(2));
	expect(await keysInPlaces()).toEqual(rows);
	expect(await areThere(keys)).toEqual(keys.map(() => true));
	expect(await storage().exists(unused)).toBe(false);
	expect((await listObjectsOfDocument(db(), documentId)).sort()).toEqual(
		keys.filter((_, index) => OBJECT_PLACES[index]?.documentColumn !== null).sort(),
	);
});

it("a document is purged when its own time in the trash is over, whenever a job of before asks; then all of it goes", async () => {
	const { caller, documentId, keys } = await makeFilled();
	await deleteDocument(await contextOfCaller(caller), { documentId, deletePermanently: false });
	const trash = { deletedAt: new Date(Date.now() + 20 * DAY_MS), purgeAt: new Date(Date.now() + 50 * DAY_MS) };
	await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;

	// Taken out of the trash, a job of before finds nothing to do,
	await db().document.update({ where: { id: documentId }, data: { deletedAt: null, purgeAt: null } });
	await purgeDocument(laterBy(30), documentId, "deleted");
	// put there again, it waits for the new time,
	await db().document.update({ where: { id: documentId }, data: trash });
	await purgeDocument(laterBy(30), documentId, "deleted");
	expect(await db().document.count({ where: { id: documentId } })).toBe(1);
	expect(await areThere(keys)).toEqual(keys.map(() => true));
	const [job] = await db().$queryRaw<{ startAfter: Date }[]>`
		SELECT start_after AS "startAfter" FROM pgboss.job
		WHERE name = 'purge' AND data->>'documentId' = ${documentId} ORDER BY start_after DESC LIMIT 1`;
	expect(job?.startAfter).toEqual(trash.purgeAt);
	// and goes when that has come.
	await purgeDocument(laterBy(51), documentId, "deleted");
	expect(await db().document.count({ where: { id: documentId } })).toBe(0);
	expect((await areThere(keys)).filter(Boolean)).toHaveLength(keys.length - PLACES_OF_DOCUMENTS.length);
});
