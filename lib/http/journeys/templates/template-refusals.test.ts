import { beforeAll, describe, expect, it } from "vitest";
import { type ApiAnswer, type ApiCaller, makeCaller, SIGNER } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readInstallationState } from "#lib/testing/journey/installation-state.ts";
import { LANDLORD, MIA, makeTemplate, sendTemplate, TENANT, templateForm } from "#lib/testing/make-template.ts";
import { UNKNOWN_ID } from "#lib/testing/people.ts";

const installation = useTestDatabase();
const readState = () => readInstallationState(installation.dataDir);

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
	// The first upload makes the directory that all of them use.
	await makeTemplate(caller);
});

const [SIGN, NOTE] = SIGNER.formFields;
const [OTHER] = LANDLORD.formFields;

/** The parts that a refused call names; nothing is stored then. */
async function refused(call: () => Promise<ApiAnswer>): Promise<string[]> {
	const before = await readState();
	const { status, body } = await call();
	expect([status, body.errorType]).toEqual([400, expect.any(String)]);
	expect(await readState()).toEqual(before);
	return Object.keys(body.errors as object);
}

describe("creating is refused", () => {
	it.each([
		["a role without an index", [{ name: "Tenant" }], "Roles[0].Index"],
		["an index that is taken", [TENANT, { ...LANDLORD, index: 1 }], "Roles[1].Index"],
		["an index above 50", [{ ...TENANT, index: 51 }], "Roles[0].Index"],
		["a reviewer with form fields", [{ ...TENANT, signerType: "Reviewer" }], "Roles[0].FormFields"],
		["a group without its ID", [{ ...TENANT, signType: "Group" }], "Roles[0].DefaultGroupId"],
		["the ID of a group for a person", [{ ...TENANT, defaultGroupId: UNKNOWN_ID }], "Roles[0].DefaultGroupId"],
		["an address that isn’t one", [{ ...TENANT, defaultSignerEmail: "mia" }], "Roles[0].DefaultSignerEmail"],
		[
			"a field on a page that isn’t there",
			[{ ...TENANT, formFields: [{ ...SIGN, pageNumber: 9 }] }],
			"Roles[0].FormFields[0].PageNumber",
		],
		["an ID that two fields have", [TENANT, { ...LANDLORD, formFields: [SIGN] }], "Roles[1].FormFields[0].Id"],
		["a language apart from the locale", [{ ...TENANT, language: 3 }], "Roles[0].Language"],
	])("for %s", async (_, roles, part) => {
		const form = await templateForm({}, roles);
		expect(await refused(() => caller.call("POST", "/v1/template/create", form))).toEqual([part]);
	});
});

describe("sending is refused", () => {
	it.each([
		["a role without a signer", { roles: [] }, "Roles"],
		["a role without an address", { roles: [{ ...MIA, signerEmail: "" }] }, "Roles[0].SignerEmail"],
		["a role without a name", { roles: [{ ...MIA, signerName: "" }] }, "Roles[0].SignerName"],
		["an address that isn’t one", { roles: [{ ...MIA, signerEmail: "mia" }] }, "Roles[0].SignerEmail"],
		["a role without an index", { roles: [{ ...MIA, roleIndex: undefined }] }, "Roles[0].RoleIndex"],
		["the same role twice", { roles: [MIA, MIA] }, "Roles[1].RoleIndex"],
		["a role that isn’t there", { roles: [MIA, { ...MIA, roleIndex: 7 }] }, "Roles[1].RoleIndex"],
		["removing a role that isn’t there", { roleRemovalIndices: [9] }, "RoleRemovalIndices[0]"],
		["removing a role twice", { roleRemovalIndices: [2, 2] }, "RoleRemovalIndices"],
		["removing every role", { roleRemovalIndices: [1, 2], roles: [] }, "RoleRemovalIndices"],
		["removing a field that isn’t there", { removeFormFields: ["sign", "none"] }, "RemoveFormFields[1]"],
		["an expiry that isn’t one", { expiryDays: 9999 }, "ExpiryDays"],
		["an ID for the document", { documentId: UNKNOWN_ID }, "DocumentId"],
		["detected fields", { autoDetectFields: true }, "AutoDetectFields"],
		["labels that are too long", { labels: ["x".repeat(300)] }, "Labels[0]"],
	])("for %s", async (_, body, part) => {
		const templateId = await makeTemplate(caller);
		expect(await refused(() => sendTemplate(caller, templateId, body))).toEqual([part]);
	});

	it.each([
		["a value for an unknown field", [{ id: "none", value: "x" }], "Roles[0].ExistingFormFields[0].Id"],
		["a value for another role’s field", [{ id: "landlord-note", value: "x" }], "Roles[0].ExistingFormFields[0].Id"],
		["a value for a signature", [{ id: "sign", value: "x" }], "Roles[0].ExistingFormFields[0].Value"],
	])("for %s", async (_, existingFormFields, part) => {
		const landlord = { ...LANDLORD, formFields: [OTHER, { ...NOTE, id: "landlord-note" }] };
		const templateId = await makeTemplate(caller, {}, [TENANT, landlord]);
		const call = () => sendTemplate(caller, templateId, { roles: [{ ...MIA, existingFormFields }] });
		expect(await refused(call)).toEqual([part]);
	});

	const added = [{ ...NOTE, id: "more", bounds: { x: 50, y: 400, width: 150, height: 25 } }];
	const locks = { allowEditFormField: false, allowDeleteFormField: false };
	const free = { ...NOTE, id: "free", value: "Flat 4", bounds: { x: 50, y: 350, width: 150, height: 25 } };
	const locked = { ...TENANT, formFields: [SIGN, { ...NOTE, ...locks }, free] };
	it.each([
		["another message", { AllowMessageEditing: "false" }, { message: "Today." }, "Message"],
		["more files", { AllowNewFiles: "false" }, { fileUrls: ["https://example.com/a.pdf"] }, "Files"],
		[
			"more roles",
			{ AllowNewRoles: "false" },
			{ roles: [MIA, { ...MIA, roleIndex: 3, formFields: added }] },
			"Roles[1].RoleIndex",
		],
		[
			"more form fields",
			{ "FormFieldPermission[CanAdd]": "false" },
			{ roles: [{ ...MIA, formFields: added }] },
			"Roles[0].FormFields",
		],
		[
			"fewer form fields",
			{ "FormFieldPermission[CanModify]": "false" },
			{ removeFormFields: ["sign"] },
			"RemoveFormFields[0]",
		],
		["the removal of a locked form field", {}, { removeFormFields: ["note"] }, "RemoveFormFields[0]"],
		[
			"another value of a locked form field",
			{},
			{ roles: [{ ...MIA, existingFormFields: [{ id: "note", value: "x" }] }] },
			"Roles[0].ExistingFormFields[0].Value",
		],
		[
			"a locked form field to become read-only",
			{},
			{ roles: [{ ...MIA, existingFormFields: [{ id: "note", value: null, isReadOnly: true }] }] },
			"Roles[0].ExistingFormFields[0].IsReadOnly",
		],
		[
			"form fields to become read-only",
			{ "FormFieldPermission[CanModify]": "false", "FormFieldPermission[CanModifyDefaultValue]": "true" },
			{ roles: [{ ...MIA, existingFormFields: [{ id: "free", value: "x", isReadOnly: true }] }] },
			"Roles[0].ExistingFormFields[0].IsReadOnly",
		],
		["the removal of a locked role", {}, { roleRemovalIndices: [2] }, "RoleRemovalIndices[0]"],
		[
			"another signer of a locked role",
			{},
			{ roles: [MIA, { roleIndex: 2, signerName: "Ida", signerEmail: "ida@example.com" }] },
			"Roles[1]",
		],
		["a group in a locked role", {}, { roles: [MIA, { roleIndex: 2, groupId: UNKNOWN_ID }] }, "Roles[1]"],
		["another type of a locked role", {}, { roles: [MIA, { roleIndex: 2, signerType: "Reviewer" }] }, "Roles[1]"],
		[
			"another phone number of a locked role",
			{},
			{ roles: [MIA, { roleIndex: 2, phoneNumber: { countryCode: "+1", number: "2015550123" } }] },
			"Roles[1]",
		],
	])("when the template doesn’t allow %s", async (_, parts, body, part) => {
		const landlord = { ...LANDLORD, allowRoleEdit: false, allowRoleDelete: false };
		const templateId = await makeTemplate(caller, parts as Record<string, string>, [locked, landlord]);
		expect(await refused(() => sendTemplate(caller, templateId, body))).toEqual([part]);
	});
});

describe("other calls are refused", () => {
	let templateId: string;
	beforeAll(async () => {
		templateId = await makeTemplate(caller);
	});
	const named = () => `?templateId=${templateId}`;

	it.each([
		["sharing with no team", "PATCH", "share", { teams: [] }, "Teams"],
		[
			"sharing without an access level",
			"PATCH",
			"share",
			{ teams: [{ teamId: UNKNOWN_ID, action: "Grant" }] },
			"Teams[0].AccessLevel",
		],
		[
			"sharing with unknown teams",
			"PATCH",
			"share",
			{ teams: [{ teamId: UNKNOWN_ID, action: "Grant", accessLevel: "Use" }] },
			"Teams[0].TeamId",
		],
		["form groups without roles", "PUT", "edit", { formGroups: [{ groupNames: ["a"] }] }, "FormGroups"],
		["an index that is taken", "PUT", "edit", { roles: [TENANT, { ...LANDLORD, index: 1 }] }, "Roles[1].Index"],
		[
			"a field on a page that isn’t there",
			"PUT",
			"edit",
			{ roles: [{ ...TENANT, formFields: [{ ...SIGN, pageNumber: 9 }] }] },
			"Roles[0].FormFields[0].PageNumber",
		],
	])("for %s", async (_, method, operation, body, part) => {
		const parts = await refused(() => caller.call(method, `/v1/template/${operation}${named()}`, body));
		expect(parts).toContain(part);
	});

	it.each(["addTags", "deleteTags"])("for %s without labels", async (operation) => {
		const method = operation === "addTags" ? "PATCH" : "DELETE";
		const call = () => caller.call(method, `/v1/template/${operation}`, { templateId });
		expect(await refused(call)).toEqual(["TemplateLabels"]);
	});

	it("for another sender identity than the template’s", async () => {
		const call = () => caller.call("DELETE", `/v1/template/delete${named()}&onBehalfOf=ida@example.com`);
		expect(await refused(call)).toEqual(["OnBehalfOf"]);
	});
});
