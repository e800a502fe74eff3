import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { checkKeys } from "./check-keys.ts";

const installation = useTestDatabase();
const path = (name: string) => join(installation.dataDir, name);

let password: string;
beforeAll(async () => {
	const made = await makeDevelopmentP12({ commonName: "Acme" });
	password = made.password;
	await writeFile(path("own.p12"), made.p12);
	await writeFile(path("letter.txt"), "hello");
});
afterEach(() => vi.useRealTimers());

function useP12(name: string, itsPassword: string): Promise<string[]> {
	Object.assign(process.env, { SIGNING_P12: path(name), SIGNING_P12_PASSWORD: itsPassword });
	resetEnv();
	return checkKeys();
}

it("opens the sealing certificate at start: a wrong file or password is not left to the first document", async () => {
	await expect(useP12("own.p12", "wrong")).rejects.toThrow(
		"The password of the sealing certificate is wrong. Set SIGNING_P12 and SIGNING_P12_PASSWORD.",
	);
	await expect(useP12("letter.txt", "")).rejects.toThrow("isn’t a PKCS#12 file");
	await expect(useP12(".", "")).rejects.toThrow(/^SIGNING_P12 is set to .*, which can’t be read\.$/);
	expect(await useP12("own.p12", password)).toEqual([]);
});

it("says when the certificate has expired, and starts", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2100-01-01T00:00:00.000Z") });
	expect(await useP12("own.p12", password)).toEqual([
		expect.stringMatching(
			/expired on \d{4}-\d\d-\d\d\. Documents aren’t sealed until SIGNING_P12 contains a valid certificate\.$/,
		),
	]);
});
