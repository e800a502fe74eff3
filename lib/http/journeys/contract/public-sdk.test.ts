import * as sdk from "boldsign";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, corpusFile, makeCaller } from "#lib/testing/api-caller.ts";
import { type ApiServer, startApiServer } from "#lib/testing/api-server.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { OPERATION_CASES } from "#lib/testing/operations/operation-cases.ts";
import { guardWithSdk } from "#lib/testing/sdk-authentication.ts";
import { callsOf, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";
import { makeField, makeRequest, makeSigner } from "#lib/testing/sdk-request.ts";

useTestDatabase();

let server: ApiServer;
let api: sdk.DocumentApi;
let caller: ApiCaller;

beforeAll(async () => {
	server = await startApiServer();
	caller = await makeCaller();
	api = new sdk.DocumentApi(server.url);
	api.setApiKey(caller.key);
});

afterAll(() => server.close());

async function send(): Promise<string> {
	return String((await api.sendDocument(await makeRequest())).documentId);
}

describe("the public SDK works after changing the address and the key", () => {
	it("sends, and reads back what it sent", async () => {
		const documentId = await send();
		const properties = await api.getProperties(documentId);
		expect(properties).toMatchObject({
			documentId,
			messageTitle: "Lease",
			documentDescription: "Please sign.",
			status: "InProgress",
			displayStatus: "WaitingForOthers",
			senderDetail: { name: "Ada Sender", emailAddress: caller.email },
			ccDetails: [{ emailAddress: "copy@example.com" }],
			files: [{ documentName: "Lease.pdf", order: 0, pageCount: expect.any(Number) }],
			reminderSettings: { enableAutoReminder: true, reminderDays: 4, reminderCount: 3 },
			expiryDays: 30,
			expiryDateType: "Days",
			expiryValue: 30,
			enableSigningOrder: true,
			enableReassign: true,
			labels: ["lease", "2026"],
			metaData: { order: "7" },
			documentHistory: [{ action: "Sent", email: caller.email, timestamp: expect.any(Number) }],
			signerDetails: [
				{
					signerName: "Grace",
					signerEmail: "grace@example.com",
					order: 1,
					status: "NotCompleted",
					locale: "FR",
					formFields: [
						{
							id: "Grace-sign",
							type: "Signature",
							isRequired: true,
							pageNumber: 1,
							bounds: { x: 50, y: 60, width: 150, height: 40 },
						},
					],
				},
				{ signerName: "Edsger", order: 2 },
			],
		});
		const lifetime = Number(properties.expiryDate) - Number(properties.createdDate);
		expect(lifetime).toBe(30 * 86_400);
	});

	it("sends with text tags and their definitions", async () => {
		const definition = Object.assign(new sdk.TextTagDefinition(), {
			definitionId: "def1",
			type: sdk.TextTagDefinition.TypeEnum.TextBox,
			signerIndex: 1,
			isRequired: true,
			fieldId: "moved",
			placeholder: "Where",
			size: Object.assign(new sdk.Size(), { width: 120, height: 24 }),
			offset: Object.assign(new sdk.TextTagOffset(), { offsetX: 10, offsetY: -4 }),
			font: Object.assign(new sdk.Font(), { name: sdk.Font.NameEnum.Courier, size: 14, color: "#333333" }),
			validation: Object.assign(new sdk.Validation(), { type: sdk.Validation.TypeEnum.NumberOnly }),
		});
		const file = {
			value: await corpusFile("text-tags.pdf"),
			options: { filename: "Tagged.pdf", contentType: "application/pdf" },
		};
		const signers = [makeSigner("Grace", 1), makeSigner("Edsger", 2)].map(({ formFields: _, ...signer }) =>
			Object.assign(new sdk.DocumentSigner(), signer),
		);
		const request = Object.assign(await makeRequest(), {
			signers,
			files: [file],
			useTextTags: true,
			textTagDefinitions: [definition],
		});
		const { documentId } = await api.sendDocument(request);
		const { signerDetails } = await api.getProperties(String(documentId));
		const ids = signerDetails?.map((signer) => signer.formFields?.map((field) => field.id));
		expect(ids).toEqual([["Id1", "s1", "moved", "d1", "Id2"], ["c1"]]);
		expect(signerDetails?.[0]?.formFields?.[2]).toMatchObject({
			type: "TextBox",
			isRequired: true,
			placeholder: "Where",
			bounds: { x: expect.closeTo(106, 0), y: expect.closeTo(210, 0), width: 120, height: 24 },
			font: "Courier",
			fontSize: 14,
			validationtype: "NumbersOnly",
		});
	});

	it("lists with filters", async () => {
		const documentId = await send();
		const list = await api.listDocuments(1, [caller.email], ["Edsger@Example.com"], "Sent", undefined, 1, new Date(0));
		expect(list.pageDetails).toMatchObject({ page: 1, pageSize: 1, sortedColumn: "activityDate" });
		expect(list.result?.[0]).toMatchObject({
			documentId,
			messageTitle: "Lease",
			signerDetails: [{ order: 1 }, { order: 2 }],
		});
		const found = await api.listDocuments(
			1,
			undefined,
			undefined,
			undefined,
			undefined,
			10,
			undefined,
			["WaitingForOthers"],
			undefined,
			"edsger",
			["lease"],
		);
		expect(found.result?.map((one) => one.documentId)).toContain(documentId);
		const next = await api.listDocuments(
			1,
			undefined,
			undefined,
			undefined,
			undefined,
			10,
			undefined,
			undefined,
			undefined,
			undefined,
			undefined,
			list.result?.[0]?.cursor,
		);
		expect(next.result?.map((one) => one.documentId)).not.toContain(documentId);
	});

	it("downloads", async () => {
		const bytes = await api.downloadDocument(await send());
		expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
	});

	it("makes signing links", async () => {
		const documentId = await send();
		const till = new Date(Date.now() + 3_600_000);
		const { signLink } = await api.getEmbeddedSignLink(
			documentId,
			"grace@example.com",
			undefined,
			undefined,
			till,
			"https://example.com/done",
		);
		expect(signLink).toMatch(/\/sign\/[\w-]{43}$/);
		const stored = await db().signerToken.findFirst({ where: { redirectUrl: { not: null } } });
		expect(stored).toMatchObject({ redirectUrl: "https://example.com/done", expiresAt: till });
		await expect(api.getEmbeddedSignLink(documentId, "nobody@example.com")).rejects.toMatchObject({
			response: { status: 400 },
		});
	});

	it("reminds, revokes and deletes; a second revoke is a conflict", async () => {
		const documentId = await send();
		const message = Object.assign(new sdk.ReminderMessage(), { message: "Soon, please." });
		await api.remindDocument(documentId, ["grace@example.com"], message);
		const reason = Object.assign(new sdk.RevokeDocument(), { message: "Wrong file." });
		await api.revokeDocument(documentId, reason);
		await expect(api.revokeDocument(documentId, reason)).rejects.toMatchObject({ response: { status: 409 } });
		const properties = await api.getProperties(documentId);
		expect(properties).toMatchObject({ status: "Revoked", revokeMessage: "Wrong file.", activityAction: "Revoked" });
		expect(properties.documentHistory?.map((event) => event.action)).toEqual(["Sent", "Reminder", "Recalled"]);
		await api.deleteDocument(documentId);
		await expect(api.getProperties(documentId)).rejects.toMatchObject({ response: { status: 404 } });
	});

	it("sees refusals", async () => {
		const request = await makeRequest();
		request.signers = [makeSigner("Grace", 1)];
		request.title = "";
		const refusal = await api.sendDocument(request).catch((error: unknown) => error);
		expect(refusal).toMatchObject({ statusCode: 400, body: { error: "Title is required." } });
	});
});

describe("the public SDK changes what was sent", () => {
	const make = <T extends object>(model: new () => T, values: Partial<T>): T => Object.assign(new model(), values);

	it("labels, fills in, replaces a signer and gives more time", async () => {
		const documentId = await send();
		await api.addTag(make(sdk.DocumentTags, { documentId, tags: ["urgent", "q4"] }));
		await api.deleteTag(make(sdk.DocumentTags, { documentId, tags: ["lease"] }));
		const field = make(sdk.PrefillField, { id: "Grace-note", value: "Hello" });
		await expect(
			api.prefillFields(documentId, make(sdk.PrefillFieldRequest, { fields: [field] })),
		).rejects.toMatchObject({ response: { status: 400 } });
		const change = { oldSignerEmail: "grace@example.com", newSignerEmail: "ida@example.com", newSignerName: "Ida" };
		await api.changeRecipient(documentId, make(sdk.ChangeRecipient, { ...change, reason: "Away." }));
		const newExpiryValue = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
		await api.extendExpiry(documentId, make(sdk.ExtendExpiry, { newExpiryValue, warnPrior: true }));
		const properties = await api.getProperties(documentId);
		expect(properties).toMatchObject({
			labels: ["2026", "urgent", "q4"],
			disableExpiryAlert: false,
			signerDetails: [{ signerName: "Ida", signerEmail: "ida@example.com" }, { signerName: "Edsger" }],
		});
		expect(Number(properties.expiryDays)).toBeGreaterThan(58);
		expect(await guardWithSdk(api, documentId, "ida@example.com")).toEqual(["AccessCode true 3", "None false null"]);
	});

	it("sends later, with choices for mails, marks and check boxes, by text message and to a group, and sees that no draft can be sent", async () => {
		const request = await makeRequest();
		const signer = makeSigner("Grace", 1);
		const boxes = ["a", "b", "c"].map((id) =>
			Object.assign(makeField(id, sdk.FormField.FieldTypeEnum.CheckBox), { groupName: "g", isRequired: false }),
		);
		signer.formFields?.push(...boxes);
		signer.deliveryMode = sdk.DocumentSigner.DeliveryModeEnum.EmailAndSms;
		signer.phoneNumber = make(sdk.PhoneNumber, { countryCode: "+33", number: "612345678" });
		const groupId = await makeGroup(caller.accountId, ["Mia Chen", "Omar Diaz"]);
		const { formFields } = makeSigner("Legal", 2);
		const signType = sdk.DocumentSigner.SignTypeEnum.Group;
		const legal = make(sdk.DocumentSigner, { signType, groupId, formFields });
		const scheduledSendTime = Math.ceil(Date.now() / 1000) + 7200;
		const { Range } = sdk.FormGroup.GroupValidationEnum;
		const group = { groupNames: ["g"], groupValidation: Range, minimumCount: 1, maximumCount: 2 };
		Object.assign(request, {
			signers: [signer, legal],
			groupSignerSettings: make(sdk.GroupSignerSettings, { enabled: true }),
			scheduledSendTime,
			formGroups: [make(sdk.FormGroup, group)],
			allowedSignatureTypes: [sdk.SendForSign.AllowedSignatureTypesEnum.Draw],
			recipientNotificationSettings: make(sdk.RecipientNotificationSettings, { declined: false }),
			documentDownloadOption: sdk.SendForSign.DocumentDownloadOptionEnum.Individually,
			downloadFileName: "Lease of Grace",
		});
		const documentId = String((await api.sendDocument(request)).documentId);
		expect(await api.getProperties(documentId)).toMatchObject({
			status: "Scheduled",
			scheduledSendTime,
			formGroups: [{ groupNames: ["g"], groupValidation: "Range", minimumCount: 1, maximumCount: 2 }],
			allowedSignatureTypes: ["Draw"],
			documentDownloadOption: "Individually",
			downloadFileName: "Lease of Grace",
			recipientNotificationSettings: { declined: false, completed: true },
			groupSignerSettings: { enabled: true },
			signerDetails: [
				{ deliveryMode: "EmailAndSMS", phoneNumber: { countryCode: "+33", number: "612345678" }, signType: "Single" },
				{ signType: "Group", groupId, groupSigners: [{ signerName: "Mia Chen" }, { signerEmail: "omar@example.com" }] },
			],
		});
		await expect(api.draftSend(documentId)).rejects.toMatchObject({ response: { status: 409 } });
	});

	it("fills a field in, and reads it back", async () => {
		const { id } = await OPERATION_CASES.prefillFields.arrange(caller, caller);
		const fields = [make(sdk.PrefillField, { id: "note", value: "1200" })];
		await api.prefillFields(id, make(sdk.PrefillFieldRequest, { fields }));
		const { signerDetails } = await api.getProperties(id);
		expect(signerDetails?.[0]?.formFields?.find((field) => field.id === "note")).toMatchObject({ value: "1200" });
	});

	it("fetches what a signer attached and the certificate, sends a draft, and discards a correction", async () => {
		const [attached, logged, draft] = [
			await OPERATION_CASES.downloadAttachment.arrange(caller, caller),
			await OPERATION_CASES.downloadAuditLog.arrange(caller, caller),
			await OPERATION_CASES.draftSend.arrange(caller, caller),
		];
		expect(Buffer.from(await api.downloadAttachment(attached.id, "passport")).toString()).toContain("passport");
		expect(Buffer.from(await api.downloadAuditLog(logged.id)).toString()).toContain("certificate");
		await api.draftSend(draft.id);
		await api.cancelEditing((await OPERATION_CASES.cancelEditing.arrange(caller, caller)).id);
		expect(await api.getProperties(draft.id)).toMatchObject({ status: "InProgress" });
	});
});

it("nothing there is for documents was left out of the public SDK's calls", () => {
	expect([...server.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.documents)));
});
