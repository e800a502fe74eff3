import { join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { openTemplateEditor } from "#lib/domain/templates/editing/open-template-editor.ts";
import { saveEditedTemplate } from "#lib/domain/templates/editing/save-edited-template.ts";
import { viewTemplate } from "#lib/domain/templates/view-template.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { createContact, createGroup } from "#lib/testing/contacts.ts";
import { keysOfTemplate, makeEditedTemplate } from "#lib/testing/edited-template.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { switchDatabase } from "#lib/testing/switch-database.ts";
import { createEmptyTestDatabase, dropTestDatabase } from "#lib/testing/test-cluster.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import { verifyBackup } from "./verify-backup.ts";

const installation = useTestDatabase();
afterAll(closePdfPool);

const TABLES = ["Template", "TemplateVersion", "TemplateFile", "TemplateShare", "Draft", "DraftStep", "Block"] as const;
const OF_PEOPLE = ["Contact", "ContactGroup", "ContactGroupMember"] as const;

/** Every row of these tables, as JSON. */
async function readRows(): Promise<Record<string, string[]>> {
	const entries = [...TABLES, ...OF_PEOPLE].map(async (table) => {
		const rows = await db().$queryRawUnsafe<{ row: string }[]>(`SELECT to_jsonb(t)::text AS "row" FROM "${table}" t`);
		return [table, rows.map(({ row }) => row).sort()] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

it("restores a template that is being edited, with its files, blocks, contacts and contact groups", async () => {
	const context = await makeUserContext();
	const { accountId, teamId } = context.principal;
	const templateId = await makeEditedTemplate(context);
	const at = new Date();
	await db().templateShare.create({ data: { id: templateId, templateId, teamId, access: "Use", at } });
	await db().block.create({ data: { id: templateId, accountId, name: "Signature", fields: [] } });
	const caller = await makeCaller({ accountId });
	await createContact(caller);
	await createGroup(caller);
	const [rows, keys] = [await readRows(), await keysOfTemplate(templateId)];
	expect(Object.entries(rows).filter(([, list]) => list.length === 0)).toEqual([]);
	const file = join(installation.dataDir, "backup.tar.gz");
	await backUp(file);
	expect(await verifyBackup(file)).toMatchObject({ isComplete: true });

	const databaseUrl = await createEmptyTestDatabase(inject("testRunDir"));
	await switchDatabase(databaseUrl);
	try {
		await restore(file, { purpose: "detach", existing: "replace", onProgress: () => undefined });
		expect(await readRows()).toEqual(rows);
		expect(keys.length).toBeGreaterThan(1);
		expect(await Promise.all(keys.map((key) => storage().exists(key)))).toEqual(keys.map(() => true));
		const { version, state } = await openTemplateEditor(context, { templateId });
		expect(state).toMatchObject({ document: { title: "Lease, unsaved" } });
		await saveEditedTemplate(context, { templateId, from: 1, version, replaces: null, roleName: String });
		expect(await viewTemplate(context, { templateId })).toMatchObject({
			title: "Lease, unsaved",
			files: [{ name: "plain.pdf" }, { name: "rotate90.pdf" }],
		});
	} finally {
		await switchDatabase(installation.databaseUrl);
		await dropTestDatabase(databaseUrl);
	}
});
