import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Context, visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deviceProof, knownDevice } from "./known-device.ts";
import { limitLinkRequests, limitSignIn } from "./limit-visitor.ts";

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
