import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { runDeletion } from "#lib/domain/content-deletion/run-deletion.ts";
import { startDeletion } from "#lib/domain/content-deletion/start-deletion.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { createContact, createGroup } from "#lib/testing/contacts.ts";
import { keysOfTemplate, makeEditedTemplate } from "#lib/testing/edited-template.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { deleteTemplate } from "./delete-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { openTemplateEditor } from "./editing/open-template-editor.ts";
import { viewTemplatePage } from "./view-template-page.ts";

useTestDatabase();
afterAll(closePdfPool);

const laterBy = (days: number) => jobContext(() => new Date(Date.now() + days * DAY_MS));
const areThere = (keys: string[]) => Promise.all(keys.map((key) => storage().exists(key)));
const rowsOf = (templateId: string) =>
	Promise.all([
		db().template.count({ where: { id: templateId } }),
		db().templateVersion.count({ where: { templateId } }),
		db().templateFile.count({ where: { templateId } }),
		db().draft.count({ where: { templateId } }),
		db().draftStep.count({ where: { draft: { templateId } } }),
	]);

/** Draws the first page of each file. @returns the keys of the pictures’ folders */
async function drawPages(context: UserContext, templateId: string): Promise<string[]> {
	const files = await db().templateFile.findMany({ where: { templateId } });
	for (const { id: fileId } of files) {
		const asked = { templateId, fileId, page: 1, askedWidthPx: 200, leftOut: "" };
		const { stream } = await (await viewTemplatePage(context, asked)).open();
		stream.destroy();
	}
	return files.map(({ workingSha256 }) => `${context.principal.accountId}/pages/${workingSha256}`);
}

async function countPictures(folders: string[]): Promise<number> {
	let count = 0;
	for await (const { key } of storage().list()) if (folders.some((folder) => key.startsWith(folder))) count += 1;
	return count;
}

it("deleting all documents leaves templates that are being edited, with what they share with documents", async () => {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const templateId = await makeEditedTemplate(context);
	await drawPages(context, templateId);
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people: [] });
	const caller = await makeCaller({ accountId });
	await createContact(caller);
	await createGroup(caller);
	await db().block.create({ data: { id: templateId, accountId, name: "Signature", fields: [] } });
	const [rows, keys] = [await rowsOf(templateId), await keysOfTemplate(templateId)];

	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const { id } = await db().contentDeletion.findUniqueOrThrow({ where: { accountId } });
	await runDeletion(laterBy(15), id);
	await purgeDocument(laterBy(15), documentId, "deleted");
	await keepHouse(laterBy(20));
	expect(await db().document.count({ where: { accountId } })).toBe(0);
	expect(await rowsOf(templateId)).toEqual(rows);
	expect(await areThere(keys)).toEqual(keys.map(() => true));
	const kept = await Promise.all([
		db().block.count({ where: { accountId } }),
		db().contact.count({ where: { accountId } }),
		db().contactGroup.count({ where: { accountId } }),
	]);
	expect(kept).toEqual([1, 1, 1]);
	expect(await openTemplateEditor(context, { templateId })).toMatchObject({
		state: { document: { title: "Lease, unsaved" } },
	});
	await drawPages(context, templateId);
});

it.each([
	["at once", true],
	["when its time in the trash is over", false],
])(
	"a template that is being edited goes %s with its rows, files and pictures of pages",
	async (_, deletePermanently) => {
		const context = await makeUserContext();
		const templateId = await makeEditedTemplate(context);
		const folders = await drawPages(context, templateId);
		const keys = await keysOfTemplate(templateId);
		expect(await countPictures(folders)).toBeGreaterThanOrEqual(folders.length);
		await deleteTemplate(context, { templateId, deletePermanently });
		if (!deletePermanently) {
			await keepHouse(laterBy(29));
			expect(await areThere(keys)).toEqual(keys.map(() => true));
			expect(await rowsOf(templateId)).not.toContain(0);
		}
		await keepHouse(laterBy(31));
		// Files are deleted a day after the last row that has them.
		await keepHouse(laterBy(33));
		expect(await rowsOf(templateId)).toEqual([0, 0, 0, 0, 0]);
		expect(await areThere(keys)).toEqual(keys.map(() => false));
		expect(await countPictures(folders)).toBe(0);
	},
);
