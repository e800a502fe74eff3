import { describe, expect, it } from "vitest";
import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { ENGLISH_FORMS } from "#lib/pdf/detect/testing/forms/english-forms.ts";
import { setForm } from "#lib/pdf/detect/testing/set-form.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

const LANDLORD = { name: "Bo Hill", emailAddress: "bo@example.com", signerRole: "Landlord" };
const TENANT = { name: "Cy Day", emailAddress: "cy@example.com", signerRole: "Tenant" };

function lease(): Buffer {
	const form = ENGLISH_FORMS.find(({ name }) => name === "residential lease");
	return setForm(form?.source ?? "", form?.style).toPdf();
}

async function form(file: Uint8Array, signers: object[], parts: Record<string, string> = {}): Promise<FormData> {
	const data = await sendForm({ AutoDetectFields: "true", ...parts }, Buffer.from(file));
	data.delete("Signers");
	for (const signer of signers) data.append("Signers", JSON.stringify(signer));
	return data;
}

type Signer = { signerName: string; formFields: { id: string; type: string; value: string | null }[] };

describe("a send with AutoDetectFields", () => {
	it("gives each signer what the form asks of them, by multipart", async () => {
		const caller = await makeCaller();
		const { body } = await caller.call("POST", "/v1/document/send", await form(lease(), [LANDLORD, TENANT]));
		const { body: properties } = await caller.call("GET", `/v1/document/properties?documentId=${body.documentId}`);
		const signers = properties.signerDetails as Signer[];
		const types = Object.fromEntries(
			signers.map(({ signerName, formFields }) => [signerName, formFields.map(({ type }) => type).toSorted()]),
		);
		expect(types).toEqual({
			"Bo Hill": [
				...["CheckBox", "CheckBox", "CheckBox", "DateSigned", "EditableDate", "EditableDate", "Signature"],
				...["TextBox", "TextBox", "TextBox", "TextBox"],
			],
			// "Tenant's full name", and where the tenant signs and dates.
			"Cy Day": ["DateSigned", "Signature", "TextBox"],
		});
	});

	it("takes over a PDF's own form fields with their values, by JSON", async () => {
		const caller = await makeCaller();
		const { body } = await caller.call("POST", "/v1/document/send", {
			Title: "Lease",
			autoDetectFields: true,
			signers: [TENANT],
			files: [`data:application/pdf;base64,${formWithFields().toString("base64")}`],
		});
		const { body: properties } = await caller.call("GET", `/v1/document/properties?documentId=${body.documentId}`);
		const [signer] = properties.signerDetails as Signer[];
		const byId = Object.fromEntries((signer?.formFields ?? []).map(({ id, type, value }) => [id, [type, value]]));
		expect(byId).toMatchObject({
			"tenant.name": ["TextBox", "Ada"],
			pets: ["CheckBox", "on"],
			RadioButton1: ["RadioButton", null],
			RadioButton2: ["RadioButton", "on"],
			city: ["Dropdown", "Rome"],
			sig: ["Signature", null],
		});
	});

	it.each<[what: string, file: () => Promise<Uint8Array>, signers: object[], part: string, words: RegExp]>([
		[
			"of reviewers",
			async () => lease(),
			[{ ...TENANT, signerType: "Reviewer" }],
			"AutoDetectFields",
			/needs at least one signer/,
		],
		[
			"with somebody the file has nothing for",
			async () => lease(),
			[LANDLORD, TENANT, { name: "Di Fox", emailAddress: "di@example.com" }],
			"Signers[2].FormFields",
			/The files have no field for signer 3/,
		],
		["of a signed file", async () => signedBefore(lease()), [TENANT], "Files[0]", /is already signed/],
	])("is refused %s", async (_what, file, signers, part, words) => {
		const { call } = await makeCaller();
		const { status, body } = await call("POST", "/v1/document/send", await form(await file(), signers));
		expect([400, 422]).toContain(status);
		const errors = body.errors as Record<string, string[]>;
		expect(Object.keys(errors)).toEqual([part]);
		expect(errors[part]?.[0]).toMatch(words);
	});

	it("searches nothing unless it is asked to", async () => {
		const { call } = await makeCaller();
		const data = await form(lease(), [TENANT], { AutoDetectFields: "false" });
		const { status, body } = await call("POST", "/v1/document/send", data);
		expect([status, Object.keys(body.errors as object)]).toEqual([400, ["Signers[0].FormFields"]]);
	});
});
