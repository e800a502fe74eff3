import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { addDraftFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { downloadDocuments } from "./download-documents.ts";

useTestDatabase();
afterAll(closePdfPool);

it("refuses a user’s third zip until one of the first two has ended, and no other user’s", async () => {
	const openZip = async (context: Awaited<ReturnType<typeof makeUserContext>>) => {
		const documentId = randomUUID();
		const file = await corpusFile("plain.pdf", "plain.pdf");
		const draft = { documentId, file, fileId: null, replaces: null, baseVersion: 0, clientId: randomUUID() };
		await addDraftFile(context, draft);
		const missing = { fileName: "Not included.txt", about: "Not in this zip:" };
		const zip = await downloadDocuments(context, { documentIds: [documentId], name: "Documents", missing });
		return async () => (await zip.open()).stream;
	};
	const [mia, leo] = await Promise.all([makeUserContext(), makeUserContext()]);
	const [first, second, third] = [await openZip(mia), await openZip(mia), await openZip(mia)];
	const [left, held] = [await first(), await second()];
	await expect(third()).rejects.toMatchObject({
		code: "RateLimited",
		retryAfterSeconds: 30,
		said: { key: "zipsOpen" },
	});
	const others = await (await openZip(leo))();
	await once(left.destroy(), "close");
	const freed = await third();
	for (const stream of [held, others, freed]) stream.destroy();
});
