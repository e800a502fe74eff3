import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import { addTemplateFile } from "#lib/domain/templates/editing/add-template-file.ts";
import { saveEditedTemplate } from "#lib/domain/templates/editing/save-edited-template.ts";
import { applyTemplateSteps } from "#lib/domain/templates/editing/template-steps.ts";

type At = { from: number; baseVersion: number };

/** A template of a user with plain.pdf and a role. @returns its id */
async function makeOwnTemplate(context: UserContext): Promise<string> {
	const [templateId, recipientId] = [randomUUID(), randomUUID()];
	const fileId = await upload(context, templateId, { from: 0, baseVersion: 0 }, "plain.pdf");
	const field = makeDraftField("Signature", { fileId, recipientId, id: "sign" });
	const add = stepOf({ kind: "add", in: "fields", id: randomUUID(), value: field });
	const steps = [setTitle("Lease"), addRecipient({ role: "Tenant" }, recipientId), add];
	await edit(context, templateId, { from: 0, baseVersion: 1 }, steps);
	await saveEditedTemplate(context, { templateId, from: 0, version: 4, replaces: null, roleName: String });
	return templateId;
}

/** The same, being edited: since it was saved, it has got another title and another file. */
export async function makeEditedTemplate(context: UserContext): Promise<string> {
	const templateId = await makeOwnTemplate(context);
	await upload(context, templateId, { from: 1, baseVersion: 0 }, "rotate90.pdf");
	await edit(context, templateId, { from: 1, baseVersion: 1 }, [setTitle("Lease, unsaved")]);
	return templateId;
}

/** The keys of what is stored of a template’s files. */
export async function keysOfTemplate(templateId: string): Promise<string[]> {
	const files = await db().templateFile.findMany({ where: { templateId } });
	return [...new Set(files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]))].sort();
}

async function upload(context: UserContext, templateId: string, at: At, name: string): Promise<string> {
	const asked = { templateId, ...at, fileId: null, replaces: null, clientId: randomUUID() };
	return (await addTemplateFile(context, { ...asked, file: await corpusFile(name) })).file.id;
}

function edit(context: UserContext, templateId: string, at: At, steps: object[]) {
	return applyTemplateSteps(context, { templateId, ...at, clientId: randomUUID(), steps });
}
