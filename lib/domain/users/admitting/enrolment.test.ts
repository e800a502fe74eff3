import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { callApi } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";
import {
	browser,
	codeOf,
	makePerson,
	NOW_MS,
	PASSWORD,
	setAppUp,
	signInWithPassword,
	withSession,
} from "#lib/testing/signed-in-person.ts";
import { softwarePasskey } from "#lib/testing/software-passkey.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { beginApp, removeApp } from "../factors/app.ts";
import { setFactorRule, viewFactorRule } from "../factors/factor-rule.ts";
import { requireSite } from "../factors/own-site.ts";
import { addPasskey, beginPasskey, removePasskey } from "../factors/passkeys.ts";
import { resetFactorsOf } from "../factors/reset-factors-of.ts";
import { viewSecurity } from "../factors/view-security.ts";
import { listPeople } from "../list-people.ts";
import { replacePassword } from "../passwords/replace-password.ts";
import { findSession } from "../sessions/find-session.ts";
import { judgeSession } from "../sessions/judge-session.ts";
import { sessionStart } from "../sessions/session-start.ts";
import { signIn } from "../sessions/sign-in.ts";
import { beginSession } from "./admit.ts";
import { addEnrolledPasskey, askForEnrolledPasskey, beginEnrolledApp, confirmEnrolledApp } from "./enrol.ts";
import { endEnrolment, proveFactor, viewHalfWay } from "./half-way.ts";
import { heldUpBy } from "./held-up-by.ts";
import type { Proof } from "./next-step.ts";
import { askForAnyPasskey, signInByPasskey } from "./sign-in-by-passkey.ts";

useTestDatabase();

const EVERYBODY = { view: "everybody", teamId: null, search: "", page: 1 } as const;

/** An Admin who requires a factor, and a member without one who is signed in. */
async function makeRequiring() {
	const { accountId, userId: adminId, email: adminEmail } = await makePerson({ role: "Admin" });
	const admin = await signInWithPassword(adminEmail);
	const { secret } = await setAppUp(admin);
	const member = await makePerson({ accountId });
	const session = await signInWithPassword(member.email);
	await setFactorRule(admin, { isRequired: true });
	return { accountId, adminId, adminEmail, admin, adminSecret: secret, member, session };
}

async function halfWayOf(email: string, laterMs = 0): Promise<string> {
	const signedIn = await signIn(browser(laterMs), { email, password: PASSWORD });
	if (signedIn?.step !== "enrolment") throw new Error("expected to be led to enrolment");
	return signedIn.halfWay;
}

async function setUp(halfWay: string): Promise<{ secret: string; codes: string[] }> {
	const begun = await beginEnrolledApp(browser(), halfWay);
	if (!begun) throw new Error("expected a secret");
	const codes = await confirmEnrolledApp(browser(), halfWay, { code: codeOf(begun.secret, -1) });
	return { secret: begun.secret, codes: codes ?? [] };
}

const isAlive = async ({ principal }: UserContext) => (await findSession(browser(), principal.credentialId)) !== null;
const later = (context: UserContext, ms: number): UserContext => ({ ...context, now: () => new Date(NOW_MS + ms) });
const eventsOf = async (accountId: string) =>
	(await db().accountEvent.findMany({ where: { accountId }, orderBy: { at: "asc" } })).map(({ type }) => type);

describe("requiring a second factor", () => {
	it("needs a factor of the Admin’s own, and a confirmation within the last 15 minutes", async () => {
		const { accountId, email } = await makePerson({ role: "Admin" });
		const admin = await signInWithPassword(email);
		await expect(setFactorRule(admin, { isRequired: true })).rejects.toMatchObject({
			code: "Conflict",
			fields: { isRequired: [expect.stringContaining("for yourself first")] },
		});
		await setAppUp(admin);
		const old = later(admin, 16 * MINUTE_MS);
		const refusal = { code: "ReauthRequired" };
		await expect(setFactorRule(old, { isRequired: true })).rejects.toMatchObject(refusal);
		expect(await viewFactorRule(admin)).toEqual({ isRequired: false, people: 1, without: 0 });
		await setFactorRule(admin, { isRequired: true });
		await makePerson({ accountId });
		expect(await viewFactorRule(admin)).toEqual({ isRequired: true, people: 2, without: 1 });
		await setFactorRule(admin, { isRequired: false });
		expect(await eventsOf(accountId)).toEqual(expect.arrayContaining(["FactorRequired", "FactorNotRequired"]));
	});

	it("holds up sessions of people without one, and no others", async () => {
		const { admin, session } = await makeRequiring();
		const { credentialId } = session.principal;
		expect(await isAlive(admin)).toBe(true);
		expect(await isAlive(session)).toBe(false);
		// Another organisation's are no matter of this one's.
		expect(await isAlive(await signInWithPassword((await makePerson()).email))).toBe(true);
		expect(await judgeSession(browser(), credentialId)).toBeNull();
		expect(await sessionStart(session)).toBeNull();
		expect(await heldUpBy(browser(), credentialId)).toBe("Acme");
		expect(await heldUpBy(browser(), admin.principal.credentialId)).toBeNull();
		expect(await heldUpBy(browser(), randomUUID())).toBeNull();
		expect(await heldUpBy(browser(), "nonsense")).toBeNull();
	});

	it("lets a session be that was begun with two proofs, whatever its user has set up here", async () => {
		const { member } = await makeRequiring();
		const begin = (proved: Proof[]) =>
			inTransaction(async (tx) => {
				const user = await lockUser(tx, member, member.userId);
				return user ? beginSession(tx, browser(), user, proved) : "";
			});
		expect(await findSession(browser(), await begin(["verified-passkey"]))).toMatchObject({ userId: member.userId });
		expect(await findSession(browser(), await begin(["password"]))).toBeNull();
	});

	it("touches no API key", async () => {
		const { accountId, member } = await makeRequiring();
		const given = { accountId, userId: member.userId, name: "Ledger", environment: "live" } as const;
		const { key } = await createApiKey(operatorContext("test"), given);
		expect((await callApi(key, "GET", "/v1/document/list?page=1")).status).toBe(200);
	});
});

describe("somebody without the factor that is required", () => {
	it("is led to it after the password, and in with an app; earlier sessions do not come back", async () => {
		const { accountId, member, session } = await makeRequiring();
		const before = await db().session.count({ where: { userId: member.userId } });
		const halfWay = await halfWayOf(member.email);
		expect(await viewHalfWay(browser(), halfWay)).toMatchObject({ step: "enrolment", organisation: "Acme" });
		expect(await endEnrolment(browser(), halfWay)).toBeNull();
		const { secret, codes } = await setUp(halfWay);
		expect(codes).toHaveLength(10);
		expect(await viewHalfWay(browser(), halfWay)).toMatchObject({ step: "session" });
		expect(await db().session.count({ where: { userId: member.userId } })).toBe(before);
		expect(await isAlive(session)).toBe(false);
		const ended = await endEnrolment(browser(), halfWay);
		expect(await endEnrolment(browser(), halfWay)).toBeNull();
		const context = await withSession(ended?.sessionId ?? "");
		expect(await viewSecurity(context)).toMatchObject({ isLastRequired: true, recoveryCodes: 10 });
		expect(await eventsOf(accountId)).toContain("FactorAdded");
		const again = await signIn(browser(), { email: member.email, password: PASSWORD });
		if (again?.step !== "factor") throw new Error("expected to be asked for a code");
		expect(await proveFactor(browser(), again.halfWay, { code: codeOf(secret) })).toMatchObject({ outcome: "session" });
	});

	it("is led in with a passkey, which signs in alone from then on", async () => {
		const { member } = await makeRequiring();
		const halfWay = await halfWayOf(member.email);
		const passkey = softwarePasskey(requireSite());
		const options = await askForEnrolledPasskey(browser(), halfWay);
		if (!options) throw new Error("expected a question");
		const answer = passkey.make(options);
		await expect(addEnrolledPasskey(browser(), halfWay, { name: " ", answer })).rejects.toMatchObject({
			code: "ValidationError",
		});
		expect(await addEnrolledPasskey(browser(), halfWay, { name: "Laptop", answer })).toHaveLength(10);
		expect(await endEnrolment(browser(), halfWay)).toMatchObject({ outcome: "session" });
		const used = passkey.use(await askForAnyPasskey(browser()));
		expect(await signInByPasskey(browser(), used)).toMatchObject({ step: "session" });
	});

	it("gets nowhere with a wrong code, and begins anew after half an hour", async () => {
		const { member } = await makeRequiring();
		const halfWay = await halfWayOf(member.email);
		await beginEnrolledApp(browser(), halfWay);
		await expect(confirmEnrolledApp(browser(), halfWay, { code: "000000" })).rejects.toMatchObject({
			fields: { code: [expect.any(String)] },
		});
		expect(await endEnrolment(browser(), halfWay)).toBeNull();
		expect(await viewHalfWay(browser(29 * MINUTE_MS), halfWay)).not.toBeNull();
		expect(await beginEnrolledApp(browser(31 * MINUTE_MS), halfWay)).toBeNull();
	});

	it("sets up one: whoever else has the password and is half-way has to start over, and prove it", async () => {
		const { member } = await makeRequiring();
		const [mine, other] = [await halfWayOf(member.email), await halfWayOf(member.email)];
		await setUp(mine);
		expect(await beginEnrolledApp(browser(), other)).toBeNull();
		expect(await viewHalfWay(browser(), other)).toBeNull();
		expect(await signIn(browser(), { email: member.email, password: PASSWORD })).toMatchObject({ step: "factor" });
	});

	it("of two who set one up at once, one does", async () => {
		const { member } = await makeRequiring();
		const [mine, other] = [await halfWayOf(member.email), await halfWayOf(member.email)];
		const begun = await beginEnrolledApp(browser(), mine);
		const code = { code: codeOf(begun?.secret ?? "", -1) };
		const made = await Promise.all([mine, other].map((one) => confirmEnrolledApp(browser(), one, code)));
		expect(made.filter((codes) => codes !== null)).toHaveLength(1);
	});

	it("cannot set up another half-way in, when a code is what is asked for", async () => {
		const { adminEmail } = await makeRequiring();
		const signedIn = await signIn(browser(), { email: adminEmail, password: PASSWORD });
		if (signedIn?.step !== "factor") throw new Error("expected to be asked for a code");
		expect(await beginEnrolledApp(browser(), signedIn.halfWay)).toBeNull();
		expect(await askForEnrolledPasskey(browser(), signedIn.halfWay)).toBeNull();
		expect(await endEnrolment(browser(), signedIn.halfWay)).toBeNull();
	});

	it("is led to it after the password was set anew as well", async () => {
		const { accountId, member } = await makeRequiring();
		const password = "another horse battery";
		await replacePassword(operatorContext("test"), { accountId, email: member.email, password });
		expect(await signIn(browser(), { email: member.email, password })).toMatchObject({ step: "enrolment" });
	});

	it("is in with the password alone again when it is no longer required", async () => {
		const { admin, member } = await makeRequiring();
		await setFactorRule(admin, { isRequired: false });
		const signedIn = await signIn(browser(), { email: member.email, password: PASSWORD });
		expect(await isAlive(await withSession(sessionIdOf(signedIn)))).toBe(true);
	});
});

describe("the last factor", () => {
	it("stays while one is required, and goes once there is another, or none is required", async () => {
		const { admin } = await makeRequiring();
		await expect(removeApp(admin)).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringContaining("requires two-factor sign-in"),
		});
		const { app, isLastRequired, recoveryCodes } = await viewSecurity(admin);
		expect([app !== null, isLastRequired, recoveryCodes]).toEqual([true, true, 10]);
		const passkey = softwarePasskey(requireSite());
		await addPasskey(admin, { name: "Laptop", answer: passkey.make(await beginPasskey(admin)) });
		expect(await viewSecurity(admin)).toMatchObject({ isLastRequired: false });
		await removeApp(admin);
		const [only] = (await viewSecurity(admin)).passkeys;
		const last = { passkeyId: only?.id ?? "" };
		await expect(removePasskey(admin, last)).rejects.toMatchObject({ code: "Conflict" });
		expect(await isAlive(admin)).toBe(true);
		await setFactorRule(admin, { isRequired: false });
		await removePasskey(admin, last);
	});
});

it("a session that was begun with a factor does not outlive it where one is required", async () => {
	const { admin, adminEmail, adminSecret } = await makeRequiring();
	await setFactorRule(admin, { isRequired: false });
	const signedIn = await signIn(browser(), { email: adminEmail, password: PASSWORD });
	if (signedIn?.step !== "factor") throw new Error("expected to be asked for a code");
	const proved = await proveFactor(browser(), signedIn.halfWay, { code: codeOf(adminSecret) });
	const session = await withSession(proved.outcome === "session" ? proved.sessionId : "");
	await removeApp(session);
	await db().account.updateMany({ where: { id: admin.principal.accountId }, data: { requiresFactor: true } });
	expect(await isAlive(session)).toBe(false);
});

describe("an Admin", () => {
	it("sees who has a factor, and takes somebody's away: their sessions end, and they set one up again", async () => {
		const { accountId, admin, member, adminId } = await makeRequiring();
		const halfWay = await halfWayOf(member.email);
		await setUp(halfWay);
		const session = await withSession((await endEnrolment(browser(), halfWay))?.sessionId ?? "");
		const factors = async (context: UserContext) =>
			(await listPeople(context, EVERYBODY)).members.rows.map(({ hasFactor }) => hasFactor);
		expect(await factors(admin)).toEqual([true, true]);
		await resetFactorsOf(admin, { userId: member.userId });
		expect(await factors(admin)).toEqual([true, false]);
		expect(await isAlive(session)).toBe(false);
		await halfWayOf(member.email);
		const event = await db().accountEvent.findFirst({ where: { accountId, type: "FactorsReset" } });
		expect(event).toMatchObject({ userId: member.userId, data: { by: admin.principal.email } });
		await expect(resetFactorsOf(admin, { userId: adminId })).rejects.toMatchObject({ code: "Conflict" });
	});

	it("proves who they are before, and resets nobody of another organisation", async () => {
		const { admin, member } = await makeRequiring();
		const old = later(admin, 16 * MINUTE_MS);
		await expect(resetFactorsOf(old, member)).rejects.toMatchObject({ code: "ReauthRequired" });
		const stranger = await makePerson();
		for (const userId of [stranger.userId, randomUUID(), "nonsense"]) {
			await expect(resetFactorsOf(admin, { userId })).rejects.toMatchObject({ code: "NotFound" });
		}
	});

	it("who leads a team is not told who has one", async () => {
		const { admin, accountId } = await makeRequiring();
		const lead = { ...admin, principal: { ...admin.principal, accountId, role: "TeamAdmin" as const } };
		const { members } = await listPeople(lead, EVERYBODY);
		expect(new Set(members.rows.map(({ hasFactor }) => hasFactor))).toEqual(new Set([null]));
	});
});

it("an app that was begun and never confirmed is no factor", async () => {
	const { admin, accountId } = await makeRequiring();
	await setFactorRule(admin, { isRequired: false });
	const { email } = await makePerson({ accountId });
	const context = await signInWithPassword(email);
	await beginApp(context);
	await setFactorRule(admin, { isRequired: true });
	expect(await isAlive(context)).toBe(false);
});
