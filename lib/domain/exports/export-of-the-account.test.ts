import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { sealSecret } from "#lib/domain/users/provider/access-of.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makePerson, NOW_MS, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { downloadExport } from "./download-export.ts";
import { runExport } from "./run-export.ts";
import { startExport } from "./start-export.ts";

useTestDatabase();

/** Each part holds one batch. */
const SMALL = { bytes: 1, files: 1, ms: 1_000_000 };
/** A moment after signing in. */
const now = () => new Date(NOW_MS + 120_000);

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-export-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it("holds certificates that were kept of documents that are gone, and the sign-in provider without its secret", async () => {
	const { email } = await makePerson({ role: "Admin" });
	const context = { ...(await signInWithPassword(email)), now };
	const { accountId, userId: senderId } = context.principal;
	const { teamId } = await db().user.findUniqueOrThrow({ where: { id: senderId } });
	const [completedAt, purgedAt] = [new Date("2026-01-02T09:00:00Z"), new Date("2026-03-04T09:00:00Z")];
	const rows = await Promise.all(
		Array.from({ length: 101 }, async (_, count) => {
			const { key: certificateKey } = await storage().putBytes(accountId, Buffer.from(`certificate ${count}`));
			const whose = { documentId: randomUUID(), accountId, teamId, senderId, isSandbox: false };
			return { ...whose, title: `Lease / ${count}`, completedAt, purgedAt, certificateKey };
		}),
	);
	await db().keptCertificate.createMany({ data: rows });
	// Of one the storage has nothing any more.
	await storage().delete(rows[100]?.certificateKey ?? "");
	const clientSecret = sealSecret("the provider's secret");
	const provider = { name: "Entra", issuer: "https://login.example.com", clientId: "signet", scopes: "openid email" };
	await db().signInProvider.create({ data: { accountId, ...provider, clientSecret } });
	await startExport(context);
	const rowOf = () => db().dataExport.findUniqueOrThrow({ where: { accountId } });
	const { id } = await rowOf();
	while ((await rowOf()).status === "Running") await runExport(jobContext(now), id, { isLastAttempt: false }, SMALL);

	const { open } = await downloadExport(context, { exportId: id });
	const path = join(dir, "export.zip");
	await pipeline((await open()).stream, createWriteStream(path));
	const names = await zipNames(path);
	const listed = await Promise.all(
		["000001", "000002"].map(async (name) =>
			JSON.parse((await unzipped(path, `kept-certificates/${name}.json`)).toString()),
		),
	);
	expect(listed.map((list) => list.length)).toEqual([100, 1]);
	expect(names.filter((name) => name.startsWith("kept-certificates/") && name.endsWith(".pdf"))).toHaveLength(100);
	const files = new Map(listed.flat().map(({ documentId, file }) => [documentId, file]));
	const [first, last] = [rows[0], rows[100]];
	const file = `2026-01-02 Lease _ 0 ${first?.documentId}.pdf`;
	expect([files.get(first?.documentId), files.get(last?.documentId)]).toEqual([file, null]);
	expect((await unzipped(path, `kept-certificates/${file}`)).toString()).toBe("certificate 0");
	const written = (await unzipped(path, "sign-in-provider.json")).toString();
	expect(JSON.parse(written)).toMatchObject(provider);
	expect(written).not.toContain("ecret");
	const readMe = (await unzipped(path, names.find((name) => name.endsWith(".txt")) ?? "")).toString();
	for (const one of ["kept-certificates/", "sign-in-provider.json"]) expect(readMe).toContain(one);
});
