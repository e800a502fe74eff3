import { PrismaPg } from "@prisma/adapter-pg";
import { describe, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { PrismaClient } from "#lib/db/generated/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForCode, browser, setSentCode } from "#lib/testing/proof.ts";
import { countJobs, makeSigningDocument, queuedMails, type TestSigner } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { makePhoneLink } from "../make-phone-link.ts";
import { markViewed } from "../mark-viewed.ts";
import { mintProofCode } from "./mint-proof-code.ts";
import { proveSigner } from "./prove-signer.ts";
import { sendProofCode } from "./send-proof-code.ts";

useTestDatabase();

const CODE = "Harbour-12";

async function make(row: TestSigner["row"] = {}) {
	const document = await makeSigningDocument([{ name: "Wanda", row }]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	return { ...document, ...person };
}

async function eventsOf(documentId: string) {
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return events.map(({ type, data }) => [type, data]);
}

const signerOf = (id: string) => db().signer.findUniqueOrThrow({ where: { id } });

async function proved(token: string, code = CODE): Promise<string> {
	const result = await proveSigner(browser(), token, code);
	if (result.outcome !== "proved") throw new Error(`It is ${result.outcome}.`);
	return result.secret;
}

describe("an access code", () => {
	it("opens the link to the browser that gave it, and to no other", async () => {
		const { token, signerId, documentId } = await make(await askedForCode(CODE));
		expect(await getSigningPage(browser(), token)).toMatchObject({
			state: "unproved",
			title: "Lease",
			method: "AccessCode",
			destination: null,
			triesLeft: 5,
			isLocked: false,
			code: null,
		});
		const secret = await proved(token, `  ${CODE} `);
		expect((await getSigningPage(browser(secret), token)).state).toBe("open");
		expect((await getSigningPage(browser(), token)).state).toBe("unproved");
		expect((await getSigningPage(browser("x".repeat(43)), token)).state).toBe("unproved");
		const stored = await db().signerProof.findMany({ where: { signerId } });
		expect(JSON.stringify([stored, await eventsOf(documentId), await signerOf(signerId)])).not.toContain(secret);
		expect(JSON.stringify([await eventsOf(documentId), await signerOf(signerId)])).not.toContain(CODE);
		expect(await eventsOf(documentId)).toEqual([["ProofGiven", { method: "AccessCode" }]]);
		expect((await signerOf(signerId)).provedAt).not.toBeNull();
	});

	it("is asked again through another link of the same signer", async () => {
		const { token } = await make(await askedForCode(CODE));
		const secret = await proved(token);
		const found = await authenticateSigner(browser(secret), token);
		if (found.state !== "usable") throw new Error(`It is ${found.state}.`);
		const { link } = await makePhoneLink(found.context);
		expect((await authenticateSigner(browser(secret), link.split("/").at(-1) ?? "")).state).toBe("unproved");
	});

	it("that is wrong too often locks, whatever comes then, and the sender hears of it once", async () => {
		const { token, signerId, documentId } = await make({ ...(await askedForCode(CODE)), authenticationTries: 3 });
		const outcomes = [];
		for (const code of ["a", "", CODE.toLowerCase(), CODE]) {
			outcomes.push((await proveSigner(browser(), token, code)).outcome);
		}
		expect(outcomes).toEqual(["wrong", "wrong", "locked", "locked"]);
		expect(await getSigningPage(browser(), token)).toMatchObject({ triesLeft: 0, isLocked: true });
		expect((await signerOf(signerId)).failedProofs).toBe(3);
		expect((await eventsOf(documentId)).map(([type]) => type)).toEqual([
			...["ProofFailed", "ProofFailed", "ProofFailed", "ProofLocked"],
		]);
		expect(await queuedMails(documentId)).toEqual(["sender-proof-locked"]);
	});

	it("cannot be guessed more often through two web processes at once", async () => {
		const { token, signerId, documentId } = await make({ ...(await askedForCode(CODE)), authenticationTries: 3 });
		const clients = [0, 1].map(
			() => new PrismaClient({ adapter: new PrismaPg({ connectionString: env().databaseUrl, max: 4 }) }),
		);
		const shared = globalThis as { signetDb?: PrismaClient };
		const own = shared.signetDb;
		let turn = 0;
		Object.defineProperty(shared, "signetDb", { configurable: true, get: () => clients[turn++ % 2], set: () => {} });
		const guesses = await Promise.all(
			Array.from({ length: 8 }, (_, index) => proveSigner(browser(), token, `guess ${index}`)),
		).finally(async () => {
			Object.defineProperty(shared, "signetDb", { configurable: true, writable: true, value: own });
			await Promise.all(clients.map((client) => client.$disconnect()));
		});
		const count = (outcome: string) => guesses.filter((one) => one.outcome === outcome).length;
		// Two are told that they were wrong, the third locks, and nobody is told anything about the others.
		expect([count("wrong"), count("locked")]).toEqual([2, 6]);
		expect((await signerOf(signerId)).failedProofs).toBe(3);
		expect((await eventsOf(documentId)).filter(([type]) => type === "ProofFailed")).toHaveLength(3);
		expect((await proveSigner(browser(), token, CODE)).outcome).toBe("locked");
	});

	it("that is right makes the wrong ones forgotten", async () => {
		const { token, signerId } = await make(await askedForCode(CODE));
		await proveSigner(browser(), token, "wrong");
		await proved(token);
		expect(await signerOf(signerId)).toMatchObject({ failedProofs: 0, failedProofAt: null });
	});
});

describe("a code that is sent", () => {
	it("goes out when somebody asks for it, not when the link is opened, and not twice within half a minute", async () => {
		const { token, documentId } = await make({ authenticationType: "EmailOTP" });
		expect(await getSigningPage(browser(), token)).toMatchObject({ destination: "w•••@example.com", code: null });
		expect(await countJobs("mail", documentId)).toBe(0);
		expect((await sendProofCode(browser(), token)).outcome).toBe("sent");
		expect((await sendProofCode(browser(), token)).outcome).toBe("wait");
		expect(await queuedMails(documentId)).toEqual(["proof-code"]);
		const page = await getSigningPage(browser(), token);
		expect(page).toMatchObject({ code: { sentAt: expect.any(String), nextSendAt: expect.any(String) } });
		expect(
			(
				await sendProofCode(
					browser(undefined, () => new Date(Date.now() + 31_000)),
					token,
				)
			).outcome,
		).toBe("sent");
		expect(await eventsOf(documentId)).toEqual([
			["ProofCodeAsked", { method: "EmailOTP" }],
			["ProofCodeAsked", { method: "EmailOTP" }],
		]);
	});

	it("goes by text message to the number of the signer", async () => {
		const phone = { phoneCountryCode: "+33", phoneNumber: "612345678" };
		const { token, documentId } = await make({ authenticationType: "SMSOTP", ...phone });
		expect(await getSigningPage(browser(), token)).toMatchObject({ destination: "+33 •••• 78" });
		await sendProofCode(browser(), token);
		expect([await countJobs("sms", documentId), await countJobs("mail", documentId)]).toEqual([1, 0]);
	});

	it("works once, for ten minutes after it was composed, and a newer one replaces it", async () => {
		const { token, signerId } = await make({ authenticationType: "EmailOTP", authenticationTries: 10 });
		const wrong = async (code: string) => expect((await proveSigner(browser(), token, code)).outcome).toBe("wrong");
		await wrong("123456");
		await sendProofCode(browser(), token);
		const first = (await mintProofCode(browser(), signerId))?.code ?? "";
		const second = (await mintProofCode(browser(), signerId))?.code ?? "";
		if (first !== second) await wrong(first);
		await proved(token, `${second.slice(0, 3)} ${second.slice(3)}`);
		await wrong(second);
		await setSentCode(signerId, "654321", -1);
		await wrong("654321");
		await setSentCode(signerId, "654321", 1);
		await proved(token, "654321");
	});

	it("that is right is accepted from every call made at the same time, and from none afterwards", async () => {
		const { token, signerId } = await make({ authenticationType: "EmailOTP", authenticationTries: 3 });
		await sendProofCode(browser(), token);
		const code = (await mintProofCode(browser(), signerId))?.code ?? "";
		const results = await Promise.all(Array.from({ length: 6 }, () => proveSigner(browser(), token, code)));
		expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["proved"]));
		for (const result of results) {
			const secret = result.outcome === "proved" ? result.secret : "";
			expect((await authenticateSigner(browser(secret), token)).state).toBe("usable");
		}
		expect(await signerOf(signerId)).toMatchObject({ failedProofs: 0, proofLockedAt: null });
		expect(await mintProofCode(browser(), signerId)).toBeNull();
		expect((await proveSigner(browser(), token, code)).outcome).toBe("wrong");
	});

	it("is not composed any more when it was asked for too long ago, or counts for nothing", async () => {
		const { token, signerId } = await make({ authenticationType: "EmailOTP" });
		expect(await mintProofCode(browser(), signerId)).toBeNull();
		await sendProofCode(browser(), token);
		const late = browser(undefined, () => new Date(Date.now() + 600_001));
		expect(await mintProofCode(late, signerId)).toBeNull();
	});
});

it("a proof counts for nothing in a change once it is void, whatever was looked up before", async () => {
	const { token, signerId } = await make(await askedForCode(CODE));
	const found = await authenticateSigner(browser(await proved(token)), token);
	if (found.state !== "usable") throw new Error(`It is ${found.state}.`);
	await markViewed(found.context);
	await db().signerProof.deleteMany({ where: { signerId } });
	await expect(markViewed(found.context)).rejects.toMatchObject({ code: "LinkUnusable" });
});

it("an hour without use ends a proof, and each use puts that off", async () => {
	const { token } = await make(await askedForCode(CODE));
	const secret = await proved(token);
	const at = (minutes: number) => browser(secret, () => new Date(Date.now() + minutes * 60_000));
	expect((await authenticateSigner(at(50), token)).state).toBe("usable");
	expect((await authenticateSigner(at(100), token)).state).toBe("usable");
	expect((await authenticateSigner(at(161), token)).state).toBe("unproved");
});
