import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { sendDocumentSchema } from "./send-document.ts";

const ada = {
	name: "Ada",
	emailAddress: "ada@example.com",
	formFields: [{ fieldType: "Signature", pageNumber: 1, bounds: { x: 1, y: 2, width: 100, height: 30 } }],
};
const base = { title: "Lease", signers: [ada] };

function refusals(body: object) {
	const result = sendDocumentSchema.safeParse(canonicalise(body, shapeOf(sendDocumentSchema)));
	return result.success ? {} : fieldErrorsOf(result.error);
}

describe("keys of the public models that do nothing here are refused by name, never ignored", () => {
	const document: [key: string, value: unknown][] = [
		["allowScheduledSend", true],
		["sendLinkValidTill", "2030-01-01T00:00:00Z"],
		["enablePrintAndSign", true],
		[
			"documentInfo",
			[
				{ locale: "EN", title: "Lease" },
				{ locale: "FR", title: "Bail" },
			],
		],
		["enableAllowSignEverywhere", true],
	];
	it.each(document)("%s", (key, value) => {
		const name = key.charAt(0).toUpperCase() + key.slice(1);
		expect(Object.keys(refusals({ ...base, [key]: value }))).toEqual([name]);
	});

	const signer: [key: string, value: unknown][] = [
		["deliveryMode", "WhatsApp"],
		["authenticationType", "KBA"],
		["authenticationType", "Fingerprint"],
		["kbaSettings", { type: "EveryAccess" }],
		["identityVerificationSettings", { type: "EveryAccess" }],
		["enableQes", true],
		["allowFieldConfiguration", true],
		["language", 3],
		["id", "s1"],
	];
	it.each(signer)("a signer's %s = %j", (key, value) => {
		const name = `Signers[0].${key.charAt(0).toUpperCase()}${key.slice(1)}`;
		expect(Object.keys(refusals({ ...base, signers: [{ ...ada, [key]: value }] }))).toEqual([name]);
	});

	it.each([null, false, "", "false", 0, [], {}, "[]"])("but %j asks for nothing", (nothing) => {
		const keys = ["allowScheduledSend", "enablePrintAndSign"];
		expect(refusals({ ...base, ...Object.fromEntries(keys.map((key) => [key, nothing])) })).toEqual({});
	});

	it("unknown keys are ignored", () => {
		expect(refusals({ ...base, colour: "red", signers: [{ ...ada, shoeSize: 9 }] })).toEqual({});
	});
});
