import { beforeAll, describe, expect, it } from "vitest";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readDocument, readTemplate } from "#lib/testing/make-template.ts";
import { makeTeam } from "#lib/testing/people.ts";
import { renderSdkRequest } from "#lib/testing/sdks/sdk-request.ts";
import { TEMPLATE_FIXTURES } from "#lib/testing/sdks/template-fixtures.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

describe.each(Object.entries(TEMPLATE_FIXTURES))("requests about templates as the %s SDK writes them", (_, fixture) => {
	const create = async () => {
		const { headers, body } = await renderSdkRequest(fixture.create);
		const answer = await caller.call("POST", "/v1/template/create", body, headers);
		expect([answer.status, answer.body]).toEqual([201, { templateId: expect.any(String) }]);
		return String(answer.body.templateId);
	};
	const at = (name: string, templateId: string) => `/v1/template/${name}?templateId=${templateId}`;

	it("create one", async () => {
		expect(await readTemplate(caller, await create())).toMatchObject({
			...{
				title: "Lease",
				description: "For flats",
				documentTitle: "Lease of a flat",
				documentMessage: "Please sign.",
			},
			...{ labels: ["2026"], templateLabels: ["flats"], allowNewRoles: false, allowNewFiles: true },
			formFieldPermission: { canAdd: false, canModify: true, canModifyDefaultValue: false },
			roles: [
				{
					...{ name: "Tenant", index: 1, signerType: "Signer", imposeAuthentication: "None", deliveryMode: "Email" },
					...{ allowRoleEdit: true, allowRoleDelete: true },
					formFields: [
						{ id: "sign", type: "Signature", fontSize: 13, isRequired: true },
						{ id: "note", type: "TextBox", characterLimit: null, isRequired: false },
					],
				},
			],
		});
	});

	it("send a document made from it", async () => {
		const templateId = await create();
		const { status, body } = await caller.call("POST", at("send", templateId), fixture.send(templateId));
		expect([status, body]).toEqual([201, { documentId: expect.any(String) }]);
		expect(await readDocument(caller, body.documentId)).toMatchObject({
			...{ messageTitle: "Flat 4", status: "InProgress", expiryDays: 60, labels: ["2026"], enableReassign: true },
			signerDetails: [
				{
					...{ signerName: "Mia", signerEmail: "mia@example.com", signerRole: "Tenant", locale: "EN" },
					formFields: [{ id: "sign" }, { id: "note", value: "Two rooms", isReadOnly: false }],
				},
			],
		});
	});

	it("merge two", async () => {
		const templateIds = [await create(), await create()];
		const { status, body } = await caller.call("POST", "/v1/template/mergeAndSend", fixture.merge(templateIds));
		expect([status, body]).toEqual([201, { documentId: expect.any(String) }]);
		expect(await readDocument(caller, body.documentId)).toMatchObject({ messageTitle: "Both", files: [{}, {}] });
	});

	it("edit, label and share it", async () => {
		const templateId = await create();
		expect((await caller.call("PUT", at("edit", templateId), fixture.edit(templateId))).status).toBe(204);
		for (const [method, name] of [
			["PATCH", "addTags"],
			["DELETE", "deleteTags"],
			["PATCH", "addTags"],
		] as const) {
			expect((await caller.call(method, `/v1/template/${name}`, fixture.tags(templateId))).status).toBe(200);
		}
		const teamId = await makeTeam(caller);
		const shared = fixture.share && (await caller.call("PATCH", at("share", templateId), fixture.share(teamId))).status;
		expect(await readTemplate(caller, templateId)).toMatchObject({
			...{ title: "Sale", description: "For flats", documentTitle: "Lease of a flat", enableReassign: true },
			...{ labels: ["2026", "q1"], templateLabels: ["flats", "sales"], allowNewRoles: false },
			roles: [{ name: "Buyer", imposeAuthentication: "None", formFields: [{ id: "sign" }] }],
			sharing: { teams: shared === 200 ? [{ teamId, accessType: "Use" }] : [] },
		});
		expect(shared ?? 200).toBe(200);
	});
});
