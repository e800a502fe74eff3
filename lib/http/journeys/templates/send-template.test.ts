import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, corpusFile, makeCaller, SIGNER } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	LANDLORD,
	MIA,
	makeTemplate,
	readDocument,
	sendTemplate,
	TENANT,
	templateForm,
} from "#lib/testing/make-template.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const [SIGN, NOTE] = SIGNER.formFields;
const BROKER = {
	...{ name: "Broker", index: 3, defaultSignerName: "Omar Diaz", defaultSignerEmail: "omar@example.com" },
	formFields: [{ ...SIGN, id: "broker-sign", bounds: { x: 50, y: 300, width: 150, height: 40 } }],
};

type Signer = { signerEmail: string; formFields: { id: string; value: string | null }[] };

/** Sends, and reads the document. */
async function send(templateId: string, body: object = {}, by = caller) {
	const answer = await sendTemplate(by, templateId, body);
	expect(answer).toMatchObject({ status: 201 });
	return readDocument(by, answer.body.documentId);
}

const fieldIds = ({ signerDetails }: Record<string, unknown>) =>
	(signerDetails as Signer[]).map(({ signerEmail, formFields }) => [signerEmail, ...formFields.map(({ id }) => id)]);

it("counts each send as a use by the sender", async () => {
	const templateId = await makeTemplate(caller);
	await send(templateId);
	await send(templateId);
	const body = { templateIds: [templateId], roles: [MIA] };
	expect(await caller.call("POST", "/v1/template/mergeAndSend", body)).toMatchObject({ status: 201 });
	const uses = await db().templateUse.findMany({ where: { templateId } });
	expect(uses).toMatchObject([{ userId: caller.userId, count: 3 }]);
});

describe("roles", () => {
	it("are filled, and known ones can be left out", async () => {
		const templateId = await makeTemplate(caller);
		expect(await send(templateId)).toMatchObject({
			...{ messageTitle: "Lease", status: "InProgress" },
			files: [{ documentName: "Lease.pdf", pageCount: 1, templateId }],
			signerDetails: [
				{ signerName: "Mia Tenant", signerEmail: "tenant@example.com", signerRole: "Tenant", order: 1 },
				{ signerName: "Mia Chen", signerEmail: "mia@example.com", signerRole: "Landlord", order: 2 },
			],
		});
		const document = await db().document.findFirstOrThrow({ where: { templateId } });
		expect(document).toMatchObject({ templateVersion: 1, accountId: caller.accountId });
	});

	it("are numbered again when some are removed", async () => {
		const templateId = await makeTemplate(caller, {}, [TENANT, LANDLORD, BROKER]);
		const roles = [{ roleIndex: 1, signerName: "Ida", signerEmail: "ida@example.com" }];
		expect(fieldIds(await send(templateId, { roleRemovalIndices: [1], roles }))).toEqual([
			["ida@example.com", "landlord-sign"],
			["omar@example.com", "broker-sign"],
		]);
	});

	it("are added with fields of their own", async () => {
		const templateId = await makeTemplate(caller);
		const formFields = [{ ...SIGN, id: "witness-sign", bounds: { x: 50, y: 400, width: 150, height: 40 } }];
		const witness = {
			roleIndex: 3,
			signerName: "Ida",
			signerEmail: "ida@example.com",
			signerRole: "Witness",
			formFields,
		};
		expect(fieldIds(await send(templateId, { roles: [MIA, witness] }))[2]).toEqual(["ida@example.com", "witness-sign"]);
	});

	it("sign in the order of the template or of the request", async () => {
		const templateId = await makeTemplate(caller, { EnableSigningOrder: "true" });
		const ordered = await send(templateId);
		expect(ordered).toMatchObject({ enableSigningOrder: true, signerDetails: [{ order: 1 }, { order: 2 }] });
		const landlord = { roleIndex: 2, signerOrder: 1 };
		const turned = await send(templateId, { roles: [{ ...MIA, signerOrder: 2 }, landlord] });
		expect(turned.signerDetails).toMatchObject([
			{ signerEmail: "tenant@example.com", order: 2 },
			{ signerEmail: "mia@example.com", order: 1 },
		]);
		expect(await send(templateId, { enableSigningOrder: false })).toMatchObject({ enableSigningOrder: false });
	});

	it("open with the access code that the sender gives", async () => {
		const templateId = await makeTemplate(caller, {}, [{ ...TENANT, imposeAuthentication: "AccessCode" }]);
		expect(await sendTemplate(caller, templateId)).toMatchObject({ status: 400 });
		expect(await send(templateId, { roles: [{ ...MIA, authenticationCode: "Harbour-11" }] })).toMatchObject({
			signerDetails: [{ enableAccessCode: true, authenticationType: "AccessCode" }],
		});
	});
});

describe("form fields", () => {
	const values = ({ signerDetails }: Record<string, unknown>) =>
		Object.fromEntries(
			(signerDetails as Signer[]).flatMap((one) => one.formFields.map(({ id, value }) => [id, value])),
		);

	it("begin with the template’s values or with the request’s", async () => {
		const templateId = await makeTemplate(caller, {}, [
			{ ...TENANT, formFields: [SIGN, { ...NOTE, value: "Two rooms" }] },
		]);
		expect(values(await send(templateId))).toMatchObject({ note: "Two rooms" });
		const existingFormFields = [{ id: "note", value: "Three rooms", isReadOnly: true }];
		const filled = await send(templateId, { roles: [{ ...MIA, existingFormFields }] });
		expect(values(filled)).toMatchObject({ note: "Three rooms" });
		expect(filled.signerDetails).toMatchObject([{ formFields: [{ id: "sign" }, { id: "note", isReadOnly: true }] }]);
	});

	it("are removed by ID, and added", async () => {
		const templateId = await makeTemplate(caller, {}, [TENANT]);
		const formFields = [{ ...NOTE, id: "phone", bounds: { x: 50, y: 200, width: 150, height: 25 } }];
		const sent = await send(templateId, { removeFormFields: ["note"], roles: [{ ...MIA, formFields }] });
		expect(fieldIds(sent)).toEqual([["tenant@example.com", "sign", "phone"]]);
	});

	it("need a value where the template says so", async () => {
		const templateId = await makeTemplate(caller, {}, [
			{ ...TENANT, formFields: [SIGN, { ...NOTE, isDefaultValueRequired: true }] },
		]);
		const refused = await sendTemplate(caller, templateId);
		expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([
			400,
			["Roles[0].ExistingFormFields"],
		]);
		const existingFormFields = [{ id: "note", value: "Two rooms" }];
		expect(values(await send(templateId, { roles: [{ ...MIA, existingFormFields }] }))).toMatchObject({
			note: "Two rooms",
		});
	});
});

describe("settings", () => {
	it.each([
		[{}, {}, "Lease"],
		[{ DocumentTitle: "Lease of a flat" }, {}, "Lease of a flat"],
		[{ DocumentTitle: "Lease of a flat" }, { title: "Flat 4" }, "Flat 4"],
	])("with %o in the template and %o in the request the title is %s", async (parts, body, title) => {
		expect(await send(await makeTemplate(caller, parts as Record<string, string>), body)).toMatchObject({
			messageTitle: title,
		});
	});

	it("come from the request first, then from the template", async () => {
		const [brandId, other] = [await makeBrand(caller), await makeBrand(caller)];
		const parts = {
			BrandId: brandId,
			DocumentMessage: "Please sign.",
			Labels: "2026",
			"CC[0][EmailAddress]": "a@example.com",
		};
		const templateId = await makeTemplate(caller, parts);
		expect(await send(templateId)).toMatchObject({
			...{
				brandId,
				documentDescription: "Please sign.",
				labels: ["2026"],
				ccDetails: [{ emailAddress: "a@example.com" }],
			},
		});
		const cc = [{ emailAddress: "b@example.com" }];
		const said = { brandId: other, message: "Today, please.", labels: ["2027"], cc, expiryDays: 5 };
		expect(await send(templateId, said)).toMatchObject({
			...{ brandId: other, documentDescription: "Today, please.", labels: ["2027"], expiryDays: 5 },
			ccDetails: [{ emailAddress: "a@example.com" }, { emailAddress: "b@example.com" }],
		});
	});

	it("of a brand that was deleted give way to the account’s", async () => {
		const brandId = await makeBrand(caller);
		const templateId = await makeTemplate(caller, { BrandId: brandId });
		await db().brand.delete({ where: { id: brandId } });
		expect((await send(templateId)).brandId).not.toBe(brandId);
	});
});

it("added files follow the template’s, and their text tags are read", async () => {
	const templateId = await makeTemplate(caller, {}, [TENANT]);
	const form = new FormData();
	const files = [
		["Map.pdf", "plain.pdf"],
		["Tagged.pdf", "text-tags.pdf"],
	] as const;
	for (const [name, file] of files) form.append("Files", new Blob([new Uint8Array(await corpusFile(file))]), name);
	const formFields = [{ ...NOTE, id: "on-map", pageNumber: 2 }];
	form.append("Roles", JSON.stringify({ ...MIA, formFields }));
	const definition = { definitionId: "def1", type: "TextBox", signerIndex: 1, fieldId: "moved" };
	form.append("TextTagDefinitions", JSON.stringify(definition));
	form.append("UseTextTags", "true");
	const extra = { ...MIA, roleIndex: 2, signerEmail: "ida@example.com", formFields: [{ ...SIGN, id: "ida-sign" }] };
	form.append("Roles", JSON.stringify(extra));
	const { body } = await caller.call("POST", `/v1/template/send?templateId=${templateId}`, form);
	const document = await readDocument(caller, body.documentId);
	expect(document.files).toMatchObject([
		{ documentName: "Lease.pdf" },
		{ documentName: "Map.pdf" },
		{ documentName: "Tagged.pdf" },
	]);
	const [mia] = document.signerDetails as { formFields: { id: string; pageNumber: number }[] }[];
	const pages = Object.fromEntries(mia?.formFields.map(({ id, pageNumber }) => [id, pageNumber]) ?? []);
	expect(pages).toMatchObject({ sign: 1, note: 1, "on-map": 2, moved: 3 });
});

it("a template of the sandbox makes documents of the sandbox, and is unknown live", async () => {
	const sandbox = await makeCaller({ accountId: caller.accountId, environment: "sandbox" });
	const templateId = await makeTemplate(sandbox);
	const document = await send(templateId, {}, sandbox);
	const stored = await db().document.findUnique({ where: { id: String(document.documentId) } });
	expect(stored).toMatchObject({ isSandbox: true });
	expect(await sendTemplate(caller, templateId)).toMatchObject({ status: 404 });
	expect(await sendTemplate(sandbox, await makeTemplate(caller))).toMatchObject({ status: 404 });
});

it("a form creates what a JSON body with data URIs creates", async () => {
	const file = `data:application/pdf;base64,${(await corpusFile("plain.pdf")).toString("base64")}`;
	const body = { title: "Lease", files: [file], roles: [TENANT, LANDLORD] };
	const [json, form] = [
		await caller.call("POST", "/v1/template/create", body),
		await caller.call("POST", "/v1/template/create", await templateForm()),
	];
	const made = await Promise.all([json, form].map(({ body: { templateId } }) => send(String(templateId))));
	expect(fieldIds(made[0] ?? {})).toEqual(fieldIds(made[1] ?? {}));
});
