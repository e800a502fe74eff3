import { readFile } from "node:fs/promises";
import * as sdk from "boldsign";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE_OPERATIONS } from "#lib/contract/templates/operations.ts";
import { type ApiCaller, corpusFile, makeCaller } from "#lib/testing/api-caller.ts";
import { type ApiServer, startApiServer } from "#lib/testing/api-server.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeTeam } from "#lib/testing/people.ts";
import { callsOf, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";
import { makeField } from "#lib/testing/sdk-request.ts";

useTestDatabase();

let server: ApiServer;
let api: sdk.TemplateApi;
let documents: sdk.DocumentApi;
let caller: ApiCaller;
beforeAll(async () => {
	server = await startApiServer();
	caller = await makeCaller();
	api = new sdk.TemplateApi(server.url);
	documents = new sdk.DocumentApi(server.url);
	for (const one of [api, documents]) one.setApiKey(caller.key);
});
afterAll(() => server.close());

const make = <T extends object>(model: new () => T, values: Partial<T>): T => Object.assign(new model(), values);

const file = async (filename = "Lease.pdf") => ({
	...{ value: await corpusFile("plain.pdf"), options: { filename, contentType: "application/pdf" } },
});

function makeRole(name: string, index: number): sdk.TemplateRole {
	const { Signature, TextBox } = sdk.FormField.FieldTypeEnum;
	const bounds = make(sdk.Rectangle, { x: 50, y: 300 * index, width: 150, height: 25 });
	const note = Object.assign(makeField(`${name}-note`, TextBox), { isRequired: false, bounds });
	const signerType = sdk.TemplateRole.SignerTypeEnum.Signer;
	return make(sdk.TemplateRole, { name, index, signerType, formFields: [makeField(`${name}-sign`, Signature), note] });
}

async function create(): Promise<string> {
	const request = make(sdk.CreateTemplateRequest, {
		...{ title: "Lease", description: "For flats", documentTitle: "Lease of a flat", documentMessage: "Please sign." },
		roles: [makeRole("Tenant", 1), makeRole("Landlord", 2)],
		cc: [make(sdk.DocumentCC, { emailAddress: "copy@example.com" })],
		...{ labels: ["2026"], templateLabels: ["flats"], files: [await file()] },
	});
	return String((await api.createTemplate(request)).templateId);
}

const tenant = (more: Partial<sdk.Role> = {}) =>
	make(sdk.Role, { roleIndex: 1, signerName: "Grace", signerEmail: "grace@example.com", ...more });
const landlord = () => make(sdk.Role, { roleIndex: 2, signerName: "Mia", signerEmail: "mia@example.com" });

describe("the public SDK works with templates", () => {
	it("creates one, and reads and lists what it created", async () => {
		const templateId = await create();
		expect(await api.getProperties(templateId)).toMatchObject({
			...{ templateId, title: "Lease", description: "For flats", documentTitle: "Lease of a flat" },
			...{ documentMessage: "Please sign.", labels: ["2026"], templateLabels: ["flats"] },
			cCDetails: ["copy@example.com"],
			roles: [
				{ name: "Tenant", index: 1, formFields: [{ id: "Tenant-sign" }, { id: "Tenant-note" }] },
				{ name: "Landlord", index: 2 },
			],
		});
		const mine = await api.listTemplates(
			1,
			"mytemplates",
			10,
			"lease",
			undefined,
			[caller.email],
			["flats"],
			new Date(0),
		);
		expect(mine.result?.[0]).toMatchObject({ documentId: templateId, templateName: "Lease", accessType: "Edit" });
	});

	it("edits, labels and shares it", async () => {
		const templateId = await create();
		await api.editTemplate(templateId, make(sdk.EditTemplateRequest, { title: "Sale", roles: [makeRole("Buyer", 1)] }));
		await api.addTag(make(sdk.TemplateTag, { templateId, documentLabels: ["q1"], templateLabels: ["sales"] }));
		await api.deleteTag(make(sdk.TemplateTag, { templateId, documentLabels: ["2026"], templateLabels: ["flats"] }));
		const teamId = await makeTeam(caller);
		const { ActionEnum, AccessLevelEnum } = sdk.TemplateTeamShareRequest;
		const share = { teamId, action: ActionEnum.Grant, accessLevel: AccessLevelEnum.Use };
		const teams = [make(sdk.TemplateTeamShareRequest, share)];
		await api.shareTemplate(templateId, make(sdk.TemplateShareRequest, { teams }));
		expect(await api.getProperties(templateId)).toMatchObject({
			...{ title: "Sale", description: "For flats", labels: ["q1"], templateLabels: ["sales"] },
			roles: [{ name: "Buyer" }],
			sharing: { teams: [{ teamId, accessType: "Use" }] },
		});
	});

	it("sends a document made from it", async () => {
		const templateId = await create();
		const existingFormFields = [make(sdk.ExistingFormField, { id: "Tenant-note", value: "Two rooms" })];
		const request = make(sdk.SendForSignFromTemplateForm, {
			...{ title: "Flat 4", roles: [tenant({ existingFormFields }), landlord()], files: [await file("Map.pdf")] },
			...{ removeFormFields: ["Landlord-note"], labels: ["2027"], metaData: { order: "7" } },
		});
		const { documentId } = await api.sendUsingTemplate(templateId, request);
		expect(await documents.getProperties(String(documentId))).toMatchObject({
			...{ messageTitle: "Flat 4", documentDescription: "Please sign.", status: "InProgress", labels: ["2027"] },
			...{ metaData: { order: "7" }, expiryDays: 60, ccDetails: [{ emailAddress: "copy@example.com" }] },
			files: [{ documentName: "Lease.pdf" }, { documentName: "Map.pdf" }],
			signerDetails: [
				{ signerEmail: "grace@example.com", formFields: [{ id: "Tenant-sign" }, { value: "Two rooms" }] },
				{ signerEmail: "mia@example.com", formFields: [{ id: "Landlord-sign" }] },
			],
		});
	});

	it("removes a role, and the others are numbered again", async () => {
		const roles = [make(sdk.Role, { roleIndex: 1, signerName: "Mia", signerEmail: "mia@example.com" })];
		const request = make(sdk.SendForSignFromTemplateForm, { roles, roleRemovalIndices: [1] });
		const { documentId } = await api.sendUsingTemplate(await create(), request);
		const { signerDetails, messageTitle } = await documents.getProperties(String(documentId));
		expect(messageTitle).toBe("Lease of a flat");
		expect(signerDetails).toMatchObject([{ signerRole: "Landlord", signerEmail: "mia@example.com" }]);
		expect(signerDetails).toHaveLength(1);
	});

	it("merges two into one document", async () => {
		const templateIds = [await create(), await create()];
		const request = make(sdk.MergeAndSendForSignForm, { templateIds, title: "Both", roles: [tenant(), landlord()] });
		const { documentId } = await api.mergeAndSend(request);
		const { signerDetails, files } = await documents.getProperties(String(documentId));
		expect(files).toHaveLength(2);
		expect(signerDetails?.map(({ formFields }) => formFields?.map(({ id }) => id))).toEqual([
			["Tenant-sign", "Tenant-note", "Tenant-sign_2", "Tenant-note_2"],
			["Landlord-sign", "Landlord-note", "Landlord-sign_2", "Landlord-note_2"],
		]);
	});

	it("downloads and deletes it", async () => {
		const templateId = await create();
		for (const withValues of [false, true]) {
			const bytes = await api.download(templateId, undefined, withValues);
			expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
		}
		await api.deleteTemplate(templateId);
		await expect(api.getProperties(templateId)).rejects.toMatchObject({ response: { status: 404 } });
	});

	it("sees refusals", async () => {
		const templateId = await create();
		const request = make(sdk.SendForSignFromTemplateForm, { roles: [tenant({ signerEmail: "" }), landlord()] });
		const refusal = await api.sendUsingTemplate(templateId, request).catch((error: unknown) => error);
		expect(refusal).toMatchObject({ response: { status: 400 } });
	});
});

it("nothing there is for templates was left out of the public SDK’s calls", () => {
	expect([...server.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.templates)));
});

/** What the public interface answers where the SDK has no table: without a body. */
const WITHOUT_BODY: Record<string, number> = { addTags: 200, delete: 204, deleteTags: 200, edit: 204, share: 200 };

it("every success has the status that the SDK’s tables expect", async () => {
	const source = await readFile("node_modules/boldsign/api/templateApi.ts", "utf8");
	const expected = Object.values(TEMPLATE_OPERATIONS).map(({ path }) => {
		const [, method = ""] = source.split(`this.basePath + '${path}';`);
		const table = /^.*?handleErrorCodeResponse\(\s*reject,\s*error\.response,\s*(2\d\d),/s;
		const [body = ""] = method.split("localVarPath = ");
		return [path, WITHOUT_BODY[path.split("/").at(-1) ?? ""] ?? Number(table.exec(body)?.[1])];
	});
	expect(Object.values(TEMPLATE_OPERATIONS).map(({ path, status }) => [path, status])).toEqual(expected);
});
