import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { keepDevelopmentIdentity } from "#lib/config/signing-identity.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { watchSurroundings } from "./surroundings.ts";

const installation = useTestDatabase();

const CHANGED = ["SIGNING_P12", "SIGNING_P12_PASSWORD", "SMTP_URL", "S3_BUCKET"];
afterEach(() => {
	for (const name of CHANGED) delete process.env[name];
	resetEnv();
});

function setVariables(variables: Record<string, string>): void {
	Object.assign(process.env, variables);
	resetEnv();
}

it("a process says how much room it has, what it seals with and where mails and files go, and nothing secret", async () => {
	const look = watchSurroundings();
	const said = await look();
	expect(said.diskFreeBytes).toBeGreaterThan(0);
	expect(said.diskTotalBytes).toBeGreaterThan(said.diskFreeBytes ?? 0);
	expect(said).toMatchObject({ mailKind: "outbox", storageKind: "disk", storageMark: expect.any(String) });
	setVariables({ SMTP_URL: "smtp://signet:hunter2@mail.example.com", S3_BUCKET: "harbour" });
	const other = await look();
	expect(other).toMatchObject({ mailKind: "smtp", storageKind: "s3" });
	expect(other.storageMark).not.toBe(said.storageMark);
	expect(JSON.stringify(other)).not.toMatch(/hunter2|harbour|mail\.example/);
});

it("the certificate is that of the file as it is now, and none where it cannot be opened", async () => {
	const look = watchSurroundings();
	const [first, second] = await Promise.all([1, 2].map(() => makeDevelopmentP12({ commonName: "Harbour Homes" })));
	if (!first || !second) throw new Error("No certificates.");
	const file = join(installation.dataDir, "given.p12");
	setVariables({ SIGNING_P12: file, SIGNING_P12_PASSWORD: first.password });
	const none = { certificateSha256: null, certificateEndsAt: null };
	expect(await look()).toMatchObject(none);
	await writeFile(file, first.p12);
	const said = await look();
	expect(said.certificateSha256).toMatch(/^[0-9a-f]{64}$/);
	expect(said.certificateEndsAt?.getTime()).toBeGreaterThan(Date.now());
	expect(await look()).toEqual({ ...said, diskFreeBytes: expect.any(Number) });

	await writeFile(file, second.p12);
	expect(await look()).toMatchObject(none);
	setVariables({ SIGNING_P12_PASSWORD: second.password });
	const replaced = await look();
	expect(replaced.certificateSha256).toMatch(/^[0-9a-f]{64}$/);
	expect(replaced.certificateSha256).not.toBe(said.certificateSha256);
	await rm(file);
	expect(await look()).toMatchObject(none);
});

it("a development certificate that is not made yet is none, and is told once it is there", async () => {
	const keys = join(installation.dataDir, "keys");
	await rm(keys, { recursive: true, force: true });
	const look = watchSurroundings();
	expect(await look()).toMatchObject({ certificateSha256: null });
	await mkdir(keys);
	await keepDevelopmentIdentity(await makeDevelopmentP12({ commonName: "Signet development certificate" }));
	expect(await look()).toMatchObject({ certificateSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it("a disk that hangs holds no heartbeat up, and is not asked again before it has answered", async () => {
	let asked = 0;
	const look = watchSurroundings(() => {
		asked += 1;
		return new Promise(() => undefined);
	}, 10);
	for (const _ of [1, 2, 3]) {
		expect(await look()).toMatchObject({ diskFreeBytes: null, storageMark: null, mailKind: "outbox" });
	}
	expect(asked).toBe(1);
});
