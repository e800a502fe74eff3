import { afterAll, expect, it } from "vitest";
import { documentPropertiesModel } from "#lib/contract/documents/reading/read-models.ts";
import { identityReportModel } from "#lib/contract/identity-verification/report.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { continueIdentified } from "#lib/domain/signing/identifying/continue-identified.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";

useTestDatabase();
afterAll(closePdfPool);

const SETTINGS = { maximumRetryCount: 2, nameMatcher: "Lenient", allowedDocumentTypes: ["Passport"] };
const WANDA = { name: "Wanda Lee", emailAddress: "wanda@example.com", authenticationType: "IdVerification" };

it("an identity document that the interface asks for opens the document once its sender accepts it; events tell of it", async () => {
	const caller = await makeCaller();
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
	const documentId = await sendTo(caller, [{ ...WANDA, identityVerificationSettings: SETTINGS }]);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const token = await linkTo(signer.id);
	const properties = async () => (await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
	const before = documentPropertiesModel.parse(await properties());
	expect(before.signerDetails[0]).toMatchObject({
		authenticationType: "IdVerification",
		idVerification: {
			...{ type: "OncePerDocument", maximumRetryCount: 2, status: "NotCompleted", nameMatcher: "Lenient" },
			allowedDocumentTypes: ["Passport"],
		},
	});
	const report = (path: string) =>
		caller.call("POST", `${path}?documentId=${documentId}`, { emailId: "wanda@example.com" });
	await sendPassport(token);
	expect((await report("/v1/identityVerification/report")).body).toMatchObject({
		...{ status: 409, errorType: "VerificationNotFinished" },
	});
	await db().identityVerification.updateMany({ where: { signerId: signer.id }, data: { status: "Review" } });
	await acceptIdentity(await senderOf(documentId), { documentId, signerId: signer.id, attempt: 1 });
	for (const path of ["/v1/identityVerification/report", "/v1-beta/identityVerification/report"]) {
		const { status, body } = await report(path);
		expect([status, identityReportModel.parse(body).verificationResult]).toEqual([200, "Succeeded"]);
	}
	await runJobs("mail");
	const mail = await db().mail.findFirstOrThrow({ where: { documentId, kind: "identity-accepted" } });
	const mailed = /\/sign\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
	expect(await getSigningPage(browser(), mailed)).toMatchObject({ state: "unidentified", stage: "Accepted" });
	const { kept } = await continueIdentified(browser(), mailed);
	expect((await getSigningPage(browser(kept?.secret), mailed)).state).toBe("open");
	const told = await db().webhookDelivery.findMany({
		where: { documentId, eventType: { startsWith: "IdentityVerification" } },
		orderBy: { createdAt: "asc" },
	});
	expect(told.map(({ eventType }) => eventType)).toEqual([
		...["IdentityVerificationInitiated", "IdentityVerificationSucceeded"],
	]);
	expect(told.at(-1)?.context).toMatchObject({
		data: { object: "identityVerification", signerId: signer.id, documentType: "Passport" },
	});
	expect(documentPropertiesModel.parse(await properties())).toMatchObject({
		signerDetails: [{ idVerification: { status: "Completed" } }],
		documentHistory: expect.arrayContaining([
			expect.objectContaining({ action: "IdentityVerificationInitiated" }),
			expect.objectContaining({ action: "ManualIdentityVerificationCompleted" }),
			expect.objectContaining({ action: "DownloadedVerificationData" }),
		]),
	});
});

it("tells once no try is left that the signer is locked, as wrong codes do", async () => {
	const caller = await makeCaller();
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
	const documentId = await sendTo(caller, [{ ...WANDA, identityVerificationSettings: SETTINGS }]);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const sender = await senderOf(documentId);
	const where = { documentId, eventType: { in: ["AuthenticationFailed", "IdentityVerificationFailed"] } };
	const told = async () => {
		const rows = await db().webhookDelivery.findMany({ where, orderBy: { createdAt: "asc" } });
		return rows.map(({ eventType }) => eventType);
	};
	for (const number of [1, 2]) {
		expect(await told()).toEqual(number === 1 ? [] : ["IdentityVerificationFailed"]);
		await insertVerification(signerId, { number });
		await rejectIdentity(sender, { documentId, signerId, attempt: number, reason: "OtherPerson", note: null });
	}
	expect((await told()).sort()).toEqual([
		...["AuthenticationFailed", "IdentityVerificationFailed", "IdentityVerificationFailed"],
	]);
	const locked = await db().webhookDelivery.findFirstOrThrow({
		where: { documentId, eventType: "AuthenticationFailed" },
	});
	expect(locked.context).toMatchObject({
		previousState: { signerDetails: [{ id: signerId, isAuthenticationFailed: false }] },
	});
	const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
	expect(documentPropertiesModel.parse(body).signerDetails).toMatchObject([
		{ isAuthenticationFailed: true, idVerification: { status: "Failed" } },
	]);
});

it("is asked for and taken back on a sent document, with what is refused by name", async () => {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ name: "Wanda Lee", emailAddress: "wanda@example.com" }]);
	const patch = (operation: string, body: object) =>
		caller.call("PATCH", `/v1/document/${operation}?documentId=${documentId}`, {
			emailId: "wanda@example.com",
			...body,
		});
	const asked = await patch("addAuthentication", {
		authenticationType: "IdVerification",
		identityVerificationSettings: { ...SETTINGS, requireMatchingSelfie: true },
	});
	expect([asked.status, Object.keys(asked.body.errors as object)]).toEqual([
		...[400, ["IdentityVerificationSettings.RequireMatchingSelfie"]],
	]);
	expect((await patch("addAuthentication", { authenticationType: "IdVerification" })).status).toBe(200);
	const where = { documentId };
	expect(await db().signer.findFirstOrThrow({ where })).toMatchObject({
		...{ authenticationType: "IdVerification", authenticationFrequency: "OncePerDocument", authenticationTries: 5 },
		settings: { identity: { nameMatcher: "Moderate", allowedKinds: ["Passport", "IDCard", "DriverLicense"] } },
	});
	expect((await patch("RemoveAuthentication", {})).status).toBe(204);
	expect(await db().signer.findFirstOrThrow({ where })).toMatchObject({
		...{ authenticationType: "None", settings: { identity: null } },
	});
});

it("a signer who is held goes on once a field is filled in through the interface", async () => {
	const caller = await makeCaller();
	const formFields = [
		{ id: "holder", fieldType: "TextBox", pageNumber: 1, bounds: { x: 100, y: 100, width: 200, height: 30 } },
	];
	const settings = { identityVerificationSettings: { ...SETTINGS, holdForPrefill: true } };
	const documentId = await sendTo(caller, [{ ...WANDA, ...settings, formFields }]);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const token = await linkTo(signer.id);
	const secret = await sendPassport(token);
	await db().identityVerification.updateMany({ where: { signerId: signer.id }, data: { status: "Review" } });
	await acceptIdentity(await senderOf(documentId), { documentId, signerId: signer.id, attempt: 1 });
	const hold = async () => {
		const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		return documentPropertiesModel.parse(body).signerDetails[0]?.idVerification;
	};
	expect(await hold()).toMatchObject({ status: "Completed", holdForPrefill: true, prefillCompleted: false });
	expect(await getSigningPage(browser(secret), token)).toMatchObject({ state: "unidentified", stage: "Held" });
	const fields = [{ id: "holder", value: "Wanda Lee" }];
	expect((await caller.call("PATCH", `/v1/document/prefillFields?documentId=${documentId}`, { fields })).status).toBe(
		204,
	);
	expect(await hold()).toMatchObject({ holdForPrefill: true, prefillCompleted: true });
	expect((await getSigningPage(browser(secret), token)).state).toBe("open");
});
