import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { sendDocumentSchema } from "../sending/send-document.ts";
import { addAuthenticationOperation } from "./add-authentication.ts";

const FIELD = { fieldType: "Signature", pageNumber: 1, bounds: { x: 1, y: 2, width: 100, height: 30 } };
const PHONE = { countryCode: "+33", number: "612345678" };

function read(signer: object) {
	const ada = { name: "Ada", emailAddress: "ada@example.com", formFields: [FIELD], ...signer };
	const body = canonicalise({ title: "Lease", signers: [ada] }, shapeOf(sendDocumentSchema));
	const result = sendDocumentSchema.safeParse(body);
	if (!result.success) return Object.keys(fieldErrorsOf(result.error));
	return result.data.signers[0]?.authentication;
}

describe("what a signer of a send request is to prove", () => {
	const usual = { accessCode: null, tries: null, frequency: null, identity: null };
	it.each<[string, object, object | null]>([
		["nothing", {}, null],
		["None", { authenticationType: "none", enableEmailOTP: false, authenticationCode: "" }, null],
		["an email code", { authenticationType: "emailotp" }, { method: "EmailOTP", ...usual }],
		["the same by its flag", { enableEmailOTP: "true" }, { method: "EmailOTP", ...usual }],
		["the same by both", { enableEmailOTP: true, authenticationType: "EmailOTP" }, { method: "EmailOTP", ...usual }],
		["a text message", { authenticationType: "SMSOTP", phoneNumber: PHONE }, { method: "SMSOTP", ...usual }],
		[
			"an access code",
			{ authenticationType: "AccessCode", authenticationCode: "  Pa\u0308ss 1 " },
			{ method: "AccessCode", ...usual, accessCode: "Päss 1" },
		],
		[
			"a code without a type",
			{ authenticationType: "None", authenticationCode: "123" },
			{ method: "AccessCode", ...usual, accessCode: "123" },
		],
		[
			"a number as code",
			{ enableAccessCode: true, authenticationCode: 1234 },
			{ method: "AccessCode", ...usual, accessCode: "1234" },
		],
		[
			"tries and how often",
			{
				authenticationType: "EmailOTP",
				authenticationRetryCount: "10",
				authenticationSettings: { authenticationFrequency: "onceperdocument" },
			},
			{ method: "EmailOTP", ...usual, tries: 10, frequency: "OncePerDocument" },
		],
		[
			"how often as the number that the .NET SDK writes",
			{ authenticationType: "EmailOTP", authenticationSettings: { AuthenticationFrequency: 4 } },
			{ method: "EmailOTP", ...usual, frequency: "OncePerDocument" },
		],
		[
			"None as often as usual",
			{ authenticationType: "EmailOTP", authenticationSettings: { authenticationFrequency: "None" } },
			{ method: "EmailOTP", ...usual },
		],
		[
			"an identity document",
			{ authenticationType: "idverification" },
			{ method: "IdVerification", ...usual, identity: USUAL_IDENTITY },
		],
		[
			"the same as somebody wants it",
			{
				authenticationType: "IdVerification",
				identityVerificationSettings: {
					...{ type: "everyaccess", maximumRetryCount: "2", requireLiveCapture: "true", nameMatcher: "strict" },
					...{
						requireMatchingSelfie: "true",
						holdForPrefill: "true",
						allowedDocumentTypes: ["DriverLicense", "passport"],
					},
				},
			},
			{
				...{ method: "IdVerification", accessCode: null, tries: 2, frequency: "EveryAccess" },
				identity: {
					nameMatcher: "Strict",
					allowedKinds: ["Passport", "DriverLicense"],
					...{ requiresLiveCapture: true, requiresMatchingSelfie: true, holdsForPrefill: true },
				},
			},
		],
		[
			"the same said twice",
			{
				...{ authenticationType: "IdVerification", authenticationRetryCount: 3 },
				identityVerificationSettings: { maximumRetryCount: 3 },
			},
			{ method: "IdVerification", ...usual, tries: 3, identity: USUAL_IDENTITY },
		],
		["settings that ask for nothing", { identityVerificationSettings: { requireLiveCapture: false } }, null],
	])("%s", (_name, signer, authentication) => {
		expect(read(signer)).toEqual(authentication);
	});

	it.each<[string, object, string]>([
		["an access code without a code", { authenticationType: "AccessCode" }, "AuthenticationCode"],
		["a blank code", { authenticationType: "AccessCode", authenticationCode: "  " }, "AuthenticationCode"],
		["a long code", { authenticationType: "AccessCode", authenticationCode: "x".repeat(51) }, "AuthenticationCode"],
		["a code beside another kind", { authenticationType: "EmailOTP", authenticationCode: "1" }, "AuthenticationCode"],
		[
			"contradictory words",
			{ authenticationType: "SMSOTP", phoneNumber: PHONE, enableEmailOTP: true },
			"EnableEmailOTP",
		],
		["no number", { authenticationType: "SMSOTP" }, "PhoneNumber.CountryCode"],
		["a wrong number", { authenticationType: "SMSOTP", phoneNumber: { ...PHONE, number: "12" } }, "PhoneNumber.Number"],
		["no tries", { authenticationType: "EmailOTP", authenticationRetryCount: 0 }, "AuthenticationRetryCount"],
		["too many tries", { authenticationType: "EmailOTP", authenticationRetryCount: 11 }, "AuthenticationRetryCount"],
		["tries of nothing", { authenticationRetryCount: 3 }, "AuthenticationRetryCount"],
		[
			"how often nothing",
			{ authenticationSettings: { authenticationFrequency: "EveryAccess" } },
			"AuthenticationSettings",
		],
		[
			"an unknown frequency",
			{ authenticationType: "EmailOTP", authenticationSettings: { authenticationFrequency: "Daily" } },
			"AuthenticationSettings.AuthenticationFrequency",
		],
		[
			"an in-person signer without an address",
			{ authenticationType: "EmailOTP", emailAddress: null, signerType: "InPersonSigner", hostEmail: "h@example.com" },
			"EmailAddress",
		],
		[
			"an in-person signer at the host's address",
			{
				...{ enableEmailOTP: true, emailAddress: "H@Example.com" },
				signerType: "InPersonSigner",
				hostEmail: "h@example.com",
			},
			"EmailAddress",
		],
		[
			"text messages to a group",
			{ authenticationType: "SMSOTP", name: null, emailAddress: null, signType: "Group", groupId: "g" },
			"AuthenticationType",
		],
		[
			"an unknown document",
			{ authenticationType: "IdVerification", identityVerificationSettings: { allowedDocumentTypes: ["Library"] } },
			"IdentityVerificationSettings.AllowedDocumentTypes[0]",
		],
		[
			"other tries than its own",
			{
				...{ authenticationType: "IdVerification", authenticationRetryCount: 3 },
				identityVerificationSettings: { maximumRetryCount: 4 },
			},
			"AuthenticationRetryCount",
		],
		[
			"identity settings of nothing",
			{ identityVerificationSettings: { nameMatcher: "Strict" } },
			"IdentityVerificationSettings",
		],
		[
			"an identity document of who signs in person",
			{ authenticationType: "IdVerification", signerType: "InPersonSigner", hostEmail: "h@example.com" },
			"AuthenticationType",
		],
	])("refused: %s", (_name, signer, part) => {
		expect(read(signer)).toContain(`Signers[0].${part}`);
	});
});

describe("what is asked of a signer of a sent document", () => {
	const schema = addAuthenticationOperation.body;
	const of = (body: object) => schema.safeParse(canonicalise(body, shapeOf(schema)));

	it("names the signer by address, or by the number that codes go to", () => {
		const byAddress = of({
			emailId: "ada@example.com",
			order: 2,
			authenticationType: "AccessCode",
			accessCode: "1234",
		});
		expect(byAddress.data).toMatchObject({
			who: { email: "ada@example.com", order: 2 },
			method: "AccessCode",
			accessCode: "1234",
			phoneNumber: null,
		});
		expect(of({ phoneNumber: PHONE, authenticationType: "SMSOTP" }).data).toMatchObject({
			who: { email: null, phone: PHONE },
			phoneNumber: PHONE,
		});
	});

	it.each<[string, object, string]>([
		["nobody", { authenticationType: "EmailOTP" }, "EmailId"],
		["nothing", { emailId: "ada@example.com" }, "AuthenticationType"],
		["None", { emailId: "ada@example.com", authenticationType: "None" }, "AuthenticationType"],
		["questions about a person", { emailId: "ada@example.com", authenticationType: "KBA" }, "AuthenticationType"],
		[
			"identity settings of a code",
			{
				emailId: "ada@example.com",
				authenticationType: "EmailOTP",
				identityVerificationSettings: { nameMatcher: "Strict" },
			},
			"IdentityVerificationSettings",
		],
		["no code", { emailId: "ada@example.com", authenticationType: "AccessCode" }, "AccessCode"],
		[
			"settings of a quiz",
			{ emailId: "ada@example.com", authenticationType: "EmailOTP", kbaSettings: { a: 1 } },
			"KbaSettings",
		],
	])("refused: %s", (_name, body, part) => {
		const result = of(body);
		expect(result.success ? [] : Object.keys(fieldErrorsOf(result.error))).toContain(part);
	});
});
