import { beforeAll, describe, expect, it } from "vitest";
import { type ApiCaller, makeCaller, SIGNER } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { LANDLORD, MIA, makeTemplate, readDocument, TENANT } from "#lib/testing/make-template.ts";
import { UNKNOWN_ID } from "#lib/testing/people.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const [SIGN, NOTE] = SIGNER.formFields;
const BROKER = { ...LANDLORD, name: "Broker", defaultSignerName: "Omar", defaultSignerEmail: "omar@example.com" };

const merge = (templateIds: string[], body: object = {}) =>
	caller.call("POST", "/v1/template/mergeAndSend", { templateIds, roles: [MIA], ...body });

type Signer = { signerEmail: string; formFields: { id: string; pageNumber: number }[] };

async function sent(templateIds: string[], body: object = {}) {
	const answer = await merge(templateIds, body);
	expect(answer).toMatchObject({ status: 201 });
	const document = await readDocument(caller, answer.body.documentId);
	const signers = (document.signerDetails as Signer[]).map(({ signerEmail, formFields }) => [
		signerEmail,
		...formFields.map(({ id, pageNumber }) => `${id} ${pageNumber}`),
	]);
	return { document, signers };
}

describe("merged templates", () => {
	it("make one document: roles of the same name are one, and IDs that are taken are numbered", async () => {
		const first = await makeTemplate(caller, { Title: "Lease", DocumentMessage: "Please sign.", Labels: "one" });
		const second = await makeTemplate(caller, { Title: "Rules", DocumentMessage: "Read this.", Labels: "two" }, [
			{ ...BROKER, index: 1, formFields: [{ ...BROKER.formFields[0], id: "broker-sign" }] },
			{ ...TENANT, index: 2 },
		]);
		const { document, signers } = await sent([first, second]);
		expect(document).toMatchObject({
			...{ messageTitle: "Lease", documentDescription: "Please sign.", labels: ["one"] },
			files: [{ pageCount: 1 }, { pageCount: 1 }],
		});
		expect(signers).toEqual([
			["tenant@example.com", "sign 1", "note 1", "sign_2 2", "note_2 2"],
			["mia@example.com", "landlord-sign 1"],
			["omar@example.com", "broker-sign 2"],
		]);
	});

	it("can be the same one twice", async () => {
		const templateId = await makeTemplate(caller, {}, [TENANT]);
		const { signers } = await sent([templateId, templateId], { title: "Twice" });
		expect(signers).toEqual([["tenant@example.com", "sign 1", "note 1", "sign_2 2", "note_2 2"]]);
	});

	it("keep their groups and synced values apart", async () => {
		const box = (id: string, y: number) => ({
			...{ id, fieldType: "RadioButton", groupName: "size", pageNumber: 1 },
			bounds: { x: 50, y, width: 20, height: 20 },
		});
		const formFields = [SIGN, box("small", 200), box("large", 230), { ...NOTE, dataSyncTag: "name" }];
		const templateId = await makeTemplate(caller, {}, [{ ...TENANT, formFields }]);
		const { document } = await sent([templateId, templateId]);
		const [mia] = document.signerDetails as { formFields: { id: string; groupName: string; dataSyncTag: string }[] }[];
		const of = (key: "groupName" | "dataSyncTag") => new Set(mia?.formFields.flatMap((field) => field[key] || []));
		expect(of("groupName")).toEqual(new Set(["size", "size_2"]));
		expect(of("dataSyncTag")).toEqual(new Set(["name", "name_2"]));
	});

	it("take values by the IDs that they have in the document", async () => {
		const templateId = await makeTemplate(caller, {}, [TENANT]);
		const existingFormFields = [{ id: "note_2", value: "Two rooms" }];
		const { document } = await sent([templateId, templateId], { roles: [{ ...MIA, existingFormFields }] });
		const [mia] = document.signerDetails as { formFields: object[] }[];
		expect(mia?.formFields).toContainEqual(expect.objectContaining({ id: "note_2", value: "Two rooms" }));
	});
});

it.each([
	["no template", () => [], 400, "TemplateIds"],
	["more than ten", (id: string) => Array<string>(11).fill(id), 400, "TemplateIds"],
	["one that isn’t there", (id: string) => [id, UNKNOWN_ID], 404, undefined],
])("merging %s is refused", async (_, ids, status, part) => {
	const answer = await merge(ids(await makeTemplate(caller)));
	expect([answer.status, ...Object.keys((answer.body.errors ?? {}) as object)]).toEqual(
		part ? [status, part] : [status],
	);
});

it("merging roles of the same name that act differently is refused", async () => {
	const first = await makeTemplate(caller, {}, [TENANT]);
	const second = await makeTemplate(caller, {}, [{ ...TENANT, imposeAuthentication: "EmailOTP" }]);
	const { status, body } = await merge([first, second]);
	expect([status, Object.keys(body.errors as object)]).toEqual([400, ["TemplateIds[1]"]]);
});

it("what any of the templates forbids is forbidden", async () => {
	const first = await makeTemplate(caller, {}, [TENANT]);
	const strict = { FormFieldPermission: JSON.stringify({ canAdd: false }), AllowMessageEditing: "false" };
	const second = await makeTemplate(caller, strict, [TENANT]);
	const added = { ...SIGN, id: "added", pageNumber: 2 };
	const { status, body } = await merge([first, second], { message: "Hi.", roles: [{ ...MIA, formFields: [added] }] });
	expect([status, Object.keys(body.errors as object).sort()]).toEqual([400, ["Message", "Roles[0].FormFields"]]);
});
