import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { pdfText } from "#lib/pdf/seal/testing/judges.ts";
import { type ApiCaller, makeCaller, SIGNER } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	LANDLORD,
	makeTemplate,
	readDocument,
	readTemplate,
	sendTemplate,
	TENANT,
} from "#lib/testing/make-template.ts";
import { makeTeam, UNKNOWN_ID } from "#lib/testing/people.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const list = async (query: Record<string, string>) => {
	const { body } = await caller.call("GET", `/v1/template/list?${new URLSearchParams({ page: "1", ...query })}`);
	return (body.result as { documentId: string }[]).map(({ documentId }) => documentId);
};
const edit = (templateId: string, body: object) =>
	caller.call("PUT", `/v1/template/edit?templateId=${templateId}`, body);

describe("a created template", () => {
	it("reads back as it was given", async () => {
		const brandId = await makeBrand(caller);
		const parts = {
			Description: "For flats",
			DocumentTitle: "Lease of a flat",
			DocumentMessage: "Please sign.",
			BrandId: brandId,
			"CC[0][EmailAddress]": "office@example.com",
			"Labels[0]": "2026",
			"TemplateLabels[0]": "flats",
			EnableSigningOrder: "true",
			EnableReassign: "false",
			AllowMessageEditing: "false",
			AllowNewRoles: "false",
			AllowNewFiles: "false",
			AllowModifyFiles: "false",
			"FormFieldPermission[CanAdd]": "false",
			"AllowedSignatureTypes[0]": "Draw",
			DocumentTimeZone: "Europe/Paris",
		};
		const note = { ...SIGNER.formFields[1], isDefaultValueRequired: true, allowDeleteFormField: false };
		const tenant = { ...TENANT, formFields: [SIGNER.formFields[0], note], imposeAuthentication: "EmailOTP" };
		const templateId = await makeTemplate(caller, parts, [tenant, { ...LANDLORD, allowRoleDelete: false }]);
		expect(await readTemplate(caller, templateId)).toMatchObject({
			...{ templateId, title: "Lease", description: "For flats", documentTitle: "Lease of a flat" },
			...{ documentMessage: "Please sign.", brandId, cCDetails: ["office@example.com"] },
			...{ labels: ["2026"], templateLabels: ["flats"], enableSigningOrder: true, enableReassign: false },
			...{ allowMessageEditing: false, allowNewRoles: false, allowNewFiles: false, allowModifyFiles: false },
			formFieldPermission: { canAdd: false, canModify: true },
			...{ allowedSignatureTypes: ["Draw"], documentTimeZone: "Europe/Paris" },
			files: [{ documentName: "Lease.pdf", order: 0, pageCount: 1 }],
			createdBy: { name: "Ada Sender", emailAddress: caller.email },
			roles: [
				{
					...{ name: "Tenant", index: 1, defaultSignerEmail: "", imposeAuthentication: "EmailOTP" },
					...{ enableEmailOTP: true, allowRoleEdit: true, allowRoleDelete: true },
					formFields: [
						{ id: "sign", fieldType: "Signature", pageNumber: 1, bounds: SIGNER.formFields[0]?.bounds },
						{ id: "note", isDefaultValueRequired: true, allowDeleteFormField: false, allowEditFormField: true },
					],
				},
				{ name: "Landlord", index: 2, defaultSignerName: "Mia Chen", allowRoleDelete: false },
			],
		});
	});

	it("has the fields of its text tags", async () => {
		const size = { width: 120, height: 24 };
		const definition = { definitionId: "def1", type: "TextBox", signerIndex: 1, fieldId: "moved", size };
		const parts = { UseTextTags: "true", TextTagDefinitions: JSON.stringify(definition) };
		const roles = [
			{ name: "Tenant", index: 1 },
			{ name: "Landlord", index: 2 },
		];
		const { roles: made } = await readTemplate(caller, await makeTemplate(caller, parts, roles, "text-tags.pdf"));
		const ids = (made as { formFields: { id: string }[] }[]).map((role) => role.formFields.map(({ id }) => id));
		expect(ids).toEqual([expect.arrayContaining(["s1", "moved", "d1"]), ["c1"]]);
	});
});

it("a list is narrowed by each of its filters", async () => {
	const [brandId, teamId] = [await makeBrand(caller), await makeTeam(caller)];
	const found = await makeTemplate(caller, { Title: "Harbour rent", BrandId: brandId, TemplateLabels: "quay" });
	const other = await makeTemplate(caller);
	const teams = [{ teamId, action: "Grant", accessLevel: "Use" }];
	await caller.call("PATCH", `/v1/template/share?templateId=${found}`, { teams });
	for (const query of [
		{ searchKey: "harbour" },
		{ searchKey: found },
		{ templateLabels: "quay" },
		{ brandIds: brandId },
		{ sharedWithTeamId: teamId },
	] as Record<string, string>[]) {
		expect([query, await list(query)]).toEqual([query, [found]]);
	}
	expect((await list({})).slice(0, 2)).toEqual([other, found]);
	expect(await list({ createdBy: caller.email.toUpperCase() })).toContain(found);
	expect(await list({ createdBy: "other@example.com" })).toEqual([]);
	expect(await list({ templateType: "mytemplates" })).toContain(found);
	expect(await list({ templateType: "sharedtemplate" })).toEqual([]);
	expect(await list({ startDate: "2999-01-01" })).toEqual([]);
	expect(await list({ onBehalfOf: "other@example.com" })).toEqual([]);
});

describe("an edited template", () => {
	it("replaces what is given, keeps the rest, and leaves sent documents alone", async () => {
		const templateId = await makeTemplate(caller, { Description: "For flats", "CC[0][EmailAddress]": "a@example.com" });
		const { body } = await sendTemplate(caller, templateId);
		const before = await readDocument(caller, body.documentId);
		const buyer = { ...TENANT, name: "Buyer", formFields: [{ ...SIGNER.formFields[0], id: "buyer-sign" }] };
		expect(await edit(templateId, { title: "Sale", roles: [buyer] })).toMatchObject({ status: 204 });
		expect(await readTemplate(caller, templateId)).toMatchObject({
			...{ title: "Sale", description: "For flats", cCDetails: ["a@example.com"] },
			roles: [{ name: "Buyer", index: 1, formFields: [{ id: "buyer-sign" }] }],
		});
		expect(await readDocument(caller, body.documentId)).toEqual(before);
		const kept = await db().templateVersion.findMany({ where: { templateId }, orderBy: { version: "asc" } });
		expect(kept.map(({ version }) => version)).toEqual([1, 2]);
	});

	it("gets and loses labels, of which documents get their own only", async () => {
		const templateId = await makeTemplate(caller);
		const body = { templateId, documentLabels: ["2026", "q1"], templateLabels: ["flats", "old"] };
		await caller.call("PATCH", "/v1/template/addTags", body);
		const removed = { templateId, documentLabels: ["q1"], templateLabels: ["old"] };
		expect(await caller.call("DELETE", "/v1/template/deleteTags", removed)).toMatchObject({ status: 200 });
		expect(await readTemplate(caller, templateId)).toMatchObject({ labels: ["2026"], templateLabels: ["flats"] });
		const sent = await sendTemplate(caller, templateId);
		expect(await readDocument(caller, sent.body.documentId)).toMatchObject({ labels: ["2026"] });
	});
});

describe("a deleted template", () => {
	it.each([
		["goes to the trash", "", 1],
		["is gone when the request says so", "&deletePermanently=true", 0],
	])("%s, and its documents stay", async (_, query, left) => {
		const templateId = await makeTemplate(caller);
		const { body } = await sendTemplate(caller, templateId);
		const path = `/v1/template/delete?templateId=${templateId}${query}`;
		expect(await caller.call("DELETE", path)).toMatchObject({ status: 204 });
		expect(await readTemplate(caller, templateId)).toMatchObject({ status: 404 });
		expect(await list({ searchKey: templateId })).toEqual([]);
		expect(await sendTemplate(caller, templateId)).toMatchObject({ status: 404 });
		expect(await db().template.count({ where: { id: templateId } })).toBe(left);
		expect(await readDocument(caller, body.documentId)).toMatchObject({ status: "InProgress" });
	});
});

describe("a downloaded template", () => {
	const download = (templateId: string, query = "") =>
		caller.call("GET", `/v1/template/download?templateId=${templateId}${query}`);

	it("is a PDF of all files, with default values if the request says so", async () => {
		const note = { ...SIGNER.formFields[1], value: "Two rooms" };
		const templateId = await makeTemplate(caller, {}, [{ ...TENANT, formFields: [SIGNER.formFields[0], note] }]);
		const plain = await download(templateId);
		expect(plain.headers.get("content-type")).toBe("application/pdf");
		expect(pdfText(plain.bytes)).not.toContain("Two rooms");
		expect(pdfText((await download(templateId, "&includeFormFieldValues=true")).bytes)).toContain("Two rooms");
	});

	it("is unknown with the ID of none", async () => {
		expect(await download(UNKNOWN_ID)).toMatchObject({ status: 404, body: { errorType: "NotFound" } });
	});
});

it("a template keeps 200 versions, and of older days one each", async () => {
	const templateId = await makeTemplate(caller);
	const [first] = await db().templateVersion.findMany({ where: { templateId } });
	const saved = { ...first, state: first?.state ?? {}, terms: first?.terms ?? {}, byName: "Ada" };
	// The first one is the only one of its day.
	const at = (place: number) => new Date(Date.UTC(2026, 0, 1, place === 0 ? -1 : place));
	const rows = Array.from({ length: 200 }, (_, index) => ({ ...saved, templateId, version: index + 1, at: at(index) }));
	await db().templateVersion.deleteMany({ where: { templateId } });
	await db().templateVersion.createMany({ data: rows });
	await db().template.update({ where: { id: templateId }, data: { version: 200 } });
	for (const title of ["Sale", "Rent"]) expect((await edit(templateId, { title })).status).toBe(204);
	const left = await db().templateVersion.findMany({ where: { templateId }, orderBy: { version: "asc" } });
	expect(left.map(({ version }) => version)).toEqual([1, ...Array.from({ length: 199 }, (_, index) => index + 4)]);
	expect(await readTemplate(caller, templateId)).toMatchObject({ title: "Rent" });
});
