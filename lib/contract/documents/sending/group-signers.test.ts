import { expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { sendDocumentSchema } from "./send-document.ts";

const formFields = [{ fieldType: "Signature", pageNumber: 1, bounds: { x: 1, y: 2, width: 100, height: 30 } }];
const legal = { signType: "Group", groupId: "g", formFields };
const ada = { name: "Ada", emailAddress: "ada@example.com", formFields };

function parse(signers: object[], more: object = {}) {
	const body = { title: "Lease", signers, ...more };
	return sendDocumentSchema.safeParse(canonicalise(body, shapeOf(sendDocumentSchema)));
}

it("a group is named by its id alone, in any spelling, beside people", () => {
	const result = parse([ada, { SignType: "group", GroupId: "g", FormFields: formFields }]);
	expect(result.data?.signers).toMatchObject([
		{ groupId: null, name: "Ada" },
		{ groupId: "g", name: "", emailAddress: "" },
	]);
	expect(parse([{ ...legal, signerType: "Reviewer", formFields: [] }]).success).toBe(true);
});

it.each<[string, object, object, string]>([
	["no group", { ...legal, groupId: "" }, {}, "Signers[0].GroupId"],
	["a group for one person", { ...ada, groupId: "g" }, {}, "Signers[0].GroupId"],
	["a name beside it", { ...legal, name: "Legal" }, {}, "Signers[0].Name"],
	["an address beside it", { ...legal, emailAddress: "l@example.com" }, {}, "Signers[0].EmailAddress"],
	["a number beside it", { ...legal, phoneNumber: { countryCode: "+33", number: "1" } }, {}, "Signers[0].PhoneNumber"],
	["a signing in person", { ...legal, signerType: "InPersonSigner", hostEmail: "h@x.fr" }, {}, "Signers[0].SignerType"],
	["an unknown way of signing", { ...legal, signType: "All" }, {}, "Signers[0].SignType"],
	["groups switched off", legal, { groupSignerSettings: { enabled: false } }, "GroupSignerSettings.Enabled"],
	[
		"a directory with a blank",
		legal,
		{ groupSignerSettings: { allowedDirectories: ["Sales", "Human resources"] } },
		"GroupSignerSettings.AllowedDirectories[1]",
	],
	["a person without a name", { ...ada, name: " " }, {}, "Signers[0].Name"],
])("%s is refused by name", (_, signer, more, part) => {
	const { error } = parse([signer], more);
	expect(Object.keys(error ? fieldErrorsOf(error) : {})).toEqual([part]);
});

it("a group is not reached by text message", () => {
	const { error } = parse([{ ...legal, deliveryMode: "SMS" }]);
	expect(Object.keys(error ? fieldErrorsOf(error) : {})).toContain("Signers[0].DeliveryMode");
});

it("settings that let groups sign are kept to be read back", () => {
	const settings = { enabled: true, allowedDirectories: [] };
	expect(parse([legal], { groupSignerSettings: { enabled: "true" } }).data?.groupSignerSettings).toEqual(settings);
	expect(parse([legal]).data?.groupSignerSettings).toBeNull();
});
