import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { authenticateApiKey } from "#lib/domain/api-keys/authenticate-api-key.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { revokeApiKey } from "#lib/domain/api-keys/revoke-api-key.ts";
import { operatorContext, visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { createUser } from "./create-user.ts";
import { createAccount } from "./organisation/create-account.ts";
import { setPlan } from "./organisation/set-plan.ts";
import { replacePassword } from "./passwords/replace-password.ts";
import { signIn } from "./sessions/sign-in.ts";

useTestDatabase();
const context = operatorContext("test");
let count = 0;

async function account(plan = "business") {
	const { accountId } = await createAccount(operatorContext("test"), { name: "Acme", plan });
	const add = (input: { password?: string; email?: string } = {}) =>
		createUser(context, { accountId, email: `u${++count}@example.com`, name: "User", role: "Member", ...input });
	return { accountId, add };
}

it("creates a user who can sign in", async () => {
	const { add } = await account();
	const { email } = await add({ email: "Ada@Example.com", password: "correct horse" });
	expect(email).toBe("ada@example.com");
	expect(await signIn(visitorContext(), { email, password: "correct horse" })).toMatchObject({ email });
	expect(await signIn(visitorContext(), { email, password: "wrong horse!" })).toBeNull();
});

it("invites a user without a password by mail, and lets nobody in before", async () => {
	const { add } = await account();
	const { userId, email } = await add();
	const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
	expect(user).toMatchObject({ status: "InvitationPending", passwordHash: null });
	const jobs = await db().$queryRaw<{ data: object }[]>`SELECT data FROM pgboss.job WHERE name = 'mail'`;
	expect(jobs.map(({ data }) => data)).toContainEqual(expect.objectContaining({ kind: "invitation", userId }));
	expect(await signIn(visitorContext(), { email, password: "" })).toBeNull();
});

it("refuses an address that is taken or none, and a short password", async () => {
	const { add } = await account();
	const { email } = await add();
	await expect(add({ email: email.toUpperCase() })).rejects.toThrow("A user already has the email address");
	await expect(add({ email: "nobody" })).rejects.toThrow("is not an email address");
	await expect(add({ password: "short" })).rejects.toThrow("10 to 200 characters");
});

it("gives no seat beyond the plan, also not to two at the same time", async () => {
	const { accountId, add } = await account("free");
	await add();
	await add();
	const results = await Promise.allSettled([add(), add()]);
	expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	await expect(add()).rejects.toMatchObject({ code: "PlanLimit", status: 402 });
	await setPlan(context, { accountId, plan: "business" });
	await add();
});

it("ends all sessions with a replaced password", async () => {
	const { accountId, add } = await account();
	const { email, userId } = await add({ password: "correct horse" });
	await signIn(visitorContext(), { email, password: "correct horse" });
	await replacePassword(context, { accountId, email, password: "battery staple" });
	expect(await db().session.count({ where: { userId, revokedAt: null } })).toBe(0);
	expect(await signIn(visitorContext(), { email, password: "battery staple" })).not.toBeNull();
	const set = await db().accountEvent.findFirstOrThrow({ where: { userId, type: "PasswordSet" } });
	expect(set.data).toEqual({ by: "test" });
	const missing = replacePassword(context, { accountId, email: "no@example.com", password: "battery staple" });
	await expect(missing).rejects.toMatchObject({ code: "NotFound" });
});

it("makes API keys that are stored hashed and end when revoked", async () => {
	const { accountId, add } = await account();
	const { userId } = await add({ password: "correct horse" });
	const { apiKeyId, key } = await createApiKey(context, { accountId, userId, name: "CI", environment: "sandbox" });
	expect(key).toMatch(/^sgn_test_/);
	expect(JSON.stringify(await db().apiKey.findMany())).not.toContain(key);
	expect(await authenticateApiKey(key)).toMatchObject({ principal: { userId, isSandbox: true } });
	const { accountId: other } = await account();
	await expect(revokeApiKey(context, { accountId: other, apiKeyId })).rejects.toMatchObject({ code: "NotFound" });
	await revokeApiKey(context, { accountId, apiKeyId });
	expect(await authenticateApiKey(key)).toBeNull();
	await expect(revokeApiKey(context, { accountId, apiKeyId })).rejects.toMatchObject({ code: "NotFound" });
});

it("takes a fixed key once", async () => {
	const { accountId, add } = await account();
	const { userId } = await add({ password: "correct horse" });
	const fixed = { accountId, userId, name: "fixed", environment: "live", key: "a-key-of-our-own-1234" } as const;
	expect(await createApiKey(context, fixed)).toMatchObject({ key: fixed.key });
	expect(await authenticateApiKey(fixed.key)).not.toBeNull();
	await expect(createApiKey(context, fixed)).rejects.toThrow("This API key already exists.");
});
