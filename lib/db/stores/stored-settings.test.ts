import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { listDocumentsQuery } from "#lib/contract/documents/listing/list-documents.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { documentSettings, signerSettings } from "#lib/db/document-settings.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { listDocuments } from "#lib/domain/documents/listing/list-documents.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { findDefaultBrand, insertBrand, lockBrands } from "./brands/brands.ts";
import {
	type LockedDocument,
	lockDocument,
	lockDocumentForJob,
	remindableSigners,
	setExpiry,
} from "./documents/documents.ts";
import { findWholeDocumentInScope } from "./documents/whole-document.ts";
import { findFinishingRows, findOrderedSigners, findSigner, updateSigner } from "./signing/signing.ts";

useTestDatabase();

/** What no version of ours wrote; a caller with types cannot. */
const WRONG = JSON.parse('{"disableSms":"no","recipientNotifications":{"viewed":"yes"},"buttonColor":255}');

let context: UserContext;
beforeAll(async () => {
	context = await makeUserContext();
});

/** Runs something on a locked document. */
async function locked<Result>(documentId: string, run: (tx: Tx, document: LockedDocument) => Promise<Result>) {
	return inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId: context.principal.accountId }, documentId);
		if (!document) throw new Error("There is no such document.");
		return run(tx, document);
	});
}

describe("a row with broken settings is refused by the name of its column", () => {
	it("a document's, wherever it is read", async () => {
		const { accountId } = context.principal;
		const id = await insertDocument(context, { settings: WRONG });
		const named = /Document\.settings.*disableSms/s;
		await expect(locked(id, async () => null)).rejects.toThrow(named);
		await expect(inTransaction((tx) => lockDocumentForJob(tx, id))).rejects.toThrow(named);
		await expect(findWholeDocumentInScope({ accountId }, id)).rejects.toThrow(named);
	});

	it("a signer's, wherever it is read", async () => {
		const { accountId } = context.principal;
		const id = await insertDocument(context, { status: "InProgress", signers: [{ settings: WRONG }] });
		const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId: id } });
		const named = /Signer\.settings.*recipientNotifications\.viewed/s;
		await expect(locked(id, (tx, document) => findSigner(tx, document, signerId))).rejects.toThrow(named);
		await expect(locked(id, findOrderedSigners)).rejects.toThrow(named);
		await expect(locked(id, remindableSigners)).rejects.toThrow(named);
		await expect(locked(id, (tx, document) => findFinishingRows(tx, document, signerId))).rejects.toThrow(named);
		await expect(findWholeDocumentInScope({ accountId }, id)).rejects.toThrow(named);
		await expect(listDocuments(context, listDocumentsQuery.parse({}))).rejects.toThrow(named);
	});

	it("a brand's", async () => {
		const { accountId } = context.principal;
		await db().brand.updateMany({ where: { accountId }, data: { settings: WRONG } });
		await expect(findDefaultBrand(accountId)).rejects.toThrow(/Brand\.settings.*buttonColor/s);
	});
});

describe("settings of a wrong type are not written", () => {
	it("a document's and a signer's", async () => {
		const id = await insertDocument(context);
		const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId: id } });
		const document = { ...documentSettings.parse({}), disableSms: WRONG.disableSms };
		const signer = { ...signerSettings.parse({}), isReassigned: WRONG.disableSms };
		await expect(locked(id, (tx, row) => setExpiry(tx, row, new Date(), document))).rejects.toThrow(
			/Document\.settings.*disableSms/s,
		);
		const write = async (tx: Tx, row: LockedDocument) => {
			const found = await findSigner(tx, row, signerId);
			if (found) await updateSigner(tx, found, { settings: signer });
		};
		await expect(locked(id, write)).rejects.toThrow(/Signer\.settings.*isReassigned/s);
		expect(await db().document.findUnique({ where: { id }, select: { settings: true } })).toEqual({ settings: {} });
	});

	it("a brand's", async () => {
		const { accountId } = context.principal;
		const settings = { ...DEFAULT_BRAND_SETTINGS, buttonColor: WRONG.buttonColor };
		const write = inTransaction(async (tx) => {
			const brands = await lockBrands(tx, accountId);
			const brand = { id: "00000000-0000-4000-8000-000000000001", name: "Wrong", settings };
			if (brands) await insertBrand(tx, brands, brand);
		});
		await expect(write).rejects.toThrow(/Brand\.settings.*buttonColor/s);
		expect(await db().brand.count({ where: { accountId, name: "Wrong" } })).toBe(0);
	});
});
