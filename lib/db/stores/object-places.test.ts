import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { sweepObjects } from "#lib/domain/housekeeping/sweep-objects.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { OBJECT_PLACES, type ObjectPlace } from "./object-places.ts";
import { listObjectsOfDocument } from "./purging.ts";

useTestDatabase();

const DAY_MS = 86_400_000;
const laterBy = (days: number) => jobContext(() => new Date(Date.now() + days * DAY_MS));

/** Columns that look as if they kept keys of objects, or could, and keep none that stands nowhere else. */
const NO_OBJECTS: Record<string, string> = {
	"Account.draftDefaults": "choices of the Admins",
	"AccountEvent.data": "what was done, in words",
	"AuditEvent.data": "hashes",
	"Brand.settings": "the logo has a column",
	"DataExport.failure": "a sentence",
	"DataExport.place": "how far it is",
	"DataExportPart.members": "names of files in it",
	"CustomField.definition": "a field without a value",
	"Document.brand": "its logo stands in brandLogoKey",
	"Document.metaData": "the sender's words",
	"Document.sealNote": "a sentence",
	"Document.settings": "choices of the request",
	"DocumentField.definition": "a field without its value",
	"DocumentFile.found": "places on its pages, with words of the file",
	"DocumentFile.pages": "sizes",
	"Draft.base": "pictures of fields are in it themselves; files have rows",
	"Draft.state": "pictures of fields are in it themselves; files have rows",
	"DraftStep.operations": "the same",
	"IdempotencyKey.body": "an answer of the API",
	"Installation.key": "a name",
	"Installation.value": "facts of the installation",
	"OAuthArtifact.payload": "what the authorization server keeps",
	"OAuthGrant.payload": "what the authorization server keeps",
	"RateLimit.key": "who is counted",
	"SenderIdentity.metaData": "the sender's words",
	"SenderIdentity.notificationSettings": "switches",
	"Signer.groupKey": "an id",
	"Signer.settings": "choices of the request",
	"User.metaData": "the admin's words",
	"User.notificationSettings": "switches",
	"WebhookDelivery.context": "who did it",
	"WebhookDelivery.tries": "when, with what status",
};

/** Columns of the schema that could keep a key: JSON, and those that are called so. */
function suspects(): string[] {
	const folder = join(process.cwd(), "prisma", "schema");
	const text = readdirSync(folder)
		.map((name) => readFileSync(join(folder, name), "utf8"))
		.join("\n");
	return [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].flatMap(([, model = "", body = ""]) =>
		[...body.matchAll(/^ {2}(\w+) +(Json|String)(?:\[\]|\?)?(?:\s|$)/gm)]
			.filter(([, name = "", type]) => type === "Json" || /(?:^k|K)ey$/.test(name))
			.map(([, name]) => `${model}.${name}`),
	);
}

it("every column that could keep the key of an object is in the list, or is said to keep none", () => {
	const places = OBJECT_PLACES.map(({ table, column }) => `${table}.${column}`);
	expect([...new Set([...places, ...Object.keys(NO_OBJECTS)])].sort()).toEqual(suspects().sort());
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

const areThere = (keys: string[]) => Promise.all(keys.map((key) => storage().exists(key)));
const PLACES_OF_DOCUMENTS = OBJECT_PLACES.filter(({ documentColumn }) => documentColumn !== null);

it("two days on, housekeeping has swept nothing that anything refers to, in any place", async () => {
	const { documentId, keys } = await makeFilled();
	const { key: unused } = await storage().putBytes(keys[0]?.split("/")[0] ?? "", Buffer.from("of nothing"));
	await sweepObjects(laterBy(2));
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
