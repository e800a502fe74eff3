import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { createOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { sealSecret } from "#lib/domain/users/provider/access-of.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { createCustomField, TEXT_BOX } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, sendPassport } from "#lib/testing/identifying.ts";
import { makePerson, NOW_MS, setAppUp, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { downloadExport } from "./download-export.ts";
import { runExport } from "./run-export.ts";
import { startExport } from "./start-export.ts";

useTestDatabase();

/** Each part holds one batch. */
const SMALL = { bytes: 1, files: 1, ms: 1_000_000 };
const APP: OAuthAppSettings = {
	...{ name: "Ledger", redirectUris: [], scopes: ["Service.Documents.All"], secretValidityDays: null },
	...{ billing: "User", refreshMode: "Absolute", actingUserId: null },
};
const ENDPOINT = {
	...{ url: "https://ledger.example.com/hook", events: [], appId: null, mayReachPrivate: false },
	environment: "All" as const,
};
/** A moment after signing in. */
const now = () => new Date(NOW_MS + 120_000);

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-export-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function readStored(key: string): Promise<Buffer> {
	const { path, release } = await storage().localPath(key);
	return readFile(path).finally(release);
}

/** Makes the export of somebody's account. @returns where the zip is */
async function exportOf(context: UserContext): Promise<string> {
	const { accountId } = context.principal;
	await startExport(context);
	const rowOf = () => db().dataExport.findUniqueOrThrow({ where: { accountId } });
	const { id } = await rowOf();
	while ((await rowOf()).status === "Running") await runExport(jobContext(now), id, { isLastAttempt: false }, SMALL);
	const { open } = await downloadExport(context, { exportId: id });
	const path = join(dir, `${id}.zip`);
	await pipeline((await open()).stream, createWriteStream(path));
	return path;
}

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

	const path = await exportOf(context);
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

it("holds what developers and people have made, but no secret, no identity picture and nothing private of others", async () => {
	// An export holds what there was when it began, which is a moment after signing in.
	const row = { createdAt: new Date(NOW_MS) };
	const { accountId, people } = await makeSigningDocument([{ name: "Wanda", row: askedForDocument() }], row);
	await sendPassport(people[0]?.token ?? "");
	const pictures = await db().identityPicture.findMany({ where: { verification: { signer: { accountId } } } });
	const signedIn = await signInWithPassword((await makePerson({ accountId, role: "Admin" })).email);
	const { secret, recoveryCodes } = await setAppUp(signedIn);
	const context = { ...signedIn, now };
	const { userId } = context.principal;
	const recovery = await db().recoveryCode.findMany({ where: { userId } });
	const app = await createOAuthApp(context, { accountId, ...APP });
	const endpoint = await createEndpoint(context, { accountId, ...ENDPOINT });
	const other = await makeCaller({ accountId });
	const contact = { id: randomUUID(), accountId, ownerId: other.userId, name: "Omar Diaz", email: "omar@example.com" };
	await db().contact.create({ data: { ...contact, ...row } });
	for (const [fieldDescription, sharedField] of [["Theirs, shared", true] as const, ["Theirs alone", false] as const]) {
		expect((await createCustomField(other, TEXT_BOX, { fieldDescription, sharedField })).status).toBe(200);
	}
	for (const [name, isShared] of [["Block for all", true] as const, ["Block of one", false] as const]) {
		const block = { id: randomUUID(), accountId, createdById: other.userId, name, isShared, fields: [] };
		await db().block.create({ data: block });
	}

	const path = await exportOf(context);
	const names = await zipNames(path);
	const text = Buffer.concat(await Promise.all(names.map((name) => unzipped(path, name)))).toString("latin1");
	for (const there of [APP.name, ENDPOINT.url, "Theirs, shared", "Block for all", other.email, contact.name, "Wanda"]) {
		expect([there, text.includes(there)]).toEqual([there, true]);
	}
	expect(pictures).toHaveLength(2);
	const stored = await Promise.all(
		pictures.map(async ({ objectKey }) => (await readStored(objectKey)).subarray(0, 64).toString("latin1")),
	);
	const hidden = [
		...[secret, ...recoveryCodes, ...recovery.map(({ hash }) => hash)],
		...[app.live.clientSecret, app.sandbox.clientSecret, endpoint.secret, other.key, "Theirs alone", "Block of one"],
		...[...pictures.map(({ objectKey }) => objectKey), ...stored],
	];
	for (const one of hidden) expect([one, text.includes(one)]).toEqual([one, false]);
});
