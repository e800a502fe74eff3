import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { operatorContext, type UserContext, type VisitorContext, visitorContext } from "#lib/domain/context.ts";
import { createUser } from "#lib/domain/users/create-user.ts";
import { beginApp, confirmApp } from "#lib/domain/users/factors/app.ts";
import { createAccount } from "#lib/domain/users/organisation/create-account.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { sessionIdOf } from "./session-id-of.ts";

export const PASSWORD = "correct horse battery";

/** The middle of a period of 30 seconds, at which these clocks stand: no code changes while a test runs. */
export const NOW_MS = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;

/** A call of a browser's, so many milliseconds from now. */
export function browser(laterMs = 0): VisitorContext {
	const now = () => new Date(NOW_MS + laterMs);
	return { ...visitorContext("visitor", now), ip: "203.0.113.7", userAgent: "Test browser" };
}

/** Somebody with a password, in an account of their own unless one is named. */
export async function makePerson(given: { accountId?: string; role?: "Admin" | "Member" } = {}) {
	const operator = operatorContext("test");
	const accountId = given.accountId ?? (await createAccount(operator, { name: "Acme", plan: "business" })).accountId;
	const email = `${randomUUID()}@example.com`;
	const person = { accountId, email, name: "Ada", role: given.role ?? "Member", password: PASSWORD };
	const { userId } = await createUser(operator, person);
	return { accountId, userId, email };
}

/** The call of somebody with a session. */
export async function withSession(sessionId: string, context = browser()): Promise<UserContext> {
	const principal = await findSession(context, sessionId);
	if (!principal) throw new Error("The session has ended.");
	return { ...context, principal };
}

/** The same session as the next request reads it. */
export function nextRequest({ principal, now }: UserContext): Promise<UserContext> {
	return withSession(principal.credentialId, { ...browser(), now });
}

/** Somebody who has signed in with nothing but a password. */
export async function signInWithPassword(email: string): Promise<UserContext> {
	return withSession(sessionIdOf(await signIn(browser(), { email, password: PASSWORD })));
}

/** What an app with this secret shows, so many periods of 30 seconds from now. */
export function codeOf(secret: string, periods = 0): string {
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	return totp.generate({ timestamp: NOW_MS + periods * 30_000 });
}

/** Sets an app up for somebody who is signed in; its code of the period before now is taken with it. */
export async function setAppUp(context: UserContext): Promise<{ secret: string; recoveryCodes: string[] }> {
	const { secret } = await beginApp(context);
	return { secret, recoveryCodes: await confirmApp(context, { code: codeOf(secret, -1) }) };
}
