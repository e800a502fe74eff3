import * as sdk from "boldsign";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#lib/contract/operations.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { corpusFile } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { mailedIdentityToken, makeIdentity, newAddress } from "#lib/testing/people.ts";
import { useSdkCaller } from "#lib/testing/sdk-caller.ts";
import { callsOf, NOT_IN_SDK, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";

useTestDatabase();

const own = useSdkCaller();

describe("the public SDK manages people", () => {
	it("teams: creates, renames, reads and lists", async () => {
		const api = own.withKey(sdk.TeamsApi);
		const { teamId = "" } = await api.createTeam(Object.assign(new sdk.CreateTeamRequest(), { teamName: "Sales" }));
		const rename = Object.assign(new sdk.TeamUpdateRequest(), { teamId, teamName: "Sales, Europe" });
		await api.updateTeam(rename);
		const team = await api.getTeam(String(teamId));
		expect(team).toMatchObject({ teamId, teamName: "Sales, Europe", users: [], createdDate: expect.any(Number) });
		const teams = await api.listTeams(1, 10, "europe");
		expect(teams).toMatchObject({ pageDetails: { page: 1, pageSize: 10 }, results: [{ teamId }] });
		await expect(api.getTeam("4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11")).rejects.toMatchObject({
			response: { status: 404 },
		});
	});

	it("users: invites, lists, changes, moves, resends and cancels", async () => {
		const api = own.withKey(sdk.UserApi);
		const { results } = await own.withKey(sdk.TeamsApi).listTeams(1, 10, "Default");
		const teamId = String(results?.[0]?.teamId);
		const { teamId: other } = await own.withKey(sdk.TeamsApi).createTeam({ teamName: "Support" });
		const emailId = newAddress();
		const invited = {
			emailId,
			teamId,
			userRole: sdk.CreateUser.UserRoleEnum.Member,
			metaData: { Department: "Sales" },
		};
		await api.createUser([Object.assign(new sdk.CreateUser(), invited)]);
		const { result } = await api.listUsers(1, 10, emailId);
		const userId = String(result?.[0]?.userId);
		expect(result?.[0]).toMatchObject({
			email: emailId,
			userStatus: "InvitationPending",
			metaData: { Department: "Sales" },
		});
		await api.updateUser(
			Object.assign(new sdk.UpdateUser(), { userId, userRole: sdk.UpdateUser.UserRoleEnum.TeamAdmin }),
		);
		await api.updateMetaData(
			Object.assign(new sdk.UpdateUserMetaData(), { userId, metaData: { Department: "Support" } }),
		);
		await api.changeTeam(userId, Object.assign(new sdk.ChangeTeamRequest(), { toTeamId: other }));
		expect(await api.getUser(userId)).toMatchObject({
			role: "TeamAdmin",
			teamId: other,
			teamName: "Support",
			metaData: { Department: "Support" },
		});
		await api.resendInvitation(userId);
		await api.cancelInvitation(userId);
		expect((await api.listUsers(1, 10, undefined, [userId, own.caller.userId])).result).toMatchObject([
			{ userId: own.caller.userId, role: "Admin" },
		]);
		await expect(api.getUser(userId)).rejects.toMatchObject({ response: { status: 404 } });
	});

	it("sender identities: asks, reads, changes, sends on behalf, asks again and deletes", async () => {
		const api = own.withKey(sdk.SenderIdentitiesApi);
		const email = newAddress();
		const notificationSettings = Object.assign(new sdk.NotificationSettings(), { viewed: false });
		const request = { email, name: "Mia Chen", notificationSettings, redirectUrl: "https://example.com" };
		const created = await api.createSenderIdentities(
			Object.assign(new sdk.CreateSenderIdentityRequest(), {
				...request,
				locale: sdk.CreateSenderIdentityRequest.LocaleEnum.En,
				metaData: { order: "7" },
			}),
		);
		const id = String(created.senderIdentityId);
		expect(await api.getSenderIdentityProperties(id)).toMatchObject({
			email,
			status: "Pending",
			approvedDate: "",
			notificationSettings: { viewed: false, sent: false, signed: true },
			metaData: { order: "7", tenantId: own.caller.accountId, accountPlan: "business" },
		});
		await api.updateSenderIdentities(email, Object.assign(new sdk.EditSenderIdentityRequest(), { name: "Mia" }));
		await api.resendInvitationSenderIdentities(email);
		const token = await mailedIdentityToken(email);
		await answerIdentityRequest(visitorContext(), { token, answer: "Approve" });
		expect((await api.listSenderIdentities(1, 10, email)).result).toMatchObject([
			{ id, name: "Mia", status: "Verified" },
		]);
		expect(await sendOnBehalf(email)).toMatchObject({ behalfOf: { name: "Mia", emailAddress: email } });
		await expect(api.reRequestSenderIdentities(email)).rejects.toMatchObject({ response: { status: 409 } });
		await api.deleteSenderIdentities(email);
		const gone = await api.getSenderIdentityProperties(undefined, email).catch((error: unknown) => error);
		expect(gone).toMatchObject({
			response: { status: 404, data: { errorType: "InvalidEmail", code: "SenderIdentityNotFound" } },
		});
		const refusal = await sendOnBehalf(email).catch((error: unknown) => error);
		expect(refusal).toMatchObject({ statusCode: 400, body: { errorType: "ValidationError" } });
	});

	it("sender identities: asks again after a no", async () => {
		const api = own.withKey(sdk.SenderIdentitiesApi);
		const { id, email } = await makeIdentity(own.caller);
		await answerIdentityRequest(visitorContext(), { token: await mailedIdentityToken(email), answer: "Deny" });
		expect(await api.getSenderIdentityProperties(id)).toMatchObject({ status: "Denied" });
		await api.reRequestSenderIdentities(email);
		expect(await api.getSenderIdentityProperties(id)).toMatchObject({ status: "Pending" });
	});

	async function sendOnBehalf(onBehalfOf: string) {
		const documents = own.withKey(sdk.DocumentApi);
		const field = Object.assign(new sdk.FormField(), {
			fieldType: sdk.FormField.FieldTypeEnum.Signature,
			pageNumber: 1,
			bounds: Object.assign(new sdk.Rectangle(), { x: 50, y: 60, width: 150, height: 40 }),
		});
		const signer = { name: "Grace", emailAddress: "grace@example.com", formFields: [field] };
		const file = {
			value: await corpusFile("plain.pdf"),
			options: { filename: "a.pdf", contentType: "application/pdf" },
		};
		const request = Object.assign(new sdk.SendForSign(), {
			title: "Lease",
			signers: [Object.assign(new sdk.DocumentSigner(), signer)],
			files: [file],
			onBehalfOf,
		});
		const { documentId } = await documents.sendDocument(request);
		return documents.getProperties(String(documentId));
	}

	it("custom fields: creates, lists, edits and deletes, with the SDK's own defaults", async () => {
		const api = own.withKey(sdk.CustomFieldApi);
		const brandId = await makeBrand(own.caller);
		const formField = Object.assign(new sdk.CustomFormField(), {
			fieldType: sdk.CustomFormField.FieldTypeEnum.TextBox,
			width: 150,
			height: 22,
			font: sdk.CustomFormField.FontEnum.Courier,
			validationType: sdk.CustomFormField.ValidationTypeEnum.NumbersOnly,
		});
		const details = { fieldName: "Phone", fieldDescription: "Of the signer", brandId, sharedField: true, formField };
		const request = Object.assign(new sdk.BrandCustomFieldDetails(), details);
		const created = await api.createCustomField(request);
		expect(created).toMatchObject({ customFieldId: expect.any(String), message: expect.any(String) });
		const id = String(created.customFieldId);
		const listed = (await api.customFieldsList(brandId)).result?.[0];
		expect(listed).toMatchObject({ customFieldId: id, fieldOrder: 1, formField: { font: "Courier", fontSize: 13 } });
		// What was read can be written back.
		const edited = Object.assign(new sdk.BrandCustomFieldDetails(), {
			...details,
			fieldOrder: 2,
			formField: listed?.formField,
		});
		expect(await api.editCustomField(id, edited)).toMatchObject({ customFieldId: id });
		expect((await api.customFieldsList(brandId)).result).toMatchObject([{ fieldOrder: 2 }]);
		expect(await api.deleteCustomField(id)).toMatchObject({ message: expect.any(String) });
		expect(await db().customField.count({ where: { brandId } })).toBe(0);
	});
});

describe("the public SDK", () => {
	it("counts the credits that are left", async () => {
		const plan = own.withKey(sdk.PlanApi);
		expect((await plan.apiCreditsCount()).balanceCredits).toBe(1_000_000_000);
		await db().account.update({ where: { id: own.caller.accountId }, data: { apiCredits: 7 } });
		expect((await plan.apiCreditsCount()).balanceCredits).toBe(7);
		await db().account.update({ where: { id: own.caller.accountId }, data: { apiCredits: null } });
	});

	it("has called everything there is for people and custom fields", () => {
		expect([...own.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.people)));
	});

	it("is asked for every operation in one of its tests", () => {
		const groups = Object.values(SDK_GROUPS).flatMap((group) => Object.keys(group));
		expect(groups.sort()).toEqual(Object.keys(OPERATIONS).sort());
		expect(Object.keys(OPERATIONS)).toEqual(expect.arrayContaining(Object.keys(NOT_IN_SDK)));
	});
});
