import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext, type UserContext, type VisitorContext, visitorContext } from "#lib/domain/context.ts";
import { gatherAccountMail } from "#lib/domain/delivery/gathering/gather-account-mail.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { createUser } from "../create-user.ts";
import { createAccount } from "../organisation/create-account.ts";
import { changePassword } from "../passwords/change-password.ts";
import { requestPasswordReset } from "../passwords/request-password-reset.ts";
import { findPasswordLink, setPassword } from "../passwords/set-password.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { findSession } from "./find-session.ts";
import { listSessions } from "./list-sessions.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

useTestDatabase();

const PASSWORD = "correct horse battery";
const visitor: VisitorContext = { ...visitorContext(), ip: "203.0.113.7", userAgent: "Test browser" };
const later = (ms: number): VisitorContext => ({ ...visitor, now: () => new Date(Date.now() + ms) });

async function makeUser() {
	const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan: "business" });
	const email = `${randomUUID()}@example.com`;
	const { userId } = await createUser(operatorContext("test"), {
		accountId,
		email,
		name: "Ada",
		role: "Member",
		password: PASSWORD,
	});
	return { accountId, userId, email };
}

async function signedIn(email: string, password = PASSWORD): Promise<UserContext> {
	const session = await signIn(visitor, { email, password });
	const principal = session ? await findSession(visitorContext(), sessionIdOf(session)) : null;
	if (!principal) throw new Error("expected to be signed in");
	return { ...visitor, principal };
}

const isAlive = async ({ principal }: UserContext) =>
	(await findSession(visitorContext(), principal.credentialId)) !== null;

/** The secret of the link that the reset mail carries, as its job makes it. */
async function resetToken(user: { accountId: string; userId: string }): Promise<string> {
	const mail = await gatherAccountMail(visitor, { kind: "password-reset", ...user }, "password-reset");
	const { url = "" } = (mail?.content ?? {}) as { url?: string };
	return url.split("/").at(-1) ?? "";
}

async function waitingMails(userId: string): Promise<number> {
	const [row] = await db().$queryRaw<{ count: number }[]>`
		SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->>'userId' = ${userId}`;
	return row?.count ?? 0;
}

describe("signing in", () => {
	it("needs the right password, in any case of the address", async () => {
		const { email, userId } = await makeUser();
		expect(await signIn(visitor, { email, password: "wrong horse battery" })).toBeNull();
		expect(await signIn(visitor, { email: ` ${email.toUpperCase()} `, password: PASSWORD })).toMatchObject({ userId });
	});

	it("answers an unknown address as it answers a wrong password", async () => {
		expect(await signIn(visitor, { email: "nobody@example.com", password: PASSWORD })).toBeNull();
	});

	it("is over at once for somebody who was deactivated", async () => {
		const { email, userId } = await makeUser();
		const context = await signedIn(email);
		await db().user.update({ where: { id: userId }, data: { status: "Deactivated" } });
		expect(await isAlive(context)).toBe(false);
		expect(await signIn(visitor, { email, password: PASSWORD })).toBeNull();
	});

	it("does not work for an invited person who has set no password", async () => {
		const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan: "business" });
		const email = `${randomUUID()}@example.com`;
		await createUser(operatorContext("test"), { accountId, email, name: "Ada", role: "Member" });
		expect(await signIn(visitor, { email, password: "" })).toBeNull();
	});
});

describe("the account's log", () => {
	const events = (accountId: string, type: string) =>
		db().accountEvent.findMany({ where: { accountId, type }, orderBy: { at: "asc" } });

	it("has every sign-in, with address and browser", async () => {
		const { accountId, userId, email } = await makeUser();
		await signedIn(email);
		expect(await events(accountId, "SignedIn")).toMatchObject([
			{ userId, ip: "203.0.113.7", data: { browser: "Test browser" } },
		]);
	});

	it("has sign-ins that failed, but a stranger cannot fill it", async () => {
		const { accountId, userId, email } = await makeUser();
		for (let time = 0; time < 8; time += 1) await signIn(visitor, { email, password: "wrong" });
		const noted = await events(accountId, "SignInFailed");
		expect(noted).toHaveLength(5);
		expect(noted.map(({ data }) => "limit" in Object(data))).toEqual([false, false, false, false, true]);
		expect(noted[0]).toMatchObject({ userId, ip: "203.0.113.7" });
		await signIn(later(61 * MINUTE_MS), { email, password: "wrong" });
		expect(await events(accountId, "SignInFailed")).toHaveLength(6);
	});

	it("is filled no further by many who try at the same time", async () => {
		const { accountId, userId } = await makeUser();
		const tries = Array.from({ length: 20 }, () => noteFailedSignIn(visitor, { id: userId, accountId }));
		await Promise.all(tries);
		const noted = await events(accountId, "SignInFailed");
		expect(noted).toHaveLength(5);
		expect(noted.filter(({ data }) => "limit" in Object(data))).toHaveLength(1);
	});

	it("cannot be changed, shortened or emptied, by the database itself", async () => {
		const { accountId } = await makeUser();
		const refusal = /cannot be changed or removed/;
		const where = { accountId };
		await expect(db().accountEvent.updateMany({ where, data: { ip: "192.0.2.1" } })).rejects.toThrow(refusal);
		await expect(db().accountEvent.deleteMany({ where })).rejects.toThrow(refusal);
		await expect(db().$executeRaw`TRUNCATE "AccountEvent"`).rejects.toThrow(refusal);
	});
});

describe("a session", () => {
	it("ends with signing out, wherever its cookie was copied to", async () => {
		const context = await signedIn((await makeUser()).email);
		expect(await isAlive(context)).toBe(true);
		await signOut(visitor, context.principal.credentialId);
		expect(await isAlive(context)).toBe(false);
	});

	it("ends after thirty days", async () => {
		const { principal } = await signedIn((await makeUser()).email);
		const days = (count: number) => later(count * 24 * 60 * MINUTE_MS);
		expect(await findSession(days(29), principal.credentialId)).not.toBeNull();
		expect(await findSession(days(31), principal.credentialId)).toBeNull();
	});

	it("can be ended from another browser of the same person, and is listed there", async () => {
		const { email } = await makeUser();
		const [here, there] = [await signedIn(email), await signedIn(email)];
		const listed = await listSessions(here);
		expect(listed.filter((one) => one.isCurrent).map((one) => one.id)).toEqual([here.principal.credentialId]);
		expect(listed).toHaveLength(2);
		await endSession(here, { sessionId: there.principal.credentialId });
		expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
	});

	it("of another user is untouched", async () => {
		const [mine, other] = [await signedIn((await makeUser()).email), await signedIn((await makeUser()).email)];
		await endSession(mine, { sessionId: other.principal.credentialId });
		await endOtherSessions(mine);
		expect(await isAlive(other)).toBe(true);
		expect((await listSessions(mine)).map((one) => one.id)).toEqual([mine.principal.credentialId]);
	});

	it("is none for what is no id of ours", async () => {
		expect(await findSession(visitorContext(), "'; DROP TABLE")).toBeNull();
		expect(await findSession(visitorContext(), randomUUID())).toBeNull();
	});
});

describe("changing the password", () => {
	it("keeps this browser and signs all others out", async () => {
		const { email } = await makeUser();
		const [here, there] = [await signedIn(email), await signedIn(email)];
		await changePassword(here, { currentPassword: PASSWORD, password: "another horse battery" });
		expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
		expect(await signIn(visitor, { email, password: PASSWORD })).toBeNull();
		expect(await signIn(visitor, { email, password: "another horse battery" })).not.toBeNull();
	});

	it("needs the current one, and a new one of ten characters", async () => {
		const context = await signedIn((await makeUser()).email);
		const change = (currentPassword: string, password: string) =>
			changePassword(context, { currentPassword, password });
		await expect(change("wrong horse battery", "another horse battery")).rejects.toMatchObject({
			code: "ValidationError",
			fields: { currentPassword: [expect.any(String)] },
		});
		await expect(change(PASSWORD, "short")).rejects.toMatchObject({ code: "ValidationError" });
	});
});

describe("a forgotten password", () => {
	it("mails a link to a known person and says the same to everybody", async () => {
		const { email, userId } = await makeUser();
		expect(await requestPasswordReset(visitor, { email: email.toUpperCase() })).toBeUndefined();
		expect(await requestPasswordReset(visitor, { email: "nobody@example.com" })).toBeUndefined();
		expect(await waitingMails(userId)).toBe(1);
		// Anybody may ask for it: the log does not say that they did.
		const asked = await db().accountEvent.findMany({ where: { userId, type: "PasswordResetRequested" } });
		expect(asked.map(({ data }) => data)).toEqual([{ by: visitor.principal.name }]);
	});

	it("mails nothing to a deactivated person", async () => {
		const { email, userId } = await makeUser();
		await db().user.update({ where: { id: userId }, data: { status: "Deactivated" } });
		await requestPasswordReset(visitor, { email });
		expect(await waitingMails(userId)).toBe(0);
	});

	it("is replaced by the link once, which ends every session and all other links", async () => {
		const user = await makeUser();
		const context = await signedIn(user.email);
		const [token, older] = [await resetToken(user), await resetToken(user)];
		expect(await findPasswordLink(visitorContext(), token)).toMatchObject({ email: user.email });
		await setPassword(visitor, { token, password: "a brand new password" });
		expect(await isAlive(context)).toBe(false);
		expect(await signIn(visitor, { email: user.email, password: "a brand new password" })).not.toBeNull();
		for (const used of [token, older]) {
			await expect(setPassword(visitor, { token: used, password: "yet another one" })).rejects.toMatchObject({
				code: "LinkUnusable",
			});
		}
	});

	it("says how many API keys go on working, and ends them when it is asked to", async () => {
		const user = await makeUser();
		const named = { ...user, environment: "sandbox" as const };
		for (const name of ["one", "two"]) await createApiKey(operatorContext("test"), { ...named, name });
		const token = await resetToken(user);
		expect(await findPasswordLink(visitorContext(), token)).toMatchObject({ apiKeys: 2 });
		await setPassword(visitor, { token, password: "a brand new password" });
		const again = await resetToken(user);
		expect(await findPasswordLink(visitorContext(), again)).toMatchObject({ apiKeys: 2 });
		await setPassword(visitor, { token: again, password: "another new password", endApiKeys: true });
		expect(await findPasswordLink(visitorContext(), await resetToken(user))).toMatchObject({ apiKeys: 0 });
		const where = { accountId: user.accountId, type: "PasswordSet" };
		const events = await db().accountEvent.findMany({ where, orderBy: { at: "asc" } });
		expect(events.map(({ data }) => data)).toEqual([{}, { apiKeys: 2 }]);
	});

	it("is set once when the link is used twice at the same time", async () => {
		const user = await makeUser();
		const token = await resetToken(user);
		const results = await Promise.allSettled([
			setPassword(visitor, { token, password: "first of the two" }),
			setPassword(visitor, { token, password: "second of the two" }),
		]);
		expect(results.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
	});

	it("cannot be set after thirty minutes", async () => {
		const user = await makeUser();
		const token = await resetToken(user);
		expect(await findPasswordLink(later(29 * MINUTE_MS), token)).not.toBeNull();
		expect(await findPasswordLink(later(31 * MINUTE_MS), token)).toBeNull();
		await expect(setPassword(later(31 * MINUTE_MS), { token, password: "a brand new password" })).rejects.toMatchObject(
			{ code: "LinkUnusable" },
		);
	});

	it("keeps the link when the new password is too short", async () => {
		const token = await resetToken(await makeUser());
		await expect(setPassword(visitor, { token, password: "short" })).rejects.toMatchObject({ code: "ValidationError" });
		expect(await findPasswordLink(visitorContext(), token)).not.toBeNull();
	});
});
