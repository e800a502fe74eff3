import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemplateOperation } from "#lib/contract/templates/create-template.ts";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { type GrantedContext, jobContext, operatorContext } from "#lib/domain/context.ts";
import { resumeIntakes } from "#lib/domain/housekeeping/resume-work.ts";
import { buildBody } from "#lib/domain/webhooks/build-body.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { LANDLORD, readTemplate, sendTemplate, TENANT } from "#lib/testing/make-template.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { javaProblems } from "#lib/testing/sdks/java-webhooks.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { createTemplate } from "./create-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { duplicateTemplate } from "./duplicate-template.ts";
import { openTemplateEditor } from "./editing/open-template-editor.ts";
import { ingestTemplate } from "./ingest-template.ts";
import { viewTemplate } from "./view-template.ts";

useTestDatabase();

const ROLES = [TENANT, LANDLORD];
const TEXT_TAGS = { useTextTags: true, textTagDefinitions: [] };

async function upload(name: string) {
	const path = join((await makeTempDir()).path, name);
	await copyFile(join(process.cwd(), "lib/testing/corpus", name), path);
	return { path, fileName: name, sizeBytes: (await stat(path)).size, sha256: await sha256OfFile(path) };
}

async function makeSlow(names: string[], more: object = {}) {
	const caller = await makeCaller();
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
	const context = (await contextOfCaller(caller)) as GrantedContext;
	const request = createTemplateOperation.body.parse({
		title: "Lease",
		roles: ROLES,
		templateLabels: ["flats"],
		...more,
	});
	const files = await Promise.all(names.map(upload));
	const { templateId } = await createTemplate(context, { request, files }, 0);
	return { caller, context, templateId, files };
}

async function eventsOf({ accountId }: ApiCaller) {
	const rows = await db().webhookDelivery.findMany({
		where: { endpoint: { accountId } },
		orderBy: { createdAt: "asc" },
	});
	const bodies = await Promise.all(
		rows.map(async (row) => JSON.parse(await buildBody(readJson("WebhookDelivery", row)))),
	);
	expect(bodies.flatMap(javaProblems)).toEqual([]);
	return bodies.map(({ event, data }) => [event.eventType, data.status, data.errorMessage]);
}

const filesOf = (templateId: string) => db().templateFile.findMany({ where: { templateId } });
const run = (templateId: string, isLastAttempt = false) => ingestTemplate(jobContext(), templateId, { isLastAttempt });
const isOfJob = (templateId: string) => db().$queryRaw<unknown[]>`
	SELECT 1 FROM pgboss.job WHERE name = 'template-intake' AND data->>'templateId' = ${templateId} AND state = 'created'`;

it("a slow intake leaves a Draft that can’t be used yet, and a job makes it ready", async () => {
	const { caller, context, templateId } = await makeSlow(["plain.pdf", "text-tags.pdf"], { fileUrls: [] });
	expect(await readTemplate(caller, templateId)).toMatchObject({
		...{ status: "Draft", errorMessage: null, files: [], title: "Lease" },
		roles: [
			{ name: "Tenant", formFields: [] },
			{ name: "Landlord", formFields: [] },
		],
	});
	const refused = {
		status: 409,
		body: { errorType: "Conflict", error: expect.stringContaining("still being processed") },
	};
	expect(await sendTemplate(caller, templateId)).toMatchObject(refused);
	const at = `templateId=${templateId}`;
	const edit = (body: object) => caller.call("PUT", `/v1/template/edit?${at}`, body);
	expect(await edit({ title: "Sale" })).toMatchObject(refused);
	expect(await caller.call("PATCH", "/v1/template/addTags", { templateId, documentLabels: ["q1"] })).toMatchObject(
		refused,
	);
	expect(await caller.call("GET", `/v1/template/download?${at}`)).toMatchObject(refused);
	const uses = [
		draftFromTemplate(context, { templateId, version: 1, people: [] }),
		duplicateTemplate(context, { templateId, nameOf: (title: string) => title }),
		openTemplateEditor(context, { templateId }),
	];
	await Promise.all(uses.map((use) => expect(use).rejects.toMatchObject({ code: "Conflict" })));

	await runJobs("template-intake");
	expect(await readTemplate(caller, templateId)).toMatchObject({
		...{ status: "Completed", errorMessage: null, templateLabels: ["flats"] },
		files: [{ documentName: "plain.pdf", pageCount: expect.any(Number) }, { documentName: "text-tags.pdf" }],
		roles: [{ formFields: [{ type: "Signature" }, {}] }, { formFields: [{ id: "landlord-sign" }] }],
	});
	expect(await sendTemplate(caller, templateId)).toMatchObject({ status: 201 });
	expect((await edit({ title: "Sale" })).status).toBe(204);
	expect(await eventsOf(caller)).toMatchObject([
		["TemplateDraftCreated", "Completed", null],
		["TemplateCreated", "Completed", null],
		["Sent", "InProgress", null],
		["TemplateEdited", "Completed", null],
	]);
	expect(await db().templateIntake.count({ where: { templateId } })).toBe(0);
});

it("what a job that was killed had done isn’t done twice", async () => {
	const { caller, templateId } = await makeSlow(["plain.pdf"]);
	// One is killed after storing files and before its transaction, another after it; two run at the same time.
	await Promise.all([run(templateId), run(templateId)]);
	await run(templateId);
	const files = await filesOf(templateId);
	expect(files).toHaveLength(1);
	for (const { uploadKey, workingKey } of files) {
		expect(await Promise.all([uploadKey, workingKey].map((key) => storage().exists(key)))).toEqual([true, true]);
	}
	expect((await eventsOf(caller)).map(([type]) => type)).toEqual(["TemplateDraftCreated", "TemplateCreated"]);
	expect(await db().templateVersion.count({ where: { templateId } })).toBe(1);
});

it("files that can’t be used make it Failed, and say why", async () => {
	const { caller, context, templateId } = await makeSlow(["enc-aes256-userpw.pdf"]);
	await run(templateId);
	const { errorMessage } = await readTemplate(caller, templateId);
	expect(errorMessage).toContain("enc-aes256-userpw.pdf");
	expect(await readTemplate(caller, templateId)).toMatchObject({ status: "Draft", files: [] });
	expect(await viewTemplate(context, { templateId })).toMatchObject({
		...{ status: "Failed", failure: { text: errorMessage, said: { key: expect.any(String) } } },
	});
	expect(await sendTemplate(caller, templateId)).toMatchObject({
		...{ status: 409, body: { error: expect.stringContaining("can’t be used") } },
	});
	expect(await eventsOf(caller)).toMatchObject([
		["TemplateDraftCreated", "Draft", errorMessage],
		["TemplateCreateFailed", "Draft", errorMessage],
	]);
	expect([await filesOf(templateId), await db().templateIntake.count({ where: { templateId } })]).toEqual([[], 0]);
	expect((await caller.call("DELETE", `/v1/template/delete?templateId=${templateId}`)).status).toBe(204);
});

it("a fault that isn’t the request’s is tried again, and at last makes it Failed", async () => {
	const { caller, templateId } = await makeSlow(["plain.pdf"]);
	const [file] = await filesOf(templateId);
	await storage().delete(file?.uploadKey ?? "");
	await expect(run(templateId)).rejects.toThrow("is not in the storage");
	expect(await readTemplate(caller, templateId)).toMatchObject({ status: "Draft", errorMessage: null });
	await run(templateId, true);
	expect(await readTemplate(caller, templateId)).toMatchObject({
		errorMessage: "The files couldn’t be processed. Create the template again.",
	});
});

it("a Draft whose job was lost gets another one, and one that was deleted none", async () => {
	const { templateId } = await makeSlow(["plain.pdf"]);
	await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'template-intake'`;
	await resumeIntakes(jobContext());
	expect(await isOfJob(templateId)).toHaveLength(0);
	await resumeIntakes(jobContext(() => new Date(Date.now() + 2 * 3_600_000)));
	expect(await isOfJob(templateId)).toHaveLength(1);
	await db().template.delete({ where: { id: templateId } });
	await runJobs("template-intake");
});

it("a refusal within the time is an answer, and nothing is stored", async () => {
	const caller = await makeCaller();
	const context = (await contextOfCaller(caller)) as GrantedContext;
	const request = createTemplateOperation.body.parse({ title: "Lease", roles: ROLES, ...TEXT_TAGS });
	const files = [await upload("not-a-pdf.pdf")];
	await expect(createTemplate(context, { request, files })).rejects.toMatchObject({ code: "UnusableFile" });
	expect(await db().template.count({ where: { accountId: caller.accountId } })).toBe(0);
});
