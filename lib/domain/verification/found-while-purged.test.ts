import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { deleteDocumentRows } from "#lib/db/stores/documents/purging.ts";
import { recordSealingCertificate } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { describeSealingCertificate } from "#lib/domain/sealing/sealing-certificates.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { findOrigin } from "./find-origin.ts";

useTestDatabase();

const sha256 = "5".repeat(64);
const sealedWith = "c".repeat(64);

/** A document whose trail says that a file was sealed of it. */
async function makeSealed() {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const documentId = await insertDocument(context, { status: "Completed" });
	const kind = "Document" as const;
	await db().sealedFile.create({ data: { sha256, documentId, kind } });
	const certificate = await describeSealingCertificate(sealedWith);
	return inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId }, documentId);
		if (!document) throw new Error("There is no document.");
		const data = { level: "B-B", sha256, sealedWith, files: [{ kind, sha256 }] };
		await appendEvents(tx, context, document, [{ type: "DocumentCompleted", data: {} }]);
		if (certificate) await recordSealingCertificate(tx, certificate);
		const { chainHead } = document;
		await appendEvents(tx, context, document, [{ type: "DocumentSealed", data }]);
		return { documentId, accountId, file: { sha256, documentId, chainHead, sealedWith, asSealedSha256: null } };
	});
}

it("a file whose document is purged while it is looked up was sealed here, and its trail was not changed", async () => {
	const { documentId, accountId, file } = await makeSealed();
	const look = () => findOrigin(visitorContext(), file);
	expect(await look()).toMatchObject({
		kind: "here",
		document: { id: documentId, events: [{ seq: 1 }, { type: "DocumentSealed", seq: 2 }] },
	});
	let origin: ReturnType<typeof look> | undefined;
	await db().$transaction(
		async (tx) => {
			await tx.$executeRaw`LOCK TABLE "AuditEvent" IN ACCESS EXCLUSIVE MODE`;
			origin = look();
			await expect.poll(() => countWaiting(), { timeout: 60_000 }).toBe(1);
			await deleteDocumentRows(tx, { documentId, accountId, actor: "test", reason: "Trash" });
		},
		{ timeout: 90_000 },
	);
	expect(await origin).toMatchObject({ kind: "deleted", fileKind: "Document", documentId });
}, 120_000);
