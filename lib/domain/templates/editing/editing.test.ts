import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { editTemplateOperation } from "#lib/contract/templates/edit-template.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { goneOf } from "#lib/domain/drafts/editing/gone-error.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { deleteTemplate } from "../delete-template.ts";
import { draftFromTemplate } from "../draft-from-template.ts";
import { editTemplate } from "../edit-template.ts";
import { listTemplateVersions } from "../list-versions.ts";
import { viewTemplate } from "../view-template.ts";
import { addTemplateFile } from "./add-template-file.ts";
import { discardEditedTemplate } from "./discard-edited-template.ts";
import { openNewTemplate, openTemplateEditor } from "./open-template-editor.ts";
import { saveEditedTemplate } from "./save-edited-template.ts";
import { applyTemplateSteps, fetchTemplateSteps } from "./template-steps.ts";

useTestDatabase();
afterAll(closePdfPool);

const roleName = (index: number) => `Signer ${index}`;

async function makeTemplate() {
	const context = await makeUserContext();
	return { context, templateId: await insertTemplate(context, false) };
}

type Edit = { from: number; baseVersion: number };

const edit = (context: UserContext, templateId: string, { from, baseVersion }: Edit, ...steps: object[]) =>
	applyTemplateSteps(context, { templateId, from, baseVersion, clientId: randomUUID(), steps });

const save = (
	context: UserContext,
	templateId: string,
	from: number,
	version: number,
	replaces: number | null = null,
) => saveEditedTemplate(context, { templateId, from, version, replaces, roleName });

const upload = async (context: UserContext, templateId: string, at: Edit, replaces: string | null = null) =>
	addTemplateFile(context, {
		...{ templateId, ...at, file: await corpusFile("plain.pdf", "letter.pdf"), fileId: null, replaces },
		clientId: randomUUID(),
	});

const goneFrom = (work: Promise<unknown>) => work.then(() => null, goneOf);

it("edits beside what documents are made from, and saves it as the next version", async () => {
	const { context, templateId } = await makeTemplate();
	const recipientId = randomUUID();
	const opened = await openTemplateEditor(context, { templateId });
	expect(opened).toMatchObject({
		version: 0,
		facts: { template: { from: 1 } },
		state: { document: { title: "Lease" } },
	});
	const answer = await edit(
		context,
		templateId,
		{ from: 1, baseVersion: 0 },
		setTitle("Rent"),
		addRecipient({ role: "", order: "a1" }, recipientId),
	);
	expect(answer).toMatchObject({ version: 2, refused: [] });
	expect(await viewTemplate(context, { templateId })).toMatchObject({ title: "Lease", version: 1 });
	expect(await openTemplateEditor(context, { templateId })).toMatchObject({
		version: 2,
		state: { document: { title: "Rent" } },
	});
	const { state } = await openTemplateEditor(context, { templateId });
	const [fileId = ""] = Object.keys(state?.files ?? {});
	const field = makeDraftField("Signature", { fileId, recipientId, id: "second" });
	const more = stepOf({ kind: "add", in: "fields", id: randomUUID(), value: field });
	await edit(context, templateId, { from: 1, baseVersion: 2 }, more);
	await save(context, templateId, 1, 3);
	const saved = await viewTemplate(context, { templateId });
	expect(saved).toMatchObject({ title: "Rent", version: 2, documentTitle: "Rent", changedBy: context.principal.name });
	expect(saved.roles).toMatchObject([
		{ role: "Tenant", index: 1 },
		{ role: "Signer 2", index: 2, name: "" },
	]);
	expect(await db().draft.count({ where: { templateId } })).toBe(0);
	expect(await db().templateVersion.count({ where: { templateId } })).toBe(2);
	const { documentId } = await draftFromTemplate(context, { templateId, version: 2, people: [] });
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ title: "Rent" });
});

it("saves what the template says of itself, its documents’ title, and what senders may change", async () => {
	const { context, templateId } = await makeTemplate();
	const { state: opened } = await openTemplateEditor(context, { templateId });
	expect(opened?.document).toMatchObject({
		...{ description: "", documentTitle: "", fieldPermission: null },
		allows: { message: true, newRoles: true, newFiles: true, fileChanges: true },
	});
	const terms = {
		description: "For flats",
		allows: { message: false, newRoles: false, newFiles: true, fileChanges: true },
		fieldPermission: { canAdd: false, canModify: true, canModifyDefaultValue: false },
	};
	const set = { ...terms, documentTitle: "Lease of a flat" };
	await edit(context, templateId, { from: 1, baseVersion: 0 }, stepOf({ kind: "patch", in: "document", set, was: {} }));
	await save(context, templateId, 1, 1);
	const version = await db().templateVersion.findFirst({ where: { templateId, version: 2 } });
	expect(version?.terms).toMatchObject({ ...terms, title: "Lease" });
	expect(version?.state).toMatchObject({ document: { title: "Lease of a flat" } });
	expect(version?.state).not.toHaveProperty("document.allows");
	const { documentId } = await draftFromTemplate(context, { templateId, version: 2, people: [] });
	const draft = await db().draft.findUniqueOrThrow({ where: { documentId } });
	expect(draft.state).toMatchObject({
		document: { title: "Lease of a flat" },
		template: { allows: terms.allows, fields: { canAdd: false, canModify: true } },
	});
});

it("makes a template from nothing but a file, and lists it as a draft until it is saved", async () => {
	const context = await makeUserContext();
	const templateId = randomUUID();
	expect(await openNewTemplate(context)).toMatchObject({ version: 0, facts: { template: { from: 0 } } });
	const { file } = await upload(context, templateId, { from: 0, baseVersion: 0 });
	const row = () => db().template.findUnique({ where: { id: templateId } });
	expect(await row()).toMatchObject({ status: "Draft", version: 0, title: "letter" });
	await expect(save(context, templateId, 0, 1)).rejects.toMatchObject({ code: "ValidationError" });
	await expect(draftFromTemplate(context, { templateId, version: 0, people: [] })).rejects.toMatchObject({
		code: "Conflict",
	});
	const roleId = randomUUID();
	const field = makeDraftField("Signature", { fileId: file.id, recipientId: roleId, id: "one" });
	await edit(
		context,
		templateId,
		{ from: 0, baseVersion: 1 },
		addRecipient({ role: "Tenant" }, roleId),
		stepOf({ kind: "add", in: "fields", id: randomUUID(), value: field }),
	);
	await save(context, templateId, 0, 3);
	expect(await row()).toMatchObject({ status: "Ready", version: 1, title: "letter" });
	const { versions } = await listTemplateVersions(context, { templateId, before: null });
	expect(versions).toMatchObject([{ version: 1, changes: null }]);
	expect(await draftFromTemplate(context, { templateId, version: 1, people: [] })).toMatchObject({});
});

it("begins one draft where two requests of a new template come at once", async () => {
	const context = await makeUserContext();
	const templateId = randomUUID();
	const at = { from: 0, baseVersion: 0 };
	const answers = await Promise.all(["A", "B", "C"].map((title) => edit(context, templateId, at, setTitle(title))));
	expect(answers.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
	const other = await makeUserContext();
	await expect(edit(other, templateId, at, setTitle("D"))).rejects.toMatchObject({ code: "NotFound" });
});

it("says that the template was changed elsewhere, loses nothing, and replaces that version when asked to", async () => {
	const { context, templateId } = await makeTemplate();
	await edit(context, templateId, { from: 1, baseVersion: 0 }, setTitle("Mine"));
	const request = editTemplateOperation.body.parse({ title: "Theirs" });
	await editTemplate(context, { templateId, request });
	await expect(save(context, templateId, 1, 1)).rejects.toMatchObject({
		code: "Conflict",
		changed: { version: 2, by: context.principal.name },
	});
	await editTemplate(context, { templateId, request });
	await expect(save(context, templateId, 1, 1, 2)).rejects.toMatchObject({ changed: { version: 3 } });
	await save(context, templateId, 1, 1, 3);
	expect(await viewTemplate(context, { templateId })).toMatchObject({ title: "Mine", version: 4 });
});

it("lets exactly one of a save and an edit at the same moment go first", async () => {
	const { context, templateId } = await makeTemplate();
	await edit(context, templateId, { from: 1, baseVersion: 0 }, setTitle("Mine"));
	const request = editTemplateOperation.body.parse({ title: "Theirs" });
	const [saved] = await Promise.allSettled([
		save(context, templateId, 1, 1),
		editTemplate(context, { templateId, request }),
	]);
	const { title, version } = await viewTemplate(context, { templateId });
	expect([title, version, await db().draft.count({ where: { templateId } })]).toEqual(
		saved?.status === "fulfilled" ? ["Theirs", 3, 0] : ["Theirs", 2, 1],
	);
});

it("keeps several editors together, and gives the whole draft to one that began elsewhere", async () => {
	const { context, templateId } = await makeTemplate();
	await edit(context, templateId, { from: 1, baseVersion: 0 }, setTitle("A"));
	const second = await edit(context, templateId, { from: 1, baseVersion: 0 }, setTitle("B"));
	expect(second.steps).toHaveLength(2);
	const named = { templateId, from: 1 };
	expect((await fetchTemplateSteps(context, { ...named, since: 1 })).steps).toHaveLength(1);
	await editTemplate(context, { templateId, request: editTemplateOperation.body.parse({ title: "Theirs" }) });
	const late = await edit(context, templateId, { from: 2, baseVersion: 0 }, setTitle("C"));
	expect(late).toMatchObject({ version: 2, steps: null, state: { document: { title: "B" } } });
	const stale = await edit(context, templateId, { from: 1, baseVersion: 1 }, setTitle("D"));
	expect(stale).toMatchObject({ version: 3, refused: [] });
	await expect(save(context, templateId, 1, 2)).rejects.toMatchObject({ code: "Conflict" });
});

it("discards what wasn’t saved with its files, and tells other editors what became of it", async () => {
	const { context, templateId } = await makeTemplate();
	const at = { from: 1, baseVersion: 0 };
	const { file } = await upload(context, templateId, at);
	expect(await db().templateFile.count({ where: { templateId } })).toBe(2);
	const { uploadKey, workingKey } = await db().templateFile.findUniqueOrThrow({ where: { id: file.id } });
	const keys = [...new Set([uploadKey, workingKey])];
	expect(await discardEditedTemplate(context, { templateId })).toEqual({ isDeleted: false });
	expect(await db().templateFile.count({ where: { id: file.id } })).toBe(0);
	expect(await db().unreferencedObject.count({ where: { key: { in: keys } } })).toBe(keys.length);
	expect(await db().templateFile.count({ where: { templateId } })).toBe(1);
	const stale = () => goneFrom(edit(context, templateId, { from: 1, baseVersion: 1 }, setTitle("Late")));
	expect(await stale()).toMatchObject({ status: "discarded" });
	await edit(context, templateId, at, setTitle("Again"));
	await save(context, templateId, 1, 1);
	expect(await stale()).toMatchObject({ status: "applied", by: context.principal.name });
	const unsaved = randomUUID();
	await edit(context, unsaved, { from: 0, baseVersion: 0 }, setTitle("New"));
	expect(await discardEditedTemplate(context, { templateId: unsaved })).toEqual({ isDeleted: true });
	expect(await db().template.count({ where: { id: unsaved } })).toBe(0);
});

it("keeps files of earlier versions, and drops a draft with its template", async () => {
	const { context, templateId } = await makeTemplate();
	const { state } = await openTemplateEditor(context, { templateId });
	const [former = ""] = Object.keys(state?.files ?? {});
	await upload(context, templateId, { from: 1, baseVersion: 0 }, former);
	await save(context, templateId, 1, 1);
	expect(await db().templateFile.count({ where: { templateId } })).toBe(2);
	expect((await viewTemplate(context, { templateId })).files).toMatchObject([{ name: "letter.pdf" }]);
	await edit(context, templateId, { from: 2, baseVersion: 0 }, setTitle("More"));
	await deleteTemplate(context, { templateId, deletePermanently: true });
	expect(await db().draft.count({ where: { templateId } })).toBe(0);
});

it("is for people who may edit the template, and for no one who may only use it", async () => {
	const { context, templateId } = await makeTemplate();
	const { accountId } = context.principal;
	const other = await makeUserContext({ accountId, role: "Member" });
	const at = { from: 1, baseVersion: 0 };
	const share = { id: randomUUID(), templateId, userId: other.principal.userId, at: new Date() };
	const verbs = [
		() => openTemplateEditor(other, { templateId }),
		() => edit(other, templateId, at, setTitle("Rent")),
		() => save(other, templateId, 1, 1),
		() => discardEditedTemplate(other, { templateId }),
	];
	const codes = async () => {
		const outcomes: unknown[] = [];
		for (const verb of verbs)
			outcomes.push(
				await verb().then(
					() => "in",
					({ code }) => code,
				),
			);
		return outcomes;
	};
	const none = Array(4).fill("NotFound");
	expect(await codes()).toEqual(none);
	await db().templateShare.create({ data: { ...share, access: "Use" } });
	expect(await codes()).toEqual(none);
	await db().templateShare.update({ where: { id: share.id }, data: { access: "Edit" } });
	expect(await openTemplateEditor(other, { templateId })).toMatchObject({ version: 0 });
	await edit(other, templateId, at, setTitle("Rent"));
	await save(other, templateId, 1, 1);
	expect(await viewTemplate(context, { templateId })).toMatchObject({ title: "Rent", changedBy: other.principal.name });
});
