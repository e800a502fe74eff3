import { describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { letSignerGoOn } from "#lib/domain/documents/changing/let-signer-go-on.ts";
import { getIdentityReport } from "#lib/domain/identity-verification/get-identity-report.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { openIdentityImage } from "#lib/domain/identity-verification/open-identity-image.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { leadBack, leadToProvider } from "#lib/http/signing/lead-to-provider.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { goOn, identityPageOf, makeHosted, postEvent, tell, triesOf, useStripe } from "#lib/testing/hosted-identity.ts";
import { addPhoto } from "#lib/testing/identifying.ts";
import { browser } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { failed, verified } from "#lib/testing/stripe-sessions.ts";
import { beginIdentity } from "./begin-identity.ts";
import { goToProvider } from "./go-to-provider.ts";
import { restartIdentity } from "./restart-identity.ts";
import { submitIdentity } from "./submit-identity.ts";

useTestDatabase();
const held = useStripe();

const stageOf = async (token: string, secret?: string) => (await identityPageOf(token, secret)).stage;
const back = (sessionId: string, cookie = "") =>
	leadBack(new Request("http://localhost:3000/", { headers: { cookie } }), { params: Promise.resolve({ sessionId }) });
const eventsOf = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type, data }) => [
		type,
		(data as { by?: string }).by ?? null,
		(data as { provider?: string }).provider ?? null,
	]);

describe("an identity that a provider verifies", () => {
	it("is shown on the provider's page, succeeds by its webhook, and opens the document", async () => {
		const { token, documentId, signerId, sender } = await makeHosted({ requiresLiveCapture: true });
		expect(await identityPageOf(token)).toMatchObject({ stage: "Start", provider: "Stripe" });
		const { secret, session, reference, url } = await goOn(held, token);
		expect(url).toBe(`${held.stripe.url}/start/${session.id}`);
		expect(session).toMatchObject({
			client_reference_id: reference,
			options: {
				document: { allowed_types: ["passport"], require_live_capture: true, require_matching_selfie: false },
			},
			replay: { returnUrl: `http://localhost:3000/identity/return/${reference}` },
		});
		expect(JSON.stringify(session)).not.toMatch(new RegExp(`${token}|maya@example.com|Hartley`, "i"));
		expect(await stageOf(token, secret)).toBe("Outside");
		verified(session);
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("open");
		expect(await eventsOf(documentId)).toEqual([
			["IdentityBegun", null, "Stripe"],
			["IdentityAccepted", "provider", "Stripe"],
		]);
		const review = await viewIdentity(sender, { documentId, signerId });
		expect(review).toMatchObject({
			...{ state: "Accepted", provider: "Stripe", isKeptByProvider: true, source: "Provider", pictures: [] },
			data: { firstName: "Maya", lastName: "Hartley", country: "USA", documentNumber: "X84107926" },
		});
		expect(review.checks.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
			...["Readable Passed", "Kind Passed", "Expiry Passed", "Name Passed", "DateOfBirth NotDone"],
			...["Genuine Passed", "Selfie NotDone"],
		]);
		const who = { email: "maya@example.com", order: null };
		expect(await getIdentityReport(sender, { documentId, who })).toMatchObject({
			verificationResult: "Succeeded",
			document: { type: "Passport", dob: { year: 1991, month: 3, day: 1 }, documentFiles: [], selfieFile: null },
		});
		const fileId = "00000000-0000-4000-8000-000000000000";
		await expect(openIdentityImage(sender, { documentId, who, fileId })).rejects.toMatchObject({ code: "NotFound" });
	});

	it("takes each event once, in whatever order, and asks the provider what is true", async () => {
		const { token, signerId } = await makeHosted();
		const { secret, session } = await goOn(held, token);
		const early = held.stripe.event(session, "created");
		session.status = "processing";
		const processing = held.stripe.event(session, "processing");
		verified(session);
		const done = held.stripe.event(session, "verified");
		for (const one of [done, done, processing, early]) expect((await postEvent(one)).status).toBe(200);
		expect(await runJobs("identity")).toHaveLength(3);
		expect(await stageOf(token, secret)).toBe("open");
		expect(await db().identityEvent.count({ where: { session: { verification: { signerId } } } })).toBe(3);
		await db().identityEvent.deleteMany();
		const [before] = await triesOf(signerId);
		failed(session, "document_unverified_other");
		await tell(held, session, "requires_input");
		expect(await triesOf(signerId)).toEqual([before]);
	});

	it("follows a check that takes its time, and a browser that comes back twice or has lost its link", async () => {
		const { token } = await makeHosted();
		const { secret, session, reference } = await goOn(held, token);
		session.status = "processing";
		const returned = await back(reference, `signet.identity-link=${token}`);
		expect([returned.status, returned.headers.get("location")]).toEqual([303, `/sign/${token}`]);
		expect((await back(reference)).headers.get("location")).toBe("/identity/returned");
		expect((await back("00000000-0000-4000-8000-000000000000")).headers.get("location")).toBe("/identity/returned");
		await runJobs("identity");
		expect(await identityPageOf(token, secret)).toMatchObject({
			stage: "Reading",
			provider: "Stripe",
			isElsewhere: false,
		});
		expect((await goToProvider(browser(secret), token)).outcome).toBe("stage");
		verified(session);
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("open");
		expect((await back(reference)).status).toBe(303);
		expect(await runJobs("identity")).toEqual([]);
	});

	it("costs no try when the signer declines, stops or comes back early, and one when the document is refused", async () => {
		const { token, signerId, documentId } = await makeHosted({}, { authenticationTries: 2 });
		const { secret, session, reference } = await goOn(held, token);
		await back(reference);
		await runJobs("identity");
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Outside", isBack: true, triesLeft: 2 });
		failed(session, "consent_declined");
		await tell(held, session, "requires_input");
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Outside", triesLeft: 2 });
		expect((await goToProvider(browser(secret), token)).page?.url).toBe(`${held.stripe.url}/start/${session.id}`);
		failed(session, "document_unverified_other");
		await tell(held, session, "requires_input");
		expect(await identityPageOf(token, secret)).toMatchObject({
			...{ stage: "Start", triesLeft: 1, failed: { reason: "NotVerified", note: null } },
		});
		const again = await goOn(held, token);
		expect(again.session.id).not.toBe(session.id);
		failed(again.session, "document_expired");
		await tell(held, again.session, "requires_input");
		expect(await stageOf(token)).toBe("Locked");
		expect((await triesOf(signerId)).map(({ status, rejection }) => [status, rejection])).toEqual([
			["Failed", "NotVerified"],
			["Failed", "Expired"],
		]);
		expect((await eventsOf(documentId)).map(([type, by]) => [type, by])).toEqual([
			["IdentityBegun", null],
			["IdentityRefused", "provider"],
			["IdentityBegun", null],
			["IdentityRefused", "provider"],
			["ProofLocked", null],
		]);
	});

	it("asks the sender where the name is another one, and refuses by itself what no sender could accept", async () => {
		const { token, documentId, signerId, sender } = await makeHosted();
		const { secret, session } = await goOn(held, token);
		verified(session, { first_name: "Jenny", last_name: "Rosen" });
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("Review");
		expect(await viewIdentity(sender, { documentId, signerId })).toMatchObject({ state: "Review", provider: "Stripe" });
		expect((await eventsOf(documentId)).at(-1)).toEqual(["IdentityRead", null, "Stripe"]);
		const other = await makeHosted();
		const gone = await goOn(held, other.token);
		verified(gone.session, { type: "driving_license" });
		gone.session.options = { document: { allowed_types: [] } };
		await tell(held, gone.session, "verified");
		expect(await triesOf(other.signerId)).toMatchObject([{ status: "Failed", rejection: "WrongKind" }]);
	});

	it("keeps the document closed until fields are filled in, where that is asked for", async () => {
		const { token, documentId, signerId, sender } = await makeHosted({ holdsForPrefill: true });
		const { secret, session } = await goOn(held, token);
		verified(session);
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("Held");
		expect(await viewIdentity(sender, { documentId, signerId })).toMatchObject({
			...{ state: "Held", provider: "Stripe", data: { firstName: "Maya" }, hold: { fields: [] } },
		});
		await letSignerGoOn(sender, { documentId, signerId });
		expect(await stageOf(token, secret)).toBe("open");
		expect((await eventsOf(documentId)).slice(1)).toEqual([
			["IdentityAccepted", "provider", "Stripe"],
			["PrefillHoldEnded", "sender", null],
		]);
	});

	it("compares faces where that is asked for, and takes no document without one", async () => {
		const { token, documentId, signerId, sender } = await makeHosted({ requiresMatchingSelfie: true });
		const { session } = await goOn(held, token);
		expect(session.options?.document?.require_matching_selfie).toBe(true);
		verified(session);
		await tell(held, session, "verified");
		expect((await viewIdentity(sender, { documentId, signerId })).checks.at(-1)).toEqual({
			...{ check: "Selfie", outcome: "Passed" },
		});
		const other = await makeHosted({ requiresMatchingSelfie: true });
		const gone = await goOn(held, other.token);
		verified(gone.session);
		Object.assign(gone.session.last_verification_report ?? {}, { selfie: undefined });
		await tell(held, gone.session, "verified");
		expect(await triesOf(other.signerId)).toMatchObject([{ status: "Failed", rejection: "NotVerified" }]);
	});

	it("does with what the key may read", async () => {
		const { token, documentId, signerId, sender } = await makeHosted();
		const { secret, session } = await goOn(held, token);
		held.stripe.readsDetails = false;
		verified(session);
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("open");
		expect(await viewIdentity(sender, { documentId, signerId })).toMatchObject({
			data: { lastName: "Hartley", documentNumber: null, dob: null, expires: null },
			checks: expect.arrayContaining([{ check: "Expiry", outcome: "NotDone" }]),
		});
	});

	it("takes no pictures here, and none of its own after another choice", async () => {
		const { token, accountId } = await makeHosted();
		const { secret } = await goOn(held, token);
		expect((await addPhoto(browser(secret), token, "Front")).outcome).toBe("stage");
		expect((await submitIdentity(browser(secret), token)).outcome).toBe("stage");
		await setIdentitySettings(operatorContext("test"), { accountId, settings: { identityVerifier: "BuiltIn" } });
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Outside", provider: "Stripe" });
		expect((await restartIdentity(browser(secret), token)).outcome).toBe("done");
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Start", provider: null });
	});
});

it("leads on without scripts, keeps the link for the way back, and says in JSON where a window is to go", async () => {
	const { token } = await makeHosted();
	const begun = await beginIdentity(browser(), token, { kind: "Passport", agreed: true });
	const lead = (query = "", cookie = `signet.proof=${begun.kept?.secret}`) =>
		leadToProvider(new Request(`http://localhost:3000/sign/${token}/identity/go${query}`, { headers: { cookie } }), {
			params: Promise.resolve({ token }),
		});
	const answer = await lead();
	expect([answer.status, answer.headers.get("location")]).toEqual([
		303,
		expect.stringContaining(`${held.stripe.url}/start/`),
	]);
	expect(answer.headers.get("set-cookie")).toMatch(
		new RegExp(
			`^signet.identity-link=${token}; Path=/identity/return/[\\w-]{36}; Max-Age=172800; HttpOnly; SameSite=Lax$`,
		),
	);
	expect(await (await lead("?as=json")).json()).toMatchObject({
		outcome: "done",
		url: expect.stringContaining("/start/"),
	});
	expect((await lead("", "")).headers.get("location")).toBe(`/sign/${token}?identity=stage`);
	held.stripe.broken = 500;
	expect((await lead()).headers.get("location")).toBe(`/sign/${token}?identity=provider`);
});

it("is chosen for an account only where the installation has access", async () => {
	const { accountId, token } = await makeHosted();
	for (const name of ["API_URL", "KEY", "WEBHOOK_SECRET"]) delete process.env[`STRIPE_IDENTITY_${name}`];
	resetEnv();
	const choice = { accountId, settings: { identityVerifier: "Stripe" as const } };
	await expect(setIdentitySettings(operatorContext("test"), choice)).rejects.toMatchObject({
		fields: { identityVerifier: expect.anything() },
	});
	expect((await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome).toBe("provider");
	expect((await postEvent({ body: "{}", headers: {} })).status).toBe(404);
});
