import * as sdk from "boldsign";
import { beforeAll, expect, it } from "vitest";
import { SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { LOGO_SVG } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { useSdkCaller } from "#lib/testing/sdk-caller.ts";
import { callsOf, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";

useTestDatabase();

const own = useSdkCaller();
let api: sdk.BrandingApi;
beforeAll(() => {
	api = own.withKey(sdk.BrandingApi);
});

const logo = { value: LOGO_SVG, options: { filename: "logo.svg", contentType: "image/svg+xml" } };

/** In the order of the client's parameters, all of them. */
const EVERYTHING = [
	"#EEF3F1",
	"#0F6B57",
	"#FFFFFF",
	"Harbour",
	"Read all pages.",
	"Before you sign",
	"https://example.com/thanks",
	true,
	true,
	true,
	true,
	true,
	"DocumentLink",
	"+05:30",
	false,
	true,
	true,
	true,
	false,
	"Hours",
	48,
	true,
	true,
	7,
	2,
	"harbour.example",
	"Harbour Homes",
	true,
	true,
	false,
	true,
] as const;

it("the public SDK makes a brand with everything it knows, and reads it back", async () => {
	const { brandId } = await api.createBrand("Harbour Homes", logo, ...EVERYTHING);
	const brand = await api.getBrand(String(brandId));
	expect(brand).toMatchObject({
		brandId,
		brandName: "Harbour Homes",
		brandLogo: expect.stringMatching(/^http.*\/logos\//),
		backgroundColor: "#EEF3F1",
		buttonColor: "#0F6B57",
		buttonTextColor: "#FFFFFF",
		emailDisplayName: "Harbour",
		disclaimerDescription: "Read all pages.",
		disclaimerTitle: "Before you sign",
		redirectUrl: "https://example.com/thanks",
		isDefault: true,
		canHideTagLine: true,
		combineAuditTrail: true,
		combineAttachments: true,
		excludeAuditTrailFromEmail: true,
		emailSignedDocument: "DocumentLink",
		documentTimeZone: "+05:30",
		showBuiltInFormFields: false,
		allowCustomFieldCreation: true,
		showSharedCustomFields: true,
		hideDecline: true,
		hideSave: false,
		documentExpirySettings: {
			expiryDateType: "Hours",
			expiryValue: 48,
			enableDefaultExpiryAlert: true,
			enableAutoReminder: true,
			reminderDays: 7,
			reminderCount: 2,
		},
		customDomainSettings: { domainName: "harbour.example", fromName: "Harbour Homes" },
		isDomainVerified: false,
		signatureFrameSettings: {
			enableSignatureFrame: true,
			showRecipientName: true,
			showRecipientEmail: false,
			showTimeStamp: true,
		},
	});
});

it("the public SDK edits, lists, makes default and deletes brands", async () => {
	const { brandId } = await api.createBrand("Quay", logo);
	const id = String(brandId);
	expect(await api.editBrand(id, "Quayside", undefined, "navy")).toMatchObject({ brandId });
	expect(await api.getBrand(id)).toMatchObject({ brandName: "Quayside", backgroundColor: "navy", isDefault: false });
	const { result } = await api.brandList();
	expect(result?.map((one) => one.brandId)).toContain(brandId);
	expect(await api.resetDefaultBrand(id)).toMatchObject({ message: expect.any(String) });
	expect(await api.getBrand(id)).toMatchObject({ isDefault: true });
	await expect(api.deleteBrand(id)).rejects.toMatchObject({ status: 409 });
	const { brandId: other } = await api.createBrand("Other", logo);
	expect(await api.deleteBrand(String(other))).toMatchObject({ message: expect.any(String) });
	await expect(api.getBrand(String(other))).rejects.toMatchObject({ status: 404 });
});

it("a brand's expiry applies to what the public SDK sends, though it fills in 60 days unasked", async () => {
	const { brandId } = await api.createBrand("Soon", logo);
	const documentExpirySettings = { expiryDateType: "Days", expiryValue: 10 };
	await own.caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, { documentExpirySettings });
	const documents = own.withKey(sdk.DocumentApi);
	const file = (await sendForm()).get("Files") as File;
	const request = Object.assign(new sdk.SendForSign(), {
		title: "Lease",
		brandId,
		signers: [Object.assign(new sdk.DocumentSigner(), SIGNER)],
		files: [{ value: Buffer.from(await file.arrayBuffer()), options: { filename: "a.pdf", contentType: file.type } }],
	});
	const { documentId } = await documents.sendDocument(request);
	expect(await documents.getProperties(String(documentId))).toMatchObject({ brandId, expiryDays: 10 });
});

it("nothing there is for brands was left out", () => {
	expect([...own.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.brands)));
});
