import { randomUUID } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { stepOf } from "../testing/steps.ts";
import { corpusFile } from "../testing/upload.ts";
import { addDraftFile } from "./add-draft-file.ts";
import { applySteps } from "./apply-steps.ts";
import { openDesk } from "./open-editor.ts";
import { viewDraftPage, viewDraftSource } from "./view-draft-file.ts";

useTestDatabase();
afterAll(closePdfPool);

const clientId = randomUUID();

async function upload(context: UserContext, documentId: string, more: object = {}, name = "plain.pdf") {
	const file = await corpusFile(name, "Lease.pdf");
	return addDraftFile(context, { documentId, file, fileId: null, replaces: null, baseVersion: 0, clientId, ...more });
}

it("begins a draft with its first file: its name is the title, its pages are there at once", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { file, answer } = await upload(context, documentId);
	expect(file).toMatchObject({ name: "Lease.pdf", isSigned: false, mayAttachFiles: true, pages: [{ rotation: 0 }] });
	expect(answer).toMatchObject({ version: 1, steps: [{ version: 1, userId: context.principal.userId }] });
	const { state } = await openDesk(context, { documentId });
	const { id, ...shown } = file;
	expect(state).toMatchObject({ document: { title: "Lease" }, files: { [id]: shown } });
	const [event] = await db().auditEvent.findMany({ where: { documentId } });
	const [row] = await db().documentFile.findMany({ where: { documentId } });
	expect(event).toMatchObject({
		type: "DocumentCreated",
		data: { files: [{ name: "Lease.pdf", sha256: row?.uploadSha256 }] },
	});
	const named = { documentId, fileId: id, leftOut: "" };
	const picture = await viewDraftPage(context, { ...named, page: 1, askedWidthPx: null });
	const drawn = await buffer((await picture.open()).stream);
	expect(drawn.subarray(0, 4).toString()).toBe("RIFF");
	expect(await picture.storedBytes?.()).toBe(drawn.length);
	const sharp = await viewDraftPage(context, { ...named, page: 1, askedWidthPx: 2_480 });
	expect(await sharp.storedBytes?.()).toBeNull();
	const source = await viewDraftSource(context, named);
	expect((await (await source.open()).stream.toArray()).join("").slice(0, 5)).toBe("%PDF-");
});

it("names fonts that a signed file shows text in without embedding them", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const font = "<</Type/Font/Subtype/TrueType/BaseFont/Wingdings/Encoding/WinAnsiEncoding>>";
	const content = stream("", "BT /F 20 Tf 20 80 Td (A) Tj ET");
	const page = "/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>";
	const source = await corpusFile("plain.pdf", "Lease.pdf");
	await writeFile(source.path, await signedBefore(onePage({ page, others: [content, font] })));
	const file = { ...source, sha256: await sha256OfFile(source.path), sizeBytes: (await stat(source.path)).size };
	await upload(context, documentId, { file });
	const { state } = await openDesk(context, { documentId });
	expect(Object.values(state?.files ?? {})).toMatchObject([{ isSigned: true, fontsNotEmbedded: ["Wingdings"] }]);
});

it("adds a file once, though its answer was lost and it comes again", async () => {
	const context = await makeUserContext();
	const [documentId, fileId] = [randomUUID(), randomUUID()];
	await upload(context, documentId, { fileId });
	const again = await upload(context, documentId, { fileId });
	expect(again).toMatchObject({ file: { id: fileId, name: "Lease.pdf" }, answer: { version: 1 } });
	expect(await db().documentFile.count({ where: { documentId } })).toBe(1);
});

it("puts a file in the place of another, and its fields on it as far as it has their pages", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { file } = await upload(context, documentId);
	const field = makeField("Signature");
	const value = {
		...field,
		recipientId: randomUUID(),
		fileId: file.id,
		order: null,
		customFieldId: null,
		foundAs: null,
	};
	const [onFirst, beyond] = [randomUUID(), randomUUID()];
	const steps = [
		stepOf({ kind: "add", in: "fields", id: onFirst, value: { ...value, page: 1 } }),
		stepOf({ kind: "add", in: "fields", id: beyond, value: { ...value, id: "other", page: 9 } }),
	];
	expect((await applySteps(context, { documentId, baseVersion: 1, clientId, steps })).refused).toEqual([]);
	const { file: next, answer } = await upload(context, documentId, { replaces: file.id, baseVersion: 3 });
	expect(answer).toMatchObject({ version: 4, steps: [{ version: 4 }] });
	const { state } = await openDesk(context, { documentId });
	expect(Object.keys(state?.files ?? {})).toEqual([next.id]);
	expect(next.order).toBe(file.order);
	expect(state?.fields).toMatchObject({ [onFirst]: { fileId: next.id }, [beyond]: { fileId: file.id } });
});

it("puts a file back that was taken out, with the pages it has and not those that a browser says", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { file } = await upload(context, documentId);
	const { id, ...was } = file;
	const [page] = was.pages;
	const value = { ...was, pages: [page, page].flatMap((one) => one ?? []), isSigned: true };
	const steps = [
		stepOf({ kind: "remove", in: "files", id, was }),
		stepOf({ kind: "add", in: "files", id, value: { ...value, name: "Back.pdf" } }),
	];
	expect((await applySteps(context, { documentId, baseVersion: 1, clientId, steps })).refused).toEqual([]);
	expect((await openDesk(context, { documentId })).state?.files).toEqual({ [id]: { ...was, name: "Back.pdf" } });
});

it.each([
	["not-a-pdf.pdf", "UnusableFile"],
	["enc-aes256-userpw.pdf", "UnusableFile"],
])("refuses %s, and nothing is begun or harmed", async (name, code) => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await expect(upload(context, documentId, {}, name)).rejects.toMatchObject({ code });
	expect(await db().document.count({ where: { id: documentId } })).toBe(0);
	await upload(context, documentId);
	await expect(upload(context, documentId, {}, name)).rejects.toMatchObject({ code });
	expect((await openDesk(context, { documentId })).version).toBe(1);
});

it("refuses files beyond what a document can have, in number and in size, by the name of the file", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { file } = await upload(context, documentId);
	const { id, ...value } = file;
	const first = await db().documentFile.findUniqueOrThrow({ where: { id }, omit: { found: true } });
	const limit = env().uploadLimitBytes;
	await db().documentFile.update({ where: { id }, data: { sizeBytes: limit - 1 } });
	const refused = { code: "TooLarge", said: { key: "draftFilesLarge", values: { file: "Lease.pdf" } } };
	await expect(upload(context, documentId)).rejects.toMatchObject(refused);
	// What makes room for it does not count.
	await upload(context, documentId, { replaces: id, baseVersion: 1 });

	await db().documentFile.updateMany({ where: { documentId }, data: { sizeBytes: 1 } });
	const rows = Array.from({ length: DRAFT_LIMITS.files - 1 }, (_, index) => {
		return { ...first, id: randomUUID(), position: index + 2, pages: [...value.pages] };
	});
	await db().documentFile.createMany({ data: rows });
	const steps = [stepOf(...rows.map((row) => ({ kind: "add", in: "files", id: row.id, value }) as const))];
	expect((await applySteps(context, { documentId, baseVersion: 2, clientId, steps })).refused).toEqual([]);
	const many = { code: "TooLarge", said: { key: "draftFilesMany" } };
	await expect(upload(context, documentId)).rejects.toMatchObject(many);
	expect(Object.keys((await openDesk(context, { documentId })).state?.files ?? {})).toHaveLength(DRAFT_LIMITS.files);
	expect(await db().documentFile.count({ where: { documentId } })).toBe(DRAFT_LIMITS.files + 1);
});

it("takes and shows no file of somebody else", async () => {
	const owner = await makeUserContext();
	const documentId = randomUUID();
	const { file } = await upload(owner, documentId);
	const { accountId } = owner.principal;
	const others = [await makeUserContext(), await makeUserContext({ accountId, role: "Member" })];
	for (const other of others) {
		await expect(upload(other, documentId)).rejects.toMatchObject({ code: "NotFound" });
		const named = { documentId, fileId: file.id, leftOut: "" };
		await expect(viewDraftSource(other, named)).rejects.toMatchObject({ code: "NotFound" });
		const page = viewDraftPage(other, { ...named, page: 1, askedWidthPx: null });
		await expect(page).rejects.toMatchObject({ code: "NotFound" });
	}
	expect(await db().documentFile.count({ where: { documentId } })).toBe(1);
	// The desk is another's than the session by now.
	const begun = upload(owner, randomUUID(), { userId: others[0]?.principal.userId });
	await expect(begun).rejects.toMatchObject({ code: "Unauthorized" });
});
