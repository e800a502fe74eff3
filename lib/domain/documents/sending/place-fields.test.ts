import { expect, it } from "vitest";
import type { SignerRequest } from "#lib/contract/documents/sending/send-document.ts";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { placeFields } from "./place-fields.ts";

const FILE = {
	...{ part: "Files[0]", fileName: "a.pdf", firstPage: 1, pages: [pageGeometry([0, 0, 600, 450], 0, 1)] },
	...{ textTags: [], foundFields: [] },
};

function signer(change: Partial<SignerRequest> = {}): SignerRequest {
	return {
		...{ groupId: null, people: null, name: "Ada", emailAddress: "ada@example.com", signerType: "Signer" },
		...{ signerRole: "Signer", signerOrder: null, deliveryMode: "Email", phoneNumber: null, locale: "EN" },
		...{ privateMessage: "", hostEmail: null, hostName: null, recipientNotifications: null, authentication: null },
		formFields: [],
		...change,
	};
}

const SIGNS = signer({ formFields: [makeField("Signature")] });

it.each([
	["text tags", { textTagDefinitions: [], autoDetectFields: false }, /^The files have no text tag for signer 2/],
	["found fields", { textTagDefinitions: null, autoDetectFields: true }, /^The files have no field for signer 2/],
])("a signer whom %s leave without a field is refused by name", (_, wanted, message) => {
	const request = { signers: [SIGNS, signer({ name: "Bob" })], formGroups: [], ...wanted };
	const refused = expect.objectContaining({ fields: { "Signers[1].FormFields": [expect.stringMatching(message)] } });
	expect(() => placeFields(request, [FILE])).toThrow(refused);
});

it("a reviewer needs no field", () => {
	const reviewer = signer({ signerType: "Reviewer" });
	const request = { signers: [SIGNS, reviewer], formGroups: [], textTagDefinitions: null, autoDetectFields: false };
	expect(placeFields(request, [FILE]).signers).toHaveLength(2);
});
