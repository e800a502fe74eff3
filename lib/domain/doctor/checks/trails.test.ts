import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { trails } from "./trails.ts";

useTestDatabase();

const look = () => trails.look({ now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } });

it("reports audit trails without codes, and keys that can’t be opened", async () => {
	expect(await look()).toMatchObject({ level: "well" });
	const documentId = await insertDocument(await makeUserContext());
	const event = { documentId, seq: 1, at: new Date(), type: "DocumentSent", actorType: "user", data: {}, hash: "h" };
	await db().auditEvent.create({ data: event });
	expect(await look()).toMatchObject({ level: "wrong", told: { key: "trailsWithoutCodes", values: { count: 1 } } });
	await db().auditEvent.update({ where: { documentId_seq: { documentId, seq: 1 } }, data: { mac: "m" } });
	await db().evidenceKey.create({ data: { id: randomUUID(), wrapped: new Uint8Array(60), retiredAt: new Date() } });
	const sha256 = "c".repeat(64);
	await db().sealingCertificate.create({ data: { sha256, macKeyId: randomUUID(), mac: "m" } });
	expect(await look()).toMatchObject({ level: "warn", told: { key: "trailsKeys", values: { count: 2 } } });
});
