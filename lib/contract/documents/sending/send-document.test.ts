import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { sendDocumentSchema } from "./send-document.ts";

const field = {
	id: "f1",
	name: "Signature",
	fieldType: "Signature",
	pageNumber: 1,
	bounds: { x: 1, y: 2, width: 100, height: 30 },
};
const textBox = { ...field, id: "t1", fieldType: "TextBox" };
const ada = { name: "Ada", emailAddress: "ada@example.com", formFields: [field] };
const bob = { name: "Bob", emailAddress: "bob@example.com", formFields: [{ ...field, id: "f2" }] };
const base = { title: "Lease", signers: [ada] };

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

function read(body: object) {
	return sendDocumentSchema.safeParse(canonicalise(body, shapeOf(sendDocumentSchema)));
}

function accepted(body: object) {
	const result = read(body);
	if (!result.success) throw new Error(JSON.stringify(fieldErrorsOf(result.error)));
	return result.data;
}

function refusals(body: object) {
	const result = read(body);
	return result.success ? {} : fieldErrorsOf(result.error);
}

describe("refusals name the part and say what would be right", () => {
	const rows: [what: string, body: object, part: string, words: RegExp][] = [
		["no title", { ...base, title: undefined }, "Title", /is required/],
		["a blank title", { ...base, title: "  " }, "Title", /is required/],
		["a title that nobody can see", { ...base, title: "\u200b\u00ad" }, "Title", /is required/],
		["a title that is too long", { ...base, title: "x".repeat(257) }, "Title", /at most 256/],
		["a message that is too long", { ...base, message: "x".repeat(5001) }, "Message", /at most 5000/],
		["no signers", { title: "T" }, "Signers", /At least one signer/],
		[
			"51 signers",
			{ ...base, signers: Array.from({ length: 51 }, (_, i) => ({ ...ada, emailAddress: `s${i}@example.com` })) },
			"Signers",
			/at most 50/,
		],
		["a signer without a name", { ...base, signers: [{ ...ada, name: "" }] }, "Signers[0].Name", /is required/],
		[
			"a name that nobody can see",
			{ ...base, signers: [{ ...ada, name: "\u2060" }] },
			"Signers[0].Name",
			/is required/,
		],
		[
			"a signer without an address",
			{ ...base, signers: [ada, { ...bob, emailAddress: undefined }] },
			"Signers[1].EmailAddress",
			/is required/,
		],
		[
			"a bad address",
			{ ...base, signers: [{ ...ada, emailAddress: "ada@" }] },
			"Signers[0].EmailAddress",
			/email address/,
		],
		[
			"an unknown signer type",
			{ ...base, signers: [{ ...ada, signerType: "Boss" }] },
			"Signers[0].SignerType",
			/one of Signer, Reviewer/,
		],
		["an order of 51", { ...base, signers: [{ ...ada, signerOrder: 51 }] }, "Signers[0].SignerOrder", /from 1 to 50/],
		["an unknown locale", { ...base, signers: [{ ...ada, locale: "XX" }] }, "Signers[0].Locale", /one of EN/],
		[
			"a signer without fields",
			{ ...base, signers: [{ ...ada, formFields: [] }] },
			"Signers[0].FormFields",
			/at least one form field/,
		],
		[
			"a reviewer with fields",
			{ ...base, signers: [{ ...ada, signerType: "Reviewer" }] },
			"Signers[0].FormFields",
			/Reviewers can’t have form fields/,
		],
		[
			"an in-person signer without a host",
			{ ...base, signers: [{ ...ada, signerType: "InPersonSigner" }] },
			"Signers[0].HostEmail",
			/in-person signer/,
		],
		[
			"a host for a plain signer",
			{ ...base, signers: [{ ...ada, hostEmail: "h@example.com" }] },
			"Signers[0].HostEmail",
			/InPersonSigner/,
		],
		[
			"the same address twice",
			{ ...base, signers: [ada, { ...bob, emailAddress: "ADA@example.com" }] },
			"Signers[1].EmailAddress",
			/EnableSigningOrder/,
		],
		[
			"the same address twice in one turn",
			{
				...base,
				enableSigningOrder: true,
				signers: [
					{ ...ada, signerOrder: 1 },
					{ ...bob, emailAddress: "ada@example.com", signerOrder: 1 },
				],
			},
			"Signers[1].SignerOrder",
			/different orders/,
		],
		[
			"read-only without a value",
			{ ...base, signers: [{ ...ada, formFields: [{ ...textBox, isReadOnly: true }] }] },
			"Signers[0].FormFields[0].Value",
			/required/,
		],
		[
			"an address with unseen characters",
			{ ...base, signers: [{ ...ada, emailAddress: "ada\u200b@example.com" }] },
			"Signers[0].EmailAddress",
			/email address/,
		],
		[
			"an unknown field type",
			{ ...base, signers: [ada, { ...bob, formFields: [{ ...field, fieldType: "Stamp" }] }] },
			"Signers[1].FormFields[0].FieldType",
			/one of/,
		],
		[
			"a field that is no object",
			{ ...base, signers: [{ ...ada, formFields: ["x"] }] },
			"Signers[0].FormFields[0]",
			/JSON object/,
		],
		[
			"a carbon copy with a bad address",
			{ ...base, cc: [{ emailAddress: "nobody" }] },
			"Cc[0].EmailAddress",
			/email address/,
		],
		["a flag that is none", { ...base, enableReassign: "yes" }, "EnableReassign", /true or false/],
		[
			"six reminders",
			{ ...base, reminderSettings: { reminderCount: 6 } },
			"ReminderSettings.ReminderCount",
			/from 1 to 5/,
		],
		[
			"reminders every 181 days",
			{ ...base, reminderSettings: { reminderDays: 181 } },
			"ReminderSettings.ReminderDays",
			/from 1 to 180/,
		],
		[
			"reminders that are no number",
			{ ...base, reminderSettings: { reminderDays: "soon" } },
			"ReminderSettings.ReminderDays",
			/whole number/,
		],
		["expiry in 181 days", { ...base, expiryDateType: "Days", expiryValue: 181 }, "ExpiryValue", /1 to 180/],
		["old expiry in 181 days", { ...base, expiryDays: "181" }, "ExpiryDays", /from 1 to 180/],
		["expiry in 7 hours", { ...base, expiryDateType: "Hours", expiryValue: 7 }, "ExpiryValue", /8 to 4320/],
		[
			"expiry on a past day",
			{ ...base, expiryDateType: "SpecificDateTime", expiryValue: inDays(-1) },
			"ExpiryValue",
			/ahead/,
		],
		[
			"expiry on a far day",
			{ ...base, expiryDateType: "SpecificDateTime", expiryValue: inDays(182) },
			"ExpiryValue",
			/ahead/,
		],
		["an expiry type without a value", { ...base, expiryDateType: "Hours" }, "ExpiryValue", /is required/],
		["an unknown expiry type", { ...base, expiryDateType: "Weeks", expiryValue: 2 }, "ExpiryDateType", /one of Days/],
		["51 labels", { ...base, labels: Array.from({ length: 51 }, (_, i) => `l${i}`) }, "Labels", /at most 50/],
		["a label that is too long", { ...base, labels: ["x".repeat(256)] }, "Labels[0]", /at most 255/],
		[
			"51 metadata pairs",
			{ ...base, metaData: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, "v"])) },
			"MetaData",
			/at most 50 pairs/,
		],
		["a metadata key that is too long", { ...base, metaData: { ["k".repeat(51)]: "v" } }, "MetaData", /50 characters/],
		["a metadata value that is too long", { ...base, metaData: { k: "v".repeat(501) } }, "MetaData", /500 characters/],
		[
			"a metadata value with a toString of its own",
			{ ...base, metaData: { k: { toString: 1 } } },
			"MetaData",
			/an object or list/,
		],
		[
			"a metadata value that is an object",
			{ ...base, metaData: { k: { a: 1 } } },
			"MetaData",
			/an object or list as the value/,
		],
	];
	it.each(rows)("%s", (_, body, part, words) => {
		expect(refusals(body)[part]?.join(" ")).toMatch(words);
	});

	it("all at once", () => {
		expect(Object.keys(refusals({ signers: [{}], enablePrintAndSign: true }))).toEqual([
			...["Title", "Signers[0].Name", "Signers[0].EmailAddress", "Signers[0].FormFields"],
			"EnablePrintAndSign",
		]);
	});
});

describe("what a request becomes", () => {
	it("empty text is absent, where an object could stand as well", () => {
		const texts = { reminderSettings: "", metaData: "", recipientNotificationSettings: "", groupSignerSettings: "" };
		const signers = [{ ...ada, phoneNumber: "", recipientNotificationSettings: "" }];
		expect(accepted({ ...base, ...texts, signers })).toEqual(accepted(base));
	});

	it("defaults", () => {
		expect(accepted(base)).toMatchObject({
			message: "",
			cc: [],
			enableSigningOrder: false,
			enableReassign: true,
			disableEmails: false,
			reminderSettings: null,
			expiryDateType: null,
			expiryValue: null,
			labels: [],
			metaData: {},
			signers: [{ signerType: "Signer", signerRole: "Signer", signerOrder: null, deliveryMode: "Email", locale: "EN" }],
		});
	});

	it("literals in any case, the public clients' own spellings, numbers as text", () => {
		const { signers, ...document } = accepted({
			TITLE: "T",
			EnableSigningOrder: "TRUE",
			ReminderSettings: { EnableAutoReminder: "true", ReminderDays: "5" },
			Signers: [{ ...ada, signerType: "signer", locale: "fr", deliveryMode: "email", signerOrder: "4" }],
			MetaData: { Number: 7 },
		});
		expect(document).toMatchObject({
			title: "T",
			enableSigningOrder: true,
			reminderSettings: { enableAutoReminder: true, reminderDays: 5, reminderCount: 3 },
			metaData: { Number: "7" },
		});
		expect(signers[0]).toMatchObject({ locale: "FR", signerOrder: 4 });
	});

	it.each([
		["Days", { expiryDateType: "days", expiryValue: "30" }, { expiryDateType: "Days", expiryValue: 30 }],
		[
			"the old name, beside a default that clients send unasked",
			{ expiryDays: 30, expiryValue: 60 },
			{ expiryDateType: "Days", expiryValue: 30 },
		],
		["a value without a type", { expiryValue: 45 }, { expiryDateType: "Days", expiryValue: 45 }],
		["Hours", { expiryDateType: "Hours", expiryValue: 8 }, { expiryDateType: "Hours", expiryValue: 8 }],
	])("expiry: %s", (_, given, expected) => {
		expect(accepted({ ...base, ...given })).toMatchObject(expected);
	});

	it("the same address in different turns is one person acting twice", () => {
		const signers = [ada, { ...bob, emailAddress: "ada@example.com" }];
		expect(accepted({ ...base, enableSigningOrder: true, signers }).signers).toHaveLength(2);
	});

	it("an in-person signer without an address is reached at the host's", () => {
		const signer = { ...ada, emailAddress: "", signerType: "InPersonSigner", hostEmail: "host@example.com" };
		expect(accepted({ ...base, signers: [signer] }).signers[0]).toMatchObject({ emailAddress: "host@example.com" });
	});

	it("an emoji is as long as its code points", () => {
		const family = "👨‍👩‍👧";
		const metaData = { ["🙂".repeat(50)]: "🙂".repeat(500) };
		const title = "🙂".repeat(256);
		const long = { ...base, title, metaData, signers: [{ ...ada, name: "🙂".repeat(256) }] };
		expect(accepted(long)).toMatchObject({ title, metaData });
		expect(accepted({ ...base, signers: [{ ...ada, name: `${family} Lind` }] }).signers[0]?.name).toContain(family);
		expect(Object.keys(refusals({ ...long, title: `${title}🙂` }))).toEqual(["Title"]);
	});

	it("equal carbon copies are one", () => {
		expect(
			accepted({ ...base, cc: [{ emailAddress: "c@example.com" }, { emailAddress: "C@example.com" }] }).cc,
		).toHaveLength(1);
	});
});
