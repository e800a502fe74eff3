import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Context, visitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { wordRefusal } from "../pages/word-refusal.ts";
import { deviceProof, knownDevice } from "./known-device.ts";
import {
	LOOKS_PER_QUARTER_HOUR,
	limitLinkRequests,
	limitLooks,
	limitSignIn,
	limitTestMails,
	TEST_MAILS_PER_QUARTER_HOUR,
} from "./limit-visitor.ts";

useTestDatabase();

let lastIp = 0;
const from = (ip: string): Context => ({ ...visitorContext(), ip });
const newIp = () => {
	lastIp += 1;
	return `198.51.${Math.floor(lastIp / 250)}.${lastIp % 250}`;
};
const newAddress = () => `${randomUUID()}@example.com`;

/** How many of so many attempts are let through. */
async function passed(times: number, attempt: () => Promise<void>): Promise<number> {
	let count = 0;
	for (let time = 0; time < times; time += 1) {
		count += await attempt().then(
			() => 1,
			(error: { code: string }) => (error.code === "RateLimited" ? 0 : Promise.reject(error)),
		);
	}
	return count;
}

describe.each([
	["signing in", limitSignIn, 10],
	["asking for a link", limitLinkRequests, 5],
] as const)("%s", (_, limit, allowed) => {
	it("is slowed down for a stranger, and for nobody elsewhere", async () => {
		const [email, stranger] = [newAddress(), from(newIp())];
		expect(await passed(allowed + 5, () => limit(stranger, email, null))).toBe(allowed);
		expect(await passed(1, () => limit(from(newIp()), email.toUpperCase(), null))).toBe(1);
	});

	it("is slowed down for strangers everywhere, but not where the owner has signed in before", async () => {
		const email = newAddress();
		const everywhere = await passed(allowed * 5 + 10, () => limit(from(newIp()), email, null));
		expect(everywhere).toBe(allowed * 5);
		const device = deviceProof(email);
		const owner = from(newIp());
		expect(await passed(allowed + 5, () => limit(owner, email, device))).toBe(allowed);
	});

	it("is slowed down for one who tries many addresses, but not for their neighbours who are known", async () => {
		const office = from(newIp());
		expect(await passed(allowed * 5 + 10, () => limit(office, newAddress(), null))).toBe(allowed * 5);
		const email = newAddress();
		expect(await passed(1, () => limit(office, email, null))).toBe(0);
		expect(await passed(1, () => limit(office, email, deviceProof(email)))).toBe(1);
	});
});

it("a browser is known for the address that was signed in with, and by our own proof alone", () => {
	const proof = deviceProof("ada@example.com", "1");
	expect(knownDevice(proof, " ADA@example.com")).toBe("1");
	for (const given of [proof.replace("1.", "2."), `${proof}x`, "1.", "", null]) {
		expect(knownDevice(given, "ada@example.com")).toBeNull();
	}
	expect(knownDevice(proof, "bob@example.com")).toBeNull();
});

it.each([
	["looking at the installation", limitLooks, LOOKS_PER_QUARTER_HOUR],
	["sending oneself a test mail", limitTestMails, TEST_MAILS_PER_QUARTER_HOUR],
] as const)("%s is slowed down for whoever does it in a loop, and for nobody else", async (_, limit, allowed) => {
	const [one, another] = [await makeUserContext(), await makeUserContext()];
	expect(await passed(allowed + 5, () => limit(one))).toBe(allowed);
	expect(await passed(1, () => limit(another))).toBe(1);
	const error = await limit(one).catch((thrown: AppError) => thrown);
	if (!(error instanceof AppError)) throw new Error("It was let through.");
	expect(wordRefusal(error, "EN").message).toMatch(/ Try again in \d+ minutes\.$/);
});
