import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";
import {
	browser,
	codeOf,
	makePerson,
	NOW_MS,
	nextRequest,
	PASSWORD,
	setAppUp,
	signInWithPassword,
	withSession,
} from "#lib/testing/signed-in-person.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { beginApp, confirmApp, removeApp } from "../factors/app.ts";
import { reauthenticate } from "../factors/reauthenticate.ts";
import { renewRecoveryCodes } from "../factors/recovery-codes.ts";
import { resetTwoFactor } from "../factors/reset-two-factor.ts";
import { viewSecurity } from "../factors/view-security.ts";
import { replacePassword } from "../passwords/replace-password.ts";
import { setPassword } from "../passwords/set-password.ts";
import { findSession } from "../sessions/find-session.ts";
import { signIn } from "../sessions/sign-in.ts";
import { proveFactor, viewHalfWay } from "./half-way.ts";

useTestDatabase();

/** Somebody with an app, signed in where it was set up. */
async function makeProtected() {
	const person = await makePerson();
	const context = await signInWithPassword(person.email);
	return { ...person, context, ...(await setAppUp(context)) };
}

async function halfWayOf(email: string, laterMs = 0): Promise<string> {
	const signedIn = await signIn(browser(laterMs), { email, password: PASSWORD });
	if (signedIn?.step !== "factor") throw new Error("expected to be asked for more");
	return signedIn.halfWay;
}

const isAlive = async ({ principal }: UserContext) => (await findSession(browser(), principal.credentialId)) !== null;
const later = (context: UserContext, ms: number): UserContext => ({ ...context, now: () => new Date(NOW_MS + ms) });
const eventsOf = async (accountId: string) =>
	(await db().accountEvent.findMany({ where: { accountId }, orderBy: { at: "asc" } })).map(({ type }) => type);

/** What the mails to somebody that wait tell of. */
async function mailsTo(userId: string): Promise<string[]> {
	const jobs = await db().$queryRaw<{ data: Parameters<typeof gatherMail>[1] }[]>`
		SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'userId' = ${userId} ORDER BY created_on`;
	const mails = await Promise.all(jobs.map(({ data }) => gatherMail(browser(), data)));
	return mails.map((mail) => (mail?.content.kind === "factor-changed" ? mail.content.change : String(mail)));
}

describe("somebody with an authenticator app", () => {
	it("has no session before the code, and one after it", async () => {
		const { email, userId, secret } = await makeProtected();
		const before = await db().session.count({ where: { userId } });
		const halfWay = await halfWayOf(email);
		expect(await db().session.count({ where: { userId } })).toBe(before);
		expect(await findSession(browser(), halfWay)).toBeNull();
		expect(await viewHalfWay(browser(), halfWay)).toMatchObject({ email, ways: { hasApp: true, recoveryCodes: 10 } });
		const answer = await proveFactor(browser(), halfWay, { code: codeOf(secret) });
		expect(answer).toMatchObject({ outcome: "session", email });
		if (answer.outcome === "session") expect(await findSession(browser(), answer.sessionId)).toMatchObject({ userId });
	});

	it("cannot use a code twice, nor one that is older than the last", async () => {
		const { email, secret } = await makeProtected();
		const code = codeOf(secret);
		const prove = async (given: string) =>
			(await proveFactor(browser(), await halfWayOf(email), { code: given })).outcome;
		expect(await prove(code)).toBe("session");
		expect(await prove(code)).toBe("wrong");
		expect(await prove(codeOf(secret, -1))).toBe("wrong");
		expect(await prove(codeOf(secret, 1))).toBe("session");
	});

	it("gets one session for a code that is given many times at once", async () => {
		const { email, userId, secret } = await makeProtected();
		const before = await db().session.count({ where: { userId } });
		const ways = await Promise.all(Array.from({ length: 6 }, () => halfWayOf(email)));
		const code = codeOf(secret);
		const answers = await Promise.all(ways.map((halfWay) => proveFactor(browser(), halfWay, { code })));
		expect(answers.filter(({ outcome }) => outcome === "session")).toHaveLength(1);
		expect(await db().session.count({ where: { userId } })).toBe(before + 1);
	});

	it("is asked for the password again after five wrong codes, whatever comes then", async () => {
		const { email, secret, accountId } = await makeProtected();
		const halfWay = await halfWayOf(email);
		const answers = [];
		for (let time = 0; time < 5; time += 1) answers.push(await proveFactor(browser(), halfWay, { code: "000000" }));
		expect(answers.map((one) => "isLast" in one && one.isLast)).toEqual([false, false, false, false, true]);
		expect(await proveFactor(browser(), halfWay, { code: codeOf(secret) })).toEqual({ outcome: "over" });
		expect(await viewHalfWay(browser(), halfWay)).toBeNull();
		expect(await eventsOf(accountId)).toContain("SignInFailed");
	});

	it("has no more than five tries when they are made at once", async () => {
		const { email, secret } = await makeProtected();
		const halfWay = await halfWayOf(email);
		const tries = Array.from({ length: 8 }, () => proveFactor(browser(), halfWay, { code: "000000" }));
		const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
		expect(outcomes.toSorted()).toEqual([...Array(3).fill("over"), ...Array(5).fill("wrong")]);
		expect(await proveFactor(browser(), halfWay, { code: codeOf(secret) })).toEqual({ outcome: "over" });
	});

	it("has ten minutes", async () => {
		const { email, secret } = await makeProtected();
		const halfWay = await halfWayOf(email);
		expect(await viewHalfWay(browser(9 * MINUTE_MS), halfWay)).not.toBeNull();
		const late = browser(11 * MINUTE_MS);
		expect(await proveFactor(late, halfWay, { code: codeOf(secret, 22) })).toEqual({ outcome: "over" });
	});

	it("cannot go on with what was begun before the password changed", async () => {
		const { accountId, email, secret } = await makeProtected();
		const halfWay = await halfWayOf(email);
		await replacePassword(operatorContext("test"), { accountId, email, password: "another horse battery" });
		expect(await proveFactor(browser(), halfWay, { code: codeOf(secret) })).toEqual({ outcome: "over" });
	});

	it("keeps it when the operator sets the password, and when it is set by a mailed link", async () => {
		const { accountId, userId, email } = await makeProtected();
		const password = "another horse battery";
		await replacePassword(operatorContext("test"), { accountId, email, password });
		expect(await signIn(browser(), { email, password })).toMatchObject({ step: "factor" });
		const mail = await gatherMail(browser(), { kind: "password-reset", accountId, userId });
		const token = mail?.content.kind === "password-reset" ? (mail.content.url.split("/").at(-1) ?? "") : "";
		await setPassword(browser(), { token, password: PASSWORD });
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "factor" });
	});
});

describe("a recovery code", () => {
	it("stands in for the app once, in whatever way it is typed, and is mailed", async () => {
		const { email, userId, accountId, recoveryCodes, context } = await makeProtected();
		expect(new Set(recoveryCodes).size).toBe(10);
		const [recoveryCode = ""] = recoveryCodes;
		const typed = { recoveryCode: ` ${recoveryCode.toLowerCase().replace("-", " ")} ` };
		expect(await proveFactor(browser(), await halfWayOf(email), typed)).toMatchObject({ outcome: "session" });
		expect(await proveFactor(browser(), await halfWayOf(email), typed)).toMatchObject({ outcome: "wrong" });
		expect(await viewSecurity(context)).toMatchObject({ recoveryCodes: 9 });
		expect(await eventsOf(accountId)).toContain("RecoveryCodeUsed");
		expect(await mailsTo(userId)).toEqual(["app-added", "recovery-code-used"]);
	});

	it("of somebody else is worth nothing", async () => {
		const [mine, other] = [await makeProtected(), await makeProtected()];
		const given = { recoveryCode: other.recoveryCodes[0] ?? "" };
		expect(await proveFactor(browser(), await halfWayOf(mine.email), given)).toMatchObject({ outcome: "wrong" });
	});

	it("is worth nothing once there are new ones, and none is stored as it is", async () => {
		const { email, userId, recoveryCodes, context } = await makeProtected();
		const renewed = await renewRecoveryCodes(context);
		expect(renewed).toHaveLength(10);
		const old = { recoveryCode: recoveryCodes[0] ?? "" };
		expect(await proveFactor(browser(), await halfWayOf(email), old)).toMatchObject({ outcome: "wrong" });
		const stored = JSON.stringify(await db().recoveryCode.findMany({ where: { userId } }));
		for (const code of renewed) expect(stored).not.toContain(code.slice(0, 5));
	});
});

describe("what is changed", () => {
	it("needs a confirmation within the last 15 minutes, by password or authenticator app", async () => {
		const { context, secret } = await makeProtected();
		const old = later(context, 16 * MINUTE_MS);
		const refusal = { code: "ReauthRequired" };
		for (const verb of [() => beginApp(old), () => removeApp(old), () => renewRecoveryCodes(old)]) {
			await expect(verb()).rejects.toMatchObject(refusal);
		}
		await expect(reauthenticate(old, { password: "wrong horse" })).rejects.toMatchObject({ code: "ValidationError" });
		await expect(reauthenticate(old, { code: "000000" })).rejects.toMatchObject({ code: "ValidationError" });
		const noted = (await eventsOf(context.principal.accountId)).filter((type) => type === "ProofFailed");
		expect(noted).toHaveLength(2);
		await expect(beginApp(old)).rejects.toMatchObject(refusal);
		await reauthenticate(old, { code: codeOf(secret, 32) });
		expect(await renewRecoveryCodes(await nextRequest(old))).toHaveLength(10);
		const older = later(context, 32 * MINUTE_MS);
		await reauthenticate(older, { password: PASSWORD });
		await removeApp(await nextRequest(older));
	});

	it("is confirmed by a code sent twice at once, but not by a code used before", async () => {
		const { context, secret } = await makeProtected();
		let elapsedMs = 16 * MINUTE_MS;
		const moving = { ...context, now: () => new Date(NOW_MS + elapsedMs++) };
		const code = codeOf(secret, 32);
		await Promise.all([reauthenticate(moving, { code }), reauthenticate(moving, { code })]);
		await expect(reauthenticate(moving, { code })).rejects.toMatchObject({ code: "ValidationError" });
		expect(await eventsOf(context.principal.accountId)).toEqual(expect.arrayContaining(["ProofFailed"]));
	});

	it("is an app that counts only once a code of it was given", async () => {
		const { email } = await makePerson();
		const context = await signInWithPassword(email);
		const { secret, qr } = await beginApp(context);
		expect(qr.size).toBeGreaterThan(20);
		await expect(confirmApp(context, { code: "000000" })).rejects.toMatchObject({
			fields: { code: [expect.any(String)] },
		});
		expect((await viewSecurity(context)).app).toBeNull();
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "session" });
		expect(await confirmApp(context, { code: codeOf(secret) })).toHaveLength(10);
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "factor" });
	});

	it("is stored encrypted, and a square that is half an hour old is none", async () => {
		const { email, userId } = await makePerson();
		const context = await signInWithPassword(email);
		const { secret } = await beginApp(context);
		const stored = await db().authenticatorApp.findUniqueOrThrow({ where: { userId } });
		expect(Buffer.from(stored.pendingSecret ?? []).toString("latin1")).not.toContain(secret);
		const late = later(context, 31 * MINUTE_MS);
		await reauthenticate(late, { password: PASSWORD });
		await expect(confirmApp(await nextRequest(late), { code: codeOf(secret, 62) })).rejects.toMatchObject({
			code: "Conflict",
		});
	});

	it("ends other sessions, is in the account's log and is mailed", async () => {
		const { email, userId, accountId } = await makePerson();
		const [here, there] = [await signInWithPassword(email), await signInWithPassword(email)];
		const { secret } = await setAppUp(here);
		expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
		const answer = await proveFactor(browser(), await halfWayOf(email), { code: codeOf(secret) });
		const other = await withSession(answer.outcome === "session" ? answer.sessionId : "");
		await removeApp(here);
		expect([await isAlive(here), await isAlive(other)]).toEqual([true, false]);
		expect((await viewSecurity(here)).recoveryCodes).toBe(0);
		expect(await withSession(sessionIdOf(await signIn(browser(), { email, password: PASSWORD })))).toBeDefined();
		expect(await eventsOf(accountId)).toEqual(expect.arrayContaining(["FactorAdded", "FactorRemoved"]));
		expect(await mailsTo(userId)).toEqual(["app-added", "app-removed"]);
	});

	it("of an app takes the place of the former, which keeps the recovery codes", async () => {
		const { email, context, secret: former } = await makeProtected();
		const { secret, recoveryCodes } = await setAppUp(context);
		expect(recoveryCodes).toEqual([]);
		expect(await proveFactor(browser(), await halfWayOf(email), { code: codeOf(former) })).toMatchObject({
			outcome: "wrong",
		});
		expect(await proveFactor(browser(), await halfWayOf(email), { code: codeOf(secret) })).toMatchObject({
			outcome: "session",
		});
	});

	it("can all be taken away by the operator, which ends every session and is mailed", async () => {
		const { accountId, userId, email, context } = await makeProtected();
		expect(await resetTwoFactor(operatorContext("test"), { accountId, email })).toEqual({ userId, removed: 1 });
		expect(await isAlive(context)).toBe(false);
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "session" });
		expect(await mailsTo(userId)).toEqual(["app-added", "factors-reset"]);
		expect(await db().accountEvent.findFirst({ where: { accountId, type: "FactorsReset" } })).toMatchObject({
			userId,
			data: { by: "test" },
		});
	});
});
