import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { corpusFile, makeCaller } from "#lib/testing/api-caller.ts";
import { createContact, createGroup } from "#lib/testing/contacts.ts";
import { makeEditedTemplate } from "#lib/testing/edited-template.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makePerson, NOW_MS, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { downloadExport } from "./download-export.ts";
import { startExport } from "./start-export.ts";

useTestDatabase();
afterAll(closePdfPool);

/** After all that is made, however long that takes. */
const now = () => new Date(Date.now() + 120_000);

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-export-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Makes the export of an account. @returns where the zip is */
async function exportOf(context: UserContext): Promise<string> {
	await startExport(context);
	await runJobs("data-export", now);
	const { accountId } = context.principal;
	const { id: exportId } = await db().dataExport.findUniqueOrThrow({ where: { accountId } });
	const path = join(dir, `${exportId}.zip`);
	const { open } = await downloadExport(context, { exportId });
	await pipeline((await open()).stream, createWriteStream(path));
	return path;
}

it("holds templates with their files and unsaved changes, contacts and contact groups", async () => {
	const { email } = await makePerson({ role: "Admin" });
	const context = { ...(await signInWithPassword(email)), now };
	const made = { ...context, now: () => new Date(NOW_MS) };
	const templateId = await makeEditedTemplate(made);
	const lost = await makeEditedTemplate(made);
	await db().template.update({ where: { id: lost }, data: { title: "Lost" } });
	const other = await makeCaller({ accountId: context.principal.accountId });
	const contact = await createContact(other);
	await createGroup(other, { groupName: "Tenants" });
	await db().templateFile.updateMany({
		where: { templateId: lost, name: "rotate90.pdf" },
		data: { uploadKey: `${context.principal.accountId}/${"0".repeat(64)}` },
	});

	const path = await exportOf(context);
	const names = await zipNames(path);
	const read = async (name: string) => (await unzipped(path, name)).toString();
	const folder = `templates/Lease ${templateId}`;
	expect(names.filter((name) => name.startsWith(folder))).toEqual([
		`${folder}/template.json`,
		`${folder}/files/plain.pdf`,
		`${folder}/files/rotate90.pdf`,
	]);
	for (const name of ["plain.pdf", "rotate90.pdf"]) {
		expect((await unzipped(path, `${folder}/files/${name}`)).equals(await corpusFile(name))).toBe(true);
	}
	expect(JSON.parse(await read(`${folder}/template.json`))).toMatchObject({
		title: "Lease",
		current: { terms: { title: "Lease" } },
		unsavedChanges: { state: { document: { title: "Lease, unsaved" } } },
	});
	expect(await read("contacts/000001.json")).toContain(contact.email);
	expect(await read("contact-groups/000001.json")).toContain("Tenants");
	expect(await read("README.txt")).toContain("templates/ ");
	expect(await read(`templates/Lost ${lost}/MISSING.txt`)).toContain("files/rotate90.pdf");
});
