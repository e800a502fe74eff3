import { expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { listDocumentsQuery } from "../listing/list-documents.ts";
import { sendDocumentSchema } from "./send-document.ts";

const bounds = { x: 1, y: 2, width: 100, height: 30 };
const field = { id: "f1", fieldType: "Signature", pageNumber: 1, bounds };
const ada = { name: "Ada", emailAddress: "ada@example.com", formFields: [field] };
const base = { title: "Lease", signers: [ada] };

function refusals(body: object) {
	const result = sendDocumentSchema.safeParse(canonicalise(body, shapeOf(sendDocumentSchema)));
	return result.success ? {} : fieldErrorsOf(result.error);
}

it.each([
	[
		{ title: undefined, documentInfo: [{ title: "Lease", description: "Sign" }] },
		{ title: "Lease", message: "Sign" },
	],
	[{ documentInfo: [{ locale: "EN", title: base.title }] }, { title: base.title, message: "" }],
	[
		{ useTextTags: "0", enableSigningOrder: "1" },
		{ textTagDefinitions: null, enableSigningOrder: true },
	],
	[{ documentDownloadOption: 1 }, { downloadOption: "Individually" }],
])("%j is taken as official examples send it", (parts, read) => {
	expect(sendDocumentSchema.parse({ ...base, ...parts })).toMatchObject(read);
});

it.each([
	[{ documentInfo: [{ title: "Other" }] }, "DocumentInfo[0].Title"],
	[{ message: "Sign", documentInfo: [{ description: "Other" }] }, "DocumentInfo[0].Description"],
	[{ title: " ", documentInfo: [{ description: "Sign" }] }, "Title"],
])("%j is refused at %s", (parts, part) => {
	expect(Object.keys(refusals({ ...base, ...parts }))).toContain(part);
});

it("refuses invalid parts, fields of other signers and rules between parts at once, in the order of the schema", () => {
	const wrong = { ...field, pageNumber: 0, isReadOnly: true, fieldType: "TextBox" };
	const signers = [{ ...ada, emailAddress: "ada", formFields: [wrong] }, { name: "Bob" }];
	const parts = { title: "x".repeat(300), signers, expiryDateType: "Hours", documentInfo: [{ title: "Other" }] };
	expect(Object.keys(refusals(parts))).toEqual([
		...["Title", "Signers[0].EmailAddress", "Signers[0].FormFields[0].PageNumber", "Signers[0].FormFields[0].Value"],
		...["Signers[1].EmailAddress", "Signers[1].FormFields", "ExpiryValue"],
	]);
	expect(Object.keys(refusals({ ...base, labels: "x".repeat(300), signers: [{ ...ada, formFields: [] }] }))).toEqual([
		...["Signers[0].FormFields", "Labels[0]"],
	]);
});

it.each<[parts: object, refused: string[]]>([
	[{ signers: "x" }, ["Signers[0]"]],
	[{ signers: [], textTagDefinitions: [{}], autoDetectFields: true }, ["Signers"]],
	[{ useTextTags: "x", signers: [{ ...ada, formFields: [] }] }, ["UseTextTags"]],
	[{ signers: [{ ...ada, signerType: "InPersonSignr", hostEmail: "host@example.com" }] }, ["Signers[0].SignerType"]],
	[{ signers: [{ ...ada, formFields: ["x"] }] }, ["Signers[0].FormFields[0]"]],
	[{ signers: [{ ...ada, name: "x".repeat(300) }, ada] }, ["Signers[0].Name", "Signers[1].EmailAddress"]],
])("%j is refused for its invalid parts, not for what follows from them", (parts, refused) => {
	expect(Object.keys(refusals({ ...base, ...parts }))).toEqual(refused);
});

it("a day as EndDate is in the list as a whole, and a cursor of 0 is none", () => {
	expect(listDocumentsQuery.parse({ endDate: "2026-11-27", nextCursor: "0" })).toMatchObject({
		...{ endDate: new Date("2026-11-27T23:59:59.999Z"), nextCursor: null },
	});
	expect(listDocumentsQuery.parse({ endDate: "2026-11-27T00:00:00Z" }).endDate).toEqual(new Date("2026-11-27"));
});
