import { describe, expect, it } from "vitest";
import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { placeFoundFields } from "./place-found-fields.ts";

const BOUNDS = { x: 10, y: 10, width: 100, height: 20 };

function found(field: Partial<FoundField> = {}): FoundField {
	const words = {
		key: "place/1/10/10",
		name: "",
		label: "",
		groupName: null,
		isRequired: false,
		value: null,
		options: [],
		characterLimit: null,
		party: null,
	};
	return { source: "place", type: "TextBox", page: 1, bounds: BOUNDS, confidence: 0.9, ...words, ...field };
}

function signer(values: Partial<SignerRequest> = {}): SignerRequest {
	const person = {
		groupId: null,
		people: null,
		name: "Ada Lee",
		emailAddress: "ada@example.com",
		signerType: "Signer" as const,
	};
	return {
		...person,
		signerRole: "Signer",
		signerOrder: null,
		deliveryMode: "Email",
		phoneNumber: null,
		locale: "EN",
		privateMessage: "",
		recipientNotifications: null,
		authentication: null,
		hostEmail: null,
		hostName: null,
		formFields: [],
		...values,
	};
}

function place(signers: SignerRequest[], fields: FoundField[], firstPage = 1) {
	const paths = signers.map(({ formFields }) => formFields.map(() => "given"));
	return placeFoundFields({ autoDetectFields: true }, { signers, paths }, [
		{ part: "Files[0]", firstPage, foundFields: fields },
	]);
}

const at = (y: number) => ({ ...BOUNDS, y });

describe("whose a field is that was found", () => {
	const LANDLORD = signer({ name: "Bo", signerRole: "Landlord" });
	const TENANT = signer({ name: "Cy Day", signerRole: "Tenant" });
	const REVIEWER = signer({ signerType: "Reviewer", signerRole: "Lawyer" });

	it.each<[what: string, field: Partial<FoundField>, owner: number]>([
		["one without words", {}, 1],
		["a role in its words", { label: "Signature of tenant" }, 2],
		["a role in a form field's name", { source: "form", name: "tenantSignature_1" }, 2],
		["a name in its words", { label: "Cy Day signs here" }, 2],
		["a part of a longer word", { label: "Tenants' association" }, 1],
		["a reviewer's role", { label: "Lawyer" }, 1],
	])("%s", (_what, field, owner) => {
		const others = [found({ label: "Landlord", bounds: at(300) }), found({ label: "Tenant", bounds: at(400) })];
		const { signers } = place([REVIEWER, LANDLORD, TENANT], [found(field), ...others]);
		expect(signers.map(({ formFields }) => formFields.length)).toEqual([0, owner === 1 ? 2 : 1, owner === 2 ? 2 : 1]);
	});

	it("a date of signing goes with the signature that is nearest", () => {
		const fields = [
			found({ type: "Signature", label: "Landlord", bounds: at(100) }),
			found({ type: "DateSigned", label: "Date", bounds: at(140) }),
			found({ type: "Signature", label: "Tenant", bounds: at(300) }),
			found({ type: "DateSigned", label: "Date", bounds: at(340) }),
		];
		const { signers } = place([LANDLORD, TENANT], fields);
		expect(signers.map(({ formFields }) => formFields.map(({ type }) => type))).toEqual([
			["Signature", "DateSigned"],
			["Signature", "DateSigned"],
		]);
	});

	it("a signature block goes to the signer of its party, and those of others to the signers who have none", () => {
		const block = (party: string | null, y: number) => found({ type: "Signature", label: "By", party, bounds: at(y) });
		const blocks = [block("Landlord", 100), block("Guarantor", 300), block("Tenant", 500), block(null, 700)];
		const ANN = signer({ name: "Ann" });
		const counts = (signers: SignerRequest[]) => place(signers, blocks).signers.map((one) => one.formFields.length);
		expect(counts([ANN, TENANT, LANDLORD])).toEqual([2, 1, 1]);
		expect(counts([LANDLORD, TENANT])).toEqual([3, 1]);
		expect(counts([ANN])).toEqual([4]);
		// The other places of a block are that party's as well.
		const name = found({ label: "Name", party: "Tenant", bounds: at(520) });
		expect(place([LANDLORD, TENANT], [...blocks, name]).signers[1]?.formFields).toHaveLength(2);
	});

	it("reviewers have none", () => {
		expect(place([LANDLORD, REVIEWER], [found()]).signers[1]?.formFields).toEqual([]);
	});
});

describe("what a found field becomes", () => {
	const fieldsOf = (fields: FoundField[]) => place([signer()], fields).signers[0]?.formFields ?? [];

	it("has page and words, and a free id: a form field's is its name", () => {
		const fields = [
			found({ label: "City", page: 2 }),
			found({ source: "form", name: "Street", label: "Street and number", isRequired: true, value: "Mill Lane" }),
			found({ source: "form", name: "Street", label: "Street and number", isRequired: true, value: "Mill Lane" }),
			found({ source: "form", type: "Email", name: "mail", label: "Email", value: "none" }),
		];
		expect(place([signer()], fields, 4).signers[0]?.formFields).toMatchObject([
			{ id: "TextBox1", page: 5, name: "City", label: "City", isRequired: false, value: null, dataSyncTag: null },
			{ id: "Street", page: 4, name: "Street and number", value: "Mill Lane", dataSyncTag: "Street" },
			{ id: "TextBox2", page: 4, isRequired: true, value: "Mill Lane", dataSyncTag: "Street" },
			// What is filled in and is no address stays a text.
			{ id: "mail", type: "TextBox", value: "none" },
		]);
	});

	it("keeps options and choices; a list that is filled in with something else is a text", () => {
		const list = { source: "form" as const, type: "Dropdown" as const, options: ["Bern", "Rome"] };
		const choice = { source: "form" as const, type: "RadioButton" as const, name: "pay", groupName: "pay" };
		expect(
			fieldsOf([
				found({ ...list, name: "a", value: "Rome" }),
				found({ ...list, name: "b", value: "Oslo" }),
				found({ ...choice, label: "Monthly", value: "on" }),
				found({ ...choice, label: "Yearly" }),
				found({ source: "form", name: "c", value: "too long", characterLimit: 3 }),
			]),
		).toMatchObject([
			{ type: "Dropdown", dropdownOptions: ["Bern", "Rome"], value: "Rome" },
			{ type: "TextBox", value: "Oslo" },
			{ type: "RadioButton", groupName: "pay", label: "Monthly", value: "on" },
			{ type: "RadioButton", groupName: "pay", label: "Yearly", value: null },
			{ type: "TextBox", value: "too long", characterLimit: null },
		]);
	});

	it("none is placed where the request has one, and its ids stay its own", () => {
		const given = makeField("Signature", { id: "TextBox1", bounds: { x: 12, y: 5, width: 90, height: 25 } });
		const own = signer({ formFields: [given] });
		const { signers, paths } = place([own], [found(), found({ bounds: at(200) })]);
		expect(signers[0]?.formFields.map(({ id }) => id)).toEqual(["TextBox1", "TextBox2"]);
		expect(paths).toEqual([["given", "Files[0]"]]);
	});
});
