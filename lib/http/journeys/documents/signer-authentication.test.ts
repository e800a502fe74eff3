import { afterAll, expect, it } from "vitest";
import { documentPropertiesModel } from "#lib/contract/documents/reading/read-models.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { listOutbox } from "#lib/domain/delivery/outbox/list-outbox.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { proveSigner } from "#lib/domain/signing/proving/prove-signer.ts";
import { sendProofCode } from "#lib/domain/signing/proving/send-proof-code.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { type ApiCaller, makeCaller, sendForm, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";

useTestDatabase();
afterAll(closePdfPool);

const PHONE = { countryCode: "+33", number: "612345678" };

async function linksOf(documentId: string) {
	const signers = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	return Promise.all(signers.map(async ({ id }) => ({ id, token: await linkTo(id) })));
}

const read = async (caller: ApiCaller, documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;

/** The code that a message says which went out last. */
async function sentCode(documentId: string, channel: "mail" | "sms") {
	const where = { documentId, channel, kind: "proof-code" };
	const mail = await db().mail.findFirstOrThrow({ where, orderBy: { createdAt: "desc" } });
	return { mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? "" };
}

it("codes by mail and text message open what the interface asks them for, and stand in nothing that is listed or kept", async () => {
	const caller = await makeCaller();
	const documentId = await sendTo(
		caller,
		[
			{ name: "Wanda Lee", emailAddress: "wanda@example.com", enableEmailOTP: true, locale: "FR" },
			{ name: "Omar", emailAddress: "omar@example.com", authenticationType: "SMSOTP", phoneNumber: PHONE },
		],
		// Codes go out all the same: nobody could sign without them.
		{ DisableEmails: "true", DisableSMS: "true" },
	);
	const [wanda, omar] = await linksOf(documentId);
	const codes: string[] = [];
	for (const [person, channel] of [
		[wanda, "mail"],
		[omar, "sms"],
	] as const) {
		const token = person?.token ?? "";
		expect((await getSigningPage(browser(), token)).state).toBe("unproved");
		await sendProofCode(browser(), token);
		await runJobs("mail");
		await runJobs("sms");
		const { mail, code } = await sentCode(documentId, channel);
		expect(mail).toMatchObject({ status: "Sent", to: channel === "mail" ? "wanda@example.com" : "+33612345678" });
		expect(mail.subject).not.toContain(code);
		expect(mail.text).toContain(channel === "mail" ? "Votre code est" : `${code} is your code`);
		const proved = await proveSigner(browser(), token, code);
		expect(proved.outcome).toBe("proved");
		codes.push(code);
	}
	const admin = await makeUserContext({ accountId: caller.accountId });
	const [outbox, events, rows] = [
		await listOutbox(admin, { cursor: null }),
		await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } }),
		await db().signerCode.findMany(),
	];
	for (const code of codes) expect(JSON.stringify([outbox, events, rows])).not.toMatch(new RegExp(`\\b${code}\\b`));
	expect(events.map(({ type, data }) => [type, Object(data).method ?? Object(data).kind ?? ""])).toEqual([
		["DocumentSent", ""],
		...[
			["ProofCodeAsked", "EmailOTP"],
			["MailSent", "proof-code"],
			["ProofGiven", "EmailOTP"],
			["ProofCodeAsked", "SMSOTP"],
			["SmsSent", "proof-code"],
			["ProofGiven", "SMSOTP"],
		],
	]);
	const properties = await read(caller, documentId);
	expect(documentPropertiesModel.parse(properties)).toEqual(properties);
	expect(properties).toMatchObject({
		signerDetails: [
			{
				enableEmailOTP: true,
				enableAccessCode: false,
				authenticationType: "EmailOTP",
				isAuthenticationFailed: false,
				authenticationRetryCount: 5,
				authenticationSettings: { authenticationFrequency: "None", status: "Completed" },
			},
			{ enableEmailOTP: false, authenticationType: "SMSOTP" },
		],
	});
	expect((properties.documentHistory as { action: string }[]).map(({ action }) => action)).toEqual([
		...["Sent", "EmailOTP", "EmailOTPVerified", "SMSOTP", "SMSOTPVerified"],
	]);
});

it("a signer who is locked reads so, and their sender is told as they want it", async () => {
	const caller = await makeCaller();
	const guard = { authenticationType: "AccessCode", authenticationCode: "Harbour-12", authenticationRetryCount: 1 };
	const documentId = await sendTo(caller, [guard]);
	const [signer] = await linksOf(documentId);
	const endpoint = { url: "https://hooks.example.com/", environment: "All" as const };
	const { accountId } = caller;
	await createEndpoint(operatorContext("test"), {
		accountId,
		...endpoint,
		events: ["AuthenticationFailed"],
		appId: null,
		mayReachPrivate: false,
	});
	expect((await proveSigner(browser(), signer?.token ?? "", "guess")).outcome).toBe("locked");
	expect(await read(caller, documentId)).toMatchObject({
		signerDetails: [{ isAuthenticationFailed: true, authenticationSettings: { status: "Failed" } }],
	});
	expect(await db().webhookDelivery.findMany({ where: { documentId } })).toMatchObject([
		{
			eventType: "AuthenticationFailed",
			context: {
				actor: { userType: "Signer", id: signer?.id },
				previousState: { signerDetails: [{ id: signer?.id, isAuthenticationFailed: false }] },
			},
		},
	]);
	await runJobs("mail");
	const told = await db().mail.findFirstOrThrow({ where: { documentId, kind: "sender-proof-locked" } });
	expect(told).toMatchObject({ to: caller.email, subject: "Locked for Grace Signer: “Lease”" });
});

it("a plan without text messages has no codes by text message either", async () => {
	const caller = await makeCaller({ plan: "free", environment: "sandbox" });
	const Signers = JSON.stringify({
		name: "Grace",
		emailAddress: "grace@example.com",
		authenticationType: "SMSOTP",
		phoneNumber: PHONE,
		formFields: [
			{ fieldType: "Signature", pageNumber: 1, bounds: { x: 50, y: 50, width: 150, height: 40 }, id: "sign" },
		],
	});
	expect((await caller.call("POST", "/v1/document/send", await sendForm({ Signers }))).status).toBe(402);
	const documentId = await sendTo(caller, [{}]);
	const body = { emailId: "grace@example.com", authenticationType: "SMSOTP", phoneNumber: PHONE };
	const path = `/v1/document/addAuthentication?documentId=${documentId}`;
	expect((await caller.call("PATCH", path, body)).status).toBe(402);
});
