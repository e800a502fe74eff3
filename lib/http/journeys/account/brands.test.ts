import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { brandForm, LOGO_SVG } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

let admin: ApiCaller;
beforeAll(async () => {
	admin = await makeCaller();
});

async function create(caller: ApiCaller, parts: Record<string, string> = {}): Promise<string> {
	const answer = await caller.call("POST", "/v1/brand/create", brandForm(parts));
	expect(answer).toMatchObject({ status: 200 });
	return String(answer.body.brandId);
}

const get = async (caller: ApiCaller, brandId: string) => caller.call("GET", `/v1/brand/get?brandId=${brandId}`);

async function defaults(caller: ApiCaller): Promise<unknown[]> {
	const { body } = await caller.call("GET", "/v1/brand/list");
	return (body.result as { brandId: string; isDefault: boolean }[])
		.filter((one) => one.isDefault)
		.map((one) => one.brandId);
}

const SETTINGS = {
	BackgroundColor: "#EEF3F1",
	ButtonColor: "#0F6B57",
	ButtonTextColor: "white",
	EmailDisplayName: "Harbour Homes Lettings",
	DisclaimerTitle: "Before you sign",
	DisclaimerDescription: "Read all pages.",
	RedirectUrl: "https://example.com/thanks?from=signet",
	DocumentTimeZone: "+05:30",
	CanHideTagLine: "True",
	CombineAuditTrail: "true",
	CombineAttachments: "TRUE",
	ExcludeAuditTrailFromEmail: "true",
	EmailSignedDocument: "documentlink",
	ShowBuiltInFormFields: "false",
	AllowCustomFieldCreation: "true",
	ShowSharedCustomFields: "true",
	HideDecline: "true",
	HideSave: "false",
};
const READ = {
	backgroundColor: "#EEF3F1",
	buttonColor: "#0F6B57",
	buttonTextColor: "white",
	emailDisplayName: "Harbour Homes Lettings",
	disclaimerTitle: "Before you sign",
	disclaimerDescription: "Read all pages.",
	redirectUrl: "https://example.com/thanks?from=signet",
	documentTimeZone: "+05:30",
	canHideTagLine: true,
	combineAuditTrail: true,
	combineAttachments: true,
	excludeAuditTrailFromEmail: true,
	emailSignedDocument: "DocumentLink",
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
		reminderDays: 180,
		reminderCount: 5,
	},
	customDomainSettings: { domainName: "sign.example.com", fromName: "Harbour" },
	isDomainVerified: false,
	signatureFrameSettings: {
		enableSignatureFrame: true,
		showRecipientName: true,
		showRecipientEmail: false,
		showTimeStamp: true,
	},
};

describe("a brand", () => {
	it("gives back everything it was given, with parts of objects by dots", async () => {
		const brandId = await create(admin, {
			...SETTINGS,
			"DocumentExpirySettings.ExpiryDateType": "Hours",
			"DocumentExpirySettings.ExpiryValue": "48",
			"DocumentExpirySettings.EnableDefaultExpiryAlert": "true",
			"DocumentExpirySettings.EnableAutoReminder": "true",
			"DocumentExpirySettings.ReminderDays": "180",
			"DocumentExpirySettings.ReminderCount": "5",
			"CustomDomainSettings.DomainName": "Sign.Example.com",
			"CustomDomainSettings.FromName": "Harbour",
			"SignatureFrameSettings.EnableSignatureFrame": "true",
			"SignatureFrameSettings.ShowRecipientName": "true",
			"SignatureFrameSettings.ShowTimeStamp": "true",
		});
		const { body } = await get(admin, brandId);
		expect(body).toMatchObject({ brandId, brandName: "Harbour Homes", isDefault: false, warnings: [], ...READ });
		expect(body.domainVerification).toMatchObject({
			status: "Pending",
			recordType: "TXT",
			recordName: "_signet.sign.example.com",
		});
	});

	it("takes parts of objects as JSON, and itself as JSON", async () => {
		const { documentExpirySettings, customDomainSettings, signatureFrameSettings } = READ;
		const form = brandForm({
			...SETTINGS,
			documentExpirySettings: JSON.stringify(documentExpirySettings),
			customDomainSettings: JSON.stringify(customDomainSettings),
			signatureFrameSettings: JSON.stringify(signatureFrameSettings),
		});
		const made = await admin.call("POST", "/v1/brand/create", form);
		expect((await get(admin, String(made.body.brandId))).body).toMatchObject(READ);
		const brandLogo = `data:image/svg+xml;base64,${LOGO_SVG.toString("base64")}`;
		const json = await admin.call("POST", "/v1/brand/create", { brandName: "Harbour Homes", brandLogo, ...READ });
		expect((await get(admin, String(json.body.brandId))).body).toMatchObject(READ);
	});

	it("has the interface's defaults when it is given only a name and a logo", async () => {
		expect((await get(admin, await create(admin))).body).toMatchObject({
			backgroundColor: null,
			redirectUrl: null,
			isDefault: false,
			canHideTagLine: false,
			combineAuditTrail: false,
			combineAttachments: false,
			excludeAuditTrailFromEmail: false,
			emailSignedDocument: "Attachment",
			showBuiltInFormFields: true,
			allowCustomFieldCreation: false,
			showSharedCustomFields: false,
			hideDecline: null,
			hideSave: null,
			documentExpirySettings: { expiryDateType: null, reminderDays: null },
			customDomainSettings: { domainName: null, fromName: null },
			domainVerification: null,
			signatureFrameSettings: { enableSignatureFrame: false, showRecipientName: false },
		});
	});

	it("keeps what an edit does not name, and takes back what a JSON null names", async () => {
		const brandId = await create(admin, { ...SETTINGS, "DocumentExpirySettings.ReminderDays": "9" });
		const form = new FormData();
		form.append("DocumentExpirySettings.ReminderCount", "2");
		form.append("DisclaimerTitle", "");
		expect(await admin.call("POST", `/v1/brand/edit?brandId=${brandId}`, form)).toMatchObject({ body: { brandId } });
		expect((await get(admin, brandId)).body).toMatchObject({
			disclaimerTitle: "Before you sign",
			documentExpirySettings: { reminderDays: 9, reminderCount: 2 },
		});
		const edit = { brandName: "Quay", redirectUrl: null, documentExpirySettings: { reminderDays: null } };
		await admin.call("POST", `/v1/brand/edit?brandId=${brandId}`, edit);
		expect((await get(admin, brandId)).body).toMatchObject({
			brandName: "Quay",
			redirectUrl: null,
			emailDisplayName: "Harbour Homes Lettings",
			documentExpirySettings: { reminderDays: null, reminderCount: 2 },
		});
	});

	it("warns of a text that cannot be read on its button", async () => {
		const colors = { ButtonColor: "#777777", ButtonTextColor: "#888888" };
		const answer = await admin.call("POST", "/v1/brand/create", brandForm(colors));
		expect(answer.body.warnings).toEqual([expect.stringContaining("1.3:1")]);
		expect((await get(admin, String(answer.body.brandId))).body.warnings).toEqual(answer.body.warnings);
	});
});

describe("a brand is refused by the part's name", () => {
	const rows: [string, Record<string, string>, RegExp][] = [
		["BrandName", { BrandName: " " }, /is required/],
		["BackgroundColor", { BackgroundColor: "url(//evil)" }, /must be a colour/],
		["ButtonColor", { ButtonColor: "#12345" }, /must be a colour/],
		["RedirectUrl", { RedirectUrl: "javascript:alert(1)" }, /web address/],
		["DocumentTimeZone", { DocumentTimeZone: "Mars/Olympus" }, /time zone/],
		["EmailSignedDocument", { EmailSignedDocument: "Fax" }, /Attachment, DocumentLink/],
		["IsDefault", { IsDefault: "perhaps" }, /true or false/],
		["DocumentExpirySettings.ExpiryDateType", { "DocumentExpirySettings.ExpiryDateType": "Weeks" }, /Days, Hours/],
		["DocumentExpirySettings.ReminderDays", { "DocumentExpirySettings.ReminderDays": "181" }, /1 to 180/],
		["DocumentExpirySettings.ReminderDays", { "DocumentExpirySettings.ReminderDays": "0" }, /1 to 180/],
		["DocumentExpirySettings.ReminderCount", { "DocumentExpirySettings.ReminderCount": "6" }, /1 to 5/],
		["DocumentExpirySettings.ExpiryValue", { "DocumentExpirySettings.ExpiryValue": "181" }, /1 to 180 days/],
		["DocumentExpirySettings.ExpiryValue", { "DocumentExpirySettings.ExpiryDateType": "Hours" }, /is required/],
		["CustomDomainSettings.DomainName", { "CustomDomainSettings.DomainName": "127.0.0.1" }, /a domain/],
	];
	it.each(rows)("%s of %j", async (part, parts, words) => {
		const before = await db().brand.count();
		const { status, body } = await admin.call("POST", "/v1/brand/create", brandForm(parts));
		expect(status).toBe(400);
		expect((body.errors as Record<string, string[]>)[part]?.join(" ")).toMatch(words);
		expect(await db().brand.count()).toBe(before);
	});
});

describe("the default", () => {
	it("is exactly one, from the account's beginning", async () => {
		const caller = await makeCaller();
		expect(await defaults(caller)).toHaveLength(1);
		const first = await create(caller, { IsDefault: "true" });
		expect(await defaults(caller)).toEqual([first]);
		const second = await create(caller);
		await caller.call("POST", `/v1/brand/resetdefault?brandId=${second}`);
		expect(await defaults(caller)).toEqual([second]);
		await caller.call("POST", `/v1/brand/edit?brandId=${first}`, { isDefault: true });
		expect(await defaults(caller)).toEqual([first]);
	});

	it("stays one when several brands claim it at the same time", async () => {
		const caller = await makeCaller();
		await Promise.all([1, 2, 3, 4].map(() => create(caller, { IsDefault: "true" })));
		expect(await defaults(caller)).toHaveLength(1);
	});

	it("cannot be deleted or given up, others can be deleted", async () => {
		const caller = await makeCaller();
		const [first, second] = [await create(caller, { IsDefault: "true" }), await create(caller)];
		expect((await caller.call("DELETE", `/v1/brand/delete?brandId=${first}`)).status).toBe(409);
		expect((await caller.call("POST", `/v1/brand/edit?brandId=${first}`, { isDefault: false })).status).toBe(409);
		expect(await caller.call("DELETE", `/v1/brand/delete?brandId=${second}`)).toMatchObject({
			status: 200,
			body: { message: "The brand was deleted." },
		});
		expect((await get(caller, second)).status).toBe(404);
		expect(await defaults(caller)).toEqual([first]);
	});
});

it("a brand's custom fields go with it, and no others", async () => {
	const caller = await makeCaller();
	const [gone, kept] = [await create(caller), await create(caller)];
	const formField = { fieldType: "TextBox", width: 120, height: 24 };
	for (const brandId of [gone, gone, kept]) {
		const field = { fieldName: "Name", fieldDescription: "", fieldOrder: 1, brandId, sharedField: true, formField };
		expect(await caller.call("POST", "/v1/customField/create", field)).toMatchObject({ status: 200 });
	}
	await caller.call("DELETE", `/v1/brand/delete?brandId=${gone}`);
	const left = await db().customField.findMany({ where: { accountId: caller.accountId }, select: { brandId: true } });
	expect(left).toEqual([{ brandId: kept }]);
});
