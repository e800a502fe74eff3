import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findWholeDocument, findWholeDocumentWithEvents } from "#lib/db/stores/documents/whole-document.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { recordReading } from "./record-reading.ts";

useTestDatabase();

const EVENT = { type: "DocumentDownloaded", data: { what: "sealed" } } as const;
const context = operatorContext("test");

async function readDocument() {
	const { documentId } = await makeSigningDocument([{ name: "Mia" }]);
	const document = await findWholeDocument(documentId);
	if (!document) throw new Error("There is no document.");
	return document;
}

it("readers at the same moment, who all saw the same chain, are all written down, one after the other", async () => {
	const document = await readDocument();
	await Promise.all(Array.from({ length: 6 }, () => recordReading(context, document, EVENT)));
	const events = (await findWholeDocumentWithEvents(document.id))?.events ?? [];
	expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(findBrokenLink(events.map((event) => ({ ...event, at: event.at.toISOString() })))).toBeNull();
	const end = await db().document.findUniqueOrThrow({ where: { id: document.id } });
	expect([end.eventCount, end.chainHead]).toEqual([6, events.at(-1)?.hash]);
});

it("of a document that is gone by now nothing is written", async () => {
	const document = await readDocument();
	await db().document.delete({ where: { id: document.id } });
	await recordReading(context, document, EVENT);
	expect(await db().auditEvent.count({ where: { documentId: document.id } })).toBe(0);
});
