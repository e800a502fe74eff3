import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { browser, makePerson, nextRequest, PASSWORD, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { softwarePasskey } from "#lib/testing/software-passkey.ts";
import { requireSite } from "../factors/own-site.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "../factors/passkeys.ts";
import { askOwnPasskeys, reauthenticate } from "../factors/reauthenticate.ts";
import { resetTwoFactor } from "../factors/reset-two-factor.ts";
import { viewSecurity } from "../factors/view-security.ts";
import { signIn } from "../sessions/sign-in.ts";
import { askHalfWayForPasskey, proveFactor, viewHalfWay } from "./half-way.ts";
import { askForAnyPasskey, signInByPasskey } from "./sign-in-by-passkey.ts";

useTestDatabase();

/** Somebody with a passkey, signed in where it was made. */
async function makeHolder() {
	const person = await makePerson();
	const context = await signInWithPassword(person.email);
	const passkey = softwarePasskey(requireSite());
	const answer = passkey.make(await beginPasskey(context));
	const recoveryCodes = await addPasskey(context, { name: " Laptop ", answer });
	return { ...person, context, passkey, answer, recoveryCodes };
}

async function halfWayOf(email: string): Promise<string> {
	const signedIn = await signIn(browser(), { email, password: PASSWORD });
	if (signedIn?.step !== "factor") throw new Error("expected to be asked for more");
	return signedIn.halfWay;
}

async function asked(halfWay: string) {
	const options = await askHalfWayForPasskey(browser(), halfWay);
	if (!options) throw new Error("expected a question");
	return options;
}

describe("a passkey", () => {
	it("is asked for after the password, and named, counted and listed", async () => {
		const { email, passkey, context, recoveryCodes } = await makeHolder();
		expect(recoveryCodes).toHaveLength(10);
		const halfWay = await halfWayOf(email);
		const options = await asked(halfWay);
		expect(options.allowCredentials).toHaveLength(1);
		const answer = await proveFactor(browser(), halfWay, { passkey: passkey.use(options, { isVerified: false }) });
		expect(answer).toMatchObject({ outcome: "session", email });
		const { passkeys } = await viewSecurity(context);
		expect(passkeys).toMatchObject([{ name: "Laptop", lastUsedAt: expect.any(Date), host: null }]);
		await renamePasskey(context, { passkeyId: passkeys[0]?.id ?? "", name: "Old laptop" });
		expect((await viewSecurity(context)).passkeys).toMatchObject([{ name: "Old laptop" }]);
	});

	it("signs in alone, of whoever holds it, to what nobody was named in", async () => {
		const { userId, email, passkey } = await makeHolder();
		const options = await askForAnyPasskey(browser());
		expect(options).toMatchObject({ userVerification: "required" });
		expect(options.allowCredentials ?? []).toEqual([]);
		const given = passkey.use(options);
		expect(await signInByPasskey(browser(), given)).toMatchObject({ step: "session", email });
		expect(await signInByPasskey(browser(), given)).toBeNull();
		const signedIn = await db().accountEvent.findMany({ where: { userId, type: "SignedIn" } });
		expect(signedIn.map(({ data }) => Object(data).factor)).toEqual(
			expect.arrayContaining([undefined, "verified-passkey"]),
		);
	});

	it("does not sign in alone where its authenticator did not make sure who uses it", async () => {
		const { passkey } = await makeHolder();
		expect(
			await signInByPasskey(browser(), passkey.use(await askForAnyPasskey(browser()), { isVerified: false })),
		).toBeNull();
	});

	it.each([
		["to a challenge that is none of ours", { challenge: "bm9uZQ" }, {}],
		["given on another site", null, { from: "https://signet.example" }],
		["whose counter does not go on, as a copy's", null, { count: 1 }],
	])("proves nothing by an answer %s", async (_, other, odd) => {
		const { passkey } = await makeHolder();
		expect(await signInByPasskey(browser(), passkey.use(await askForAnyPasskey(browser())))).not.toBeNull();
		const options = await askForAnyPasskey(browser());
		expect(await signInByPasskey(browser(), passkey.use(other ?? options, odd))).toBeNull();
	});

	it("takes one of many answers to one question, and none after six minutes", async () => {
		const { passkey } = await makeHolder();
		const given = passkey.use(await askForAnyPasskey(browser()));
		const all = await Promise.all(Array.from({ length: 5 }, () => signInByPasskey(browser(), given)));
		expect(all.filter((one) => one !== null)).toHaveLength(1);
		const late = passkey.use(await askForAnyPasskey(browser()));
		expect(await signInByPasskey(browser(7 * 60_000), late)).toBeNull();
	});

	it("is not taken for what another question asked: who signs in, or somebody else's", async () => {
		const [mine, other] = [await makeHolder(), await makeHolder()];
		const halfWay = await halfWayOf(mine.email);
		const anybody = await askForAnyPasskey(browser());
		expect(await proveFactor(browser(), halfWay, { passkey: mine.passkey.use(anybody) })).toMatchObject({
			outcome: "wrong",
		});
		const ofMine = await asked(halfWay);
		expect(await proveFactor(browser(), halfWay, { passkey: other.passkey.use(ofMine) })).toMatchObject({
			outcome: "wrong",
		});
		expect(await signInByPasskey(browser(), mine.passkey.use(ofMine))).toBeNull();
	});

	it("proves again who one is, before it is removed with the codes that stood in for it", async () => {
		const { context, passkey, email } = await makeHolder();
		const old = { ...context, now: browser(16 * 60_000).now };
		const [{ id: passkeyId = "" } = {}] = (await viewSecurity(old)).passkeys;
		await expect(removePasskey(old, { passkeyId })).rejects.toMatchObject({ code: "ReauthRequired" });
		const asked = await askOwnPasskeys(old);
		const answer = passkey.use(asked);
		const forged = { ...answer, response: { ...answer.response, signature: "MAYCAQECAQE" } };
		// A wrong answer uses up what was asked.
		for (const one of [forged, answer]) {
			await expect(reauthenticate(old, { passkey: one })).rejects.toMatchObject({ code: "ValidationError" });
		}
		await reauthenticate(old, { passkey: passkey.use(await askOwnPasskeys(old)) });
		await removePasskey(await nextRequest(old), { passkeyId });
		expect(await viewSecurity(old)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "session" });
		expect(await signInByPasskey(browser(), passkey.use(await askForAnyPasskey(browser())))).toBeNull();
	});

	it("is kept once, by whom it was made for, and of somebody else is nothing one can reach", async () => {
		const [mine, other] = [await makeHolder(), await makeHolder()];
		await expect(addPasskey(mine.context, { name: "Again", answer: mine.answer })).rejects.toMatchObject({
			code: "Conflict",
		});
		const askedOther = await beginPasskey(other.context);
		const made = softwarePasskey(requireSite()).make(askedOther);
		await expect(addPasskey(mine.context, { name: "Theirs", answer: made })).rejects.toMatchObject({
			code: "Conflict",
		});
		const [theirs] = (await viewSecurity(other.context)).passkeys;
		const passkeyId = theirs?.id ?? "";
		await expect(renamePasskey(mine.context, { passkeyId, name: "Mine" })).rejects.toMatchObject({ code: "NotFound" });
		await expect(removePasskey(mine.context, { passkeyId })).rejects.toMatchObject({ code: "NotFound" });
		await expect(renamePasskey(mine.context, { passkeyId, name: " " })).rejects.toMatchObject({
			fields: { name: [expect.any(String)] },
		});
	});

	it("is counted where it works, beside others whose hosts are named once", async () => {
		const { email, userId, context } = await makeHolder();
		const more = ["old.example.com", "old.example.com", "older.example.com"];
		for (const rpId of more) {
			const answer = softwarePasskey(requireSite()).make(await beginPasskey(context));
			await addPasskey(context, { name: rpId, answer });
			await db().passkey.updateMany({ where: { userId, name: rpId }, data: { rpId } });
		}
		const halfWay = await halfWayOf(email);
		const { passkeys } = (await viewHalfWay(browser(), halfWay)) ?? {};
		expect(passkeys).toEqual({ here: 1, elsewhere: ["old.example.com", "older.example.com"] });
		expect((await asked(halfWay)).allowCredentials).toHaveLength(1);
	});

	it("of another host is listed with it and not asked for, and goes when the operator resets", async () => {
		const { accountId, email, userId, context } = await makeHolder();
		await db().passkey.updateMany({ where: { userId }, data: { rpId: "old.example.com" } });
		expect((await viewSecurity(context)).passkeys).toMatchObject([{ host: "old.example.com" }]);
		const halfWay = await halfWayOf(email);
		expect(await askHalfWayForPasskey(browser(), halfWay)).toBeNull();
		expect(await viewHalfWay(browser(), halfWay)).toMatchObject({
			step: "factor",
			ways: { passkeys: 1 },
			passkeys: { here: 0, elsewhere: ["old.example.com"] },
		});
		expect(await resetTwoFactor(operatorContext("test"), { accountId, email })).toEqual({ userId, removed: 1 });
		expect(await signIn(browser(), { email, password: PASSWORD })).toMatchObject({ step: "session" });
	});
});
