import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { refusalOf, useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import { browser, makePerson, signInWithPassword, withSession } from "#lib/testing/signed-in-person.ts";
import { viewFactorRule } from "../factors/factor-rule.ts";
import { sessionStart } from "../sessions/session-start.ts";
import { removeSignInProvider, switchSignInProvider } from "./settings.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp, begin, goThrough, confirm } = useProviderAccount(standIn);
const operator = operatorContext("test");

describe("when somebody proved to a provider who they are", () => {
	const nowMs = browser().now().getTime();
	const seconds = () => Math.floor(nowMs / 1000);
	/** How old the proof of the session is that one gets, in minutes; Infinity: nobody knows. */
	async function ageOfProof(again: boolean): Promise<number> {
		const outcome = await goThrough({}, again);
		if ("refused" in outcome || outcome.step !== "session") throw new Error(refusalOf(outcome));
		const { provedAt, createdAt } = await db().session.findUniqueOrThrow({ where: { id: outcome.sessionId } });
		const start = await sessionStart(await withSession(outcome.sessionId));
		expect(start?.getTime()).toBe(Math.min(provedAt.getTime(), createdAt.getTime()));
		return provedAt.getTime() === 0 ? Number.POSITIVE_INFINITY : Math.round((nowMs - provedAt.getTime()) / 60_000);
	}

	it("counts, not when they came from there", async () => {
		await setUp();
		const { email } = await makePerson(held.admin);
		const claims = { ...standIn.claims, email };
		standIn.claims = claims;
		expect(await ageOfProof(false)).toBe(Number.POSITIVE_INFINITY);
		expect(await ageOfProof(true)).toBe(Number.POSITIVE_INFINITY);
		standIn.claims = { ...claims, auth_time: seconds() - 3 * 86_400 };
		expect(await ageOfProof(false)).toBe(3 * 24 * 60);
		expect(await ageOfProof(true)).toBe(3 * 24 * 60);
		standIn.claims = { ...claims, auth_time: seconds() };
		expect(await ageOfProof(true)).toBe(0);
		standIn.claims = { ...claims, auth_time: seconds() + 20 };
		expect(await ageOfProof(false)).toBe(0);
	});

	it("is asked there, with when, of whoever has to prove it anew", async () => {
		await setUp();
		const [asked, anew] = [await begin(), await begin(held.admin.accountId, true)].map(({ url }) => new URL(url));
		expect([asked?.searchParams.get("prompt"), asked?.searchParams.get("max_age")]).toEqual([null, null]);
		expect([anew?.searchParams.get("prompt"), anew?.searchParams.get("max_age")]).toEqual(["login", "0"]);
	});

	it("opens nothing that wants a fresh proof, where it is long ago", async () => {
		await setUp();
		standIn.claims = { ...standIn.claims, email: held.admin.email, auth_time: seconds() - 3_600 };
		const outcome = await goThrough();
		if ("refused" in outcome || outcome.step !== "session") throw new Error(refusalOf(outcome));
		const removal = removeSignInProvider(await withSession(outcome.sessionId), held.admin.accountId);
		await expect(removal).rejects.toMatchObject({ code: "ReauthRequired" });
		standIn.claims = { ...standIn.claims, auth_time: seconds() };
		const proved = await goThrough({}, true);
		if ("refused" in proved || proved.step !== "session") throw new Error(refusalOf(proved));
		await removeSignInProvider(await withSession(proved.sessionId), held.admin.accountId);
	});
});

describe("confirming an existing session at the provider", () => {
	const nowMs = browser().now().getTime();
	const minutesAgo = (minutes: number) => Math.floor(nowMs / 1000) - minutes * 60;

	/** The Admin, signed in through the provider with an hours-old sign-in there. */
	async function makeOldSession() {
		await setUp();
		standIn.claims = { ...standIn.claims, email: held.admin.email, auth_time: minutesAgo(180) };
		const outcome = await goThrough();
		if ("refused" in outcome || outcome.step !== "session") throw new Error(refusalOf(outcome));
		const { sessionId } = outcome;
		const remove = async () => removeSignInProvider(await withSession(sessionId), held.admin.accountId);
		return { sessionId, remove };
	}

	it.each([
		[0, "confirmed"],
		[4, "confirmed"],
		[6, "again"],
		[null, "again"],
	])("accepts a sign-in there %s minutes ago as: %s", async (minutes, expected) => {
		const { sessionId, remove } = await makeOldSession();
		const { auth_time: _, ...claims } = standIn.claims;
		standIn.claims = minutes === null ? claims : { ...claims, auth_time: minutesAgo(minutes) };
		expect(refusalOf(await confirm(sessionId))).toBe(expected);
		expect(await db().session.count({ where: { userId: held.admin.userId } })).toBe(1);
		if (expected === "confirmed") await remove();
		else await expect(remove()).rejects.toMatchObject({ code: "ReauthRequired" });
	});

	it("refuses another person’s sign-in, and any sign-in for a session that has ended", async () => {
		const { sessionId, remove } = await makeOldSession();
		const own = { ...standIn.claims, auth_time: minutesAgo(0) };
		standIn.claims = { ...own, sub: "someone else" };
		expect(refusalOf(await confirm(sessionId))).toBe("other");
		await expect(remove()).rejects.toMatchObject({ code: "ReauthRequired" });
		await db().session.update({ where: { id: sessionId }, data: { revokedAt: new Date(0) } });
		standIn.claims = own;
		expect(refusalOf(await confirm(sessionId))).toBe("expired");
	});
});

it("is counted as with a second factor, who is known to a provider that asks for one itself", async () => {
	await setUp({ isSecondFactor: true });
	const { email } = await makePerson(held.admin);
	const without = async () => (await viewFactorRule(await signInWithPassword(held.admin.email))).without;
	expect(await without()).toBe(2);
	standIn.claims = { ...standIn.claims, email };
	expect(refusalOf(await goThrough())).toBe("session");
	expect(await without()).toBe(1);
	await setUp({ isSecondFactor: false });
	expect(await without()).toBe(2);
});

describe("who came by a provider", () => {
	async function comeIn(email: string): Promise<string> {
		standIn.claims = { ...standIn.claims, sub: email, email };
		const outcome = await goThrough();
		if ("refused" in outcome || outcome.step !== "session") throw new Error(refusalOf(outcome));
		return outcome.sessionId;
	}
	const isLive = async (id: string) => (await db().session.findUniqueOrThrow({ where: { id } })).revokedAt === null;

	it.each([
		["switched off", () => switchSignInProvider(operator, { accountId: held.admin.accountId, isEnabled: false })],
		["removed", () => removeSignInProvider(operator, held.admin.accountId)],
		["another one", () => setUp({ issuer: "https://login.example.com" })],
		["saved as off", () => setUp({ isEnabled: false })],
	])("is signed out once it is %s, and nobody else is", async (_, end) => {
		await setUp();
		const { principal } = await signInWithPassword(held.admin.email);
		const there = await comeIn((await makePerson(held.admin)).email);
		await setUp({ name: "Another name" });
		expect(await isLive(there)).toBe(true);
		await end();
		expect([await isLive(there), await isLive(principal.credentialId)]).toEqual([false, true]);
	});

	it("counts no longer as proved twice where it is not trusted with that any more", async () => {
		await setUp({ isSecondFactor: true });
		const there = await comeIn((await makePerson(held.admin)).email);
		const isTwofold = async () => (await db().session.findUniqueOrThrow({ where: { id: there } })).isTwofold;
		expect(await isTwofold()).toBe(true);
		await setUp({ isSecondFactor: false });
		expect([await isTwofold(), await isLive(there)]).toEqual([false, true]);
	});
});
