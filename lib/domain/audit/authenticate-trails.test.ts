import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { appendEvents } from "./append-event.ts";
import { authenticateTrails } from "./authenticate-trails.ts";
import { checkTrail } from "./check-trail.ts";

useTestDatabase();

const FACT = "authenticated-trails";
const OBJECT = "evidence/authenticated-trails";
const start = () => authenticateTrails(operatorContext("test"), { again: false });

async function makeTrail(): Promise<string> {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const documentId = await insertDocument(context);
	await inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId }, documentId);
		if (!document) throw new Error("There is no document.");
		const event = { type: "DocumentCompleted", data: {} } as const;
		await appendEvents(tx, context, document, [event, event]);
	});
	return documentId;
}

async function check(documentId: string) {
	const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return checkTrail(rows.map((row) => ({ ...row, data: {} })));
}

/** Runs a statement as the owner of the database can, past the triggers. */
const runUnchecked = (statement: string) =>
	db().$transaction([
		db().$executeRaw`SET LOCAL session_replication_role = replica`,
		db().$executeRawUnsafe(statement),
	]);

const removeCodes = () => runUnchecked(`UPDATE "AuditEvent" SET "mac" = NULL, "macKeyId" = NULL`);

it("authenticates the whole trails of earlier versions, once", async () => {
	const [whole, changed, cutOff] = [await makeTrail(), await makeTrail(), await makeTrail()];
	await removeCodes();
	await runUnchecked(`UPDATE "AuditEvent" SET "actorName" = 'Eve' WHERE "seq" = 2 AND "documentId" = '${changed}'`);
	await runUnchecked(`DELETE FROM "AuditEvent" WHERE "seq" = 2 AND "documentId" = '${cutOff}'`);
	expect(await start()).toEqual({ authenticated: 1, refused: 2 });
	expect(await check(whole)).toBe("whole");
	expect(await check(changed)).toMatchObject({ broken: "noMac" });
	expect(await check(cutOff)).toMatchObject({ broken: "noMac" });
	expect(await start()).toBeNull();
});

it.each<[string, () => Promise<unknown>]>([
	["the database says so", () => storage().delete(OBJECT)],
	["the store says so", () => db().installation.delete({ where: { key: FACT } })],
])("never authenticates again if %s, unless the operator accepts the trails", async (_case, forget) => {
	const documentId = await makeTrail();
	await start();
	await removeCodes();
	await forget();
	expect(await start()).toBeNull();
	expect(await check(documentId)).toMatchObject({ broken: "noMac" });
	expect(await storage().exists(OBJECT)).toBe(true);
	expect(await db().installation.count({ where: { key: FACT } })).toBe(1);
	expect(await authenticateTrails(operatorContext("test"), { again: true })).toMatchObject({ refused: 2 });
	expect(await check(documentId)).toBe("whole");
});
