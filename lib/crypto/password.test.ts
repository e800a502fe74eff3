import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";
import { hashSecret, newSecret } from "./secrets.ts";

it("hashes with argon2id and a salt of its own", async () => {
	const [first, second] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
	expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(first).not.toBe(second);
});

it("knows the right password, typed in either Unicode form, and no other", async () => {
	const hash = await hashPassword("Pässwort");
	expect(await verifyPassword(hash, "Pa\u0308sswort")).toBe(true);
	expect(await verifyPassword(hash, "passwort")).toBe(false);
	expect(await verifyPassword(null, "Pässwort")).toBe(false);
});

it("makes secrets that do not repeat and stores them as SHA-256", () => {
	const secret = newSecret("sgn_");
	expect(secret).toMatch(/^sgn_[\w-]{43}$/);
	expect(newSecret("sgn_")).not.toBe(secret);
	expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
