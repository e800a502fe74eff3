import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { type WordedReport, wordReport } from "#lib/contract/word-report.ts";
import { db } from "#lib/db/client.ts";
import { jobContext, operatorContext, visitorContext } from "#lib/domain/context.ts";
import { seals } from "#lib/domain/doctor/checks/seals.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { findOrigin } from "#lib/domain/verification/find-origin.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { type Authority, startAuthority } from "#lib/pdf/seal/testing/authority.ts";
import { opensslVerifyTimestamp, pdfsig, pdfText, qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { sealDocument } from "./seal-document.ts";
import { timestampDocument } from "./timestamp-document.ts";
import { nextTrySeconds } from "./timestamp-rules.ts";

const installation = useTestDatabase();
let authority: Authority;
let caller: ApiCaller;
beforeAll(async () => {
	authority = await startAuthority();
	caller = await makeCaller();
});
afterAll(() => authority.close());
afterAll(closePdfPool);
afterEach(() => use(null));

function use(tsaUrl: string | null): void {
	if (tsaUrl === null) delete process.env.TSA_URL;
	else process.env.TSA_URL = tsaUrl;
	resetEnv();
}

const failing = () => use(`${authority.url}/nothing`);
const later = (ms: number) => jobContext(() => new Date(Date.now() + ms));
const rowOf = (id: string) => db().document.findUniqueOrThrow({ where: { id } });
const typesOf = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type }) => type);
const DELIVERED = ["copy-completed", "sender-completed", "signer-completed"];
const delivered = async (documentId: string) =>
	(await queuedMails(documentId)).filter((kind) => kind.endsWith("-completed"));

/** A document that its one signer has signed. */
async function sign(parts: Record<string, string> = {}): Promise<string> {
	const form = await sendForm(parts);
	if (parts.BrandId) form.append("Files", new Blob([new Uint8Array(await corpusFile("plain.pdf"))]), "Annex.pdf");
	form.append("Cc", JSON.stringify({ emailAddress: "copy@example.com" }));
	const sent = await caller.call("POST", "/v1/document/send", form);
	const documentId = String(sent.body.documentId);
	await runJobs("page-images");
	const query = `documentId=${documentId}&signerEmail=${SIGNER.emailAddress}`;
	const { body } = await caller.call("GET", `/v1/document/getEmbeddedSignLink?${query}`);
	await signAll(String(body.signLink).split("/").at(-1) ?? "");
	return documentId;
}

/** What makes sealed files of every kind. */
async function everyKind(): Promise<Record<string, string>> {
	const brand = brandForm({ CombineAuditTrail: "true", ExcludeAuditTrailFromEmail: "true" });
	const { body } = await caller.call("POST", "/v1/brand/create", brand);
	return { BrandId: String(body.brandId), DocumentDownloadOption: "Individually" };
}

/** The same, sealed while the authority fails. */
async function sealWithout(parts: Record<string, string> = {}): Promise<string> {
	failing();
	const documentId = await sign(parts);
	for (const _ of [1, 2]) await expect(sealDocument(jobContext(), documentId)).rejects.toThrow(RetryLater);
	await sealDocument(jobContext(), documentId);
	return documentId;
}

/** The sealed files by kind, as the rows of the document name them. */
async function filesOf(documentId: string): Promise<{ kind: string; bytes: Buffer }[]> {
	const { sealedKey, certificateKey, mailedKey } = await rowOf(documentId);
	const parts = await db().documentFile.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	const keys = { Document: sealedKey, Certificate: certificateKey, Mailed: mailedKey };
	const all = [...Object.entries(keys), ...parts.map(({ sealedKey: key }) => ["Part", key] as const)];
	return Promise.all(
		all.flatMap(async ([kind, key]) => {
			if (key === null) return [];
			const { path, release } = await storage().localPath(key);
			const bytes = await readFile(path);
			await release();
			return [{ kind, bytes }];
		}),
	).then((files) => files.flat());
}

/** Adds the timestamps in a process of its own, which kills itself once it has stored so many files. */
async function dieStoring(documentId: string, files: number): Promise<{ signal: unknown; keys: string[] }> {
	const script = `
		import { writeSync } from "node:fs";
		import { provideDatabaseClient } from "#lib/db/open-client.ts";
		import { jobContext } from "#lib/domain/context.ts";
		import { timestampDocument } from "#lib/domain/sealing/timestamp-document.ts";
		import { storage } from "#lib/storage/storage.ts";
		provideDatabaseClient();
		const real = storage();
		const put = real.putFile;
		let count = 0;
		real.putFile = async (...args) => {
			const stored = await put(...args);
			writeSync(1, stored.key + "\\n");
			if (++count === ${files}) process.kill(process.pid, "SIGKILL");
			return stored;
		};
		await timestampDocument(jobContext(), "${documentId}");`;
	const args = ["--import", "tsx", "--input-type=module", "-e", script];
	const child = spawn(process.execPath, args, { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
	const [stdout, [, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
	return { signal, keys: stdout.split("\n").filter((key) => key !== "") };
}

async function verify(bytes: Uint8Array, locale: "EN" | "FR" = "EN"): Promise<WordedReport> {
	const path = join(installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const report = await verifyFile(operatorContext("test"), { path, fileName: "Lease.pdf", sha256 }, (asked) =>
		findOrigin(visitorContext(), asked),
	);
	return wordReport(report, messages[locale], locale);
}

describe("while the time-stamping authority fails", () => {
	it("a document is completed at the third failure, and says that it has no timestamp", async () => {
		failing();
		const documentId = await sign();
		for (const timestampTries of [1, 2]) {
			const error = await sealDocument(jobContext(), documentId).catch((thrown: unknown) => thrown);
			expect(error).toMatchObject({ name: "RetryLater", delaySeconds: 10 });
			expect(await rowOf(documentId)).toMatchObject({ status: "InProgress", sealState: "Pending", timestampTries });
		}
		await sealDocument(jobContext(), documentId);
		expect(await rowOf(documentId)).toMatchObject({
			...{ status: "Completed", sealState: "Sealed", sealedLevel: "B-B" },
			sealNote: { key: "noTimestamp", values: { detail: expect.stringContaining("HTTP 404") } },
		});
		expect((await typesOf(documentId)).slice(-3)).toEqual(["DocumentCompleted", "TimestampFailed", "DocumentSealed"]);
		const [document, certificate] = await filesOf(documentId);
		for (const file of [document, certificate]) {
			const text = pdfText(file?.bytes ?? Buffer.alloc(0)).replace(/\s+/g, " ");
			expect(text).toContain("No trusted timestamp was available when this document was sealed,");
			expect(text).toContain("it returned HTTP 404");
		}
		expect(await verify(document?.bytes ?? Buffer.alloc(0))).toMatchObject({ tone: "good", findings: [] });
		const looked = await seals.look({ now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } });
		expect(looked).toMatchObject({ level: "warn", answer: expect.stringContaining("HTTP 404") });
		expect(looked.told).toEqual({ key: "sealsUntimed", values: { count: 1 } });
	});

	it("messages about the completion wait ten minutes, go out once, and the timestamp is still asked for", async () => {
		const documentId = await sealWithout();
		expect(await delivered(documentId)).toEqual([]);
		for (const [ms, kinds] of [
			[9 * MINUTE_MS, []],
			[10 * MINUTE_MS + 1000, DELIVERED],
			[11 * MINUTE_MS, DELIVERED],
		] as const) {
			await expect(timestampDocument(later(ms), documentId)).rejects.toThrow(RetryLater);
			expect(await delivered(documentId)).toEqual(kinds);
		}
		use(authority.tsaUrl);
		await timestampDocument(later(12 * MINUTE_MS), documentId);
		expect(await delivered(documentId)).toEqual(DELIVERED);
		expect(await rowOf(documentId)).toMatchObject({ sealedLevel: "B-T", sealNote: null, timestampUntil: null });
	});

	it("it is asked less and less often, and not after 30 days; a lost job is enqueued again until then", async () => {
		const hours = (count: number) => count * 3_600_000;
		const asked = [0, 9.9 * MINUTE_MS, 20 * MINUTE_MS, hours(1), hours(48)].map(nextTrySeconds);
		expect(asked).toEqual([30, 6, 300, 900, 3600]);
		const documentId = await sealWithout();
		await db().$executeRaw`DELETE FROM pgboss.job WHERE "name" = 'timestamp'`;
		await keepHouse(later(hours(31 * 24)));
		expect(await countJobs("timestamp", documentId)).toBe(0);
		await timestampDocument(later(hours(31 * 24)), documentId);
		// Also where no process ran when they were due.
		expect(await rowOf(documentId)).toMatchObject({ noticesHeldUntil: null });
		await keepHouse(jobContext());
		expect(await countJobs("timestamp", documentId)).toBe(1);
		// The operator uses none any more.
		use(null);
		await timestampDocument(jobContext(), documentId);
		expect(await rowOf(documentId)).toMatchObject({ timestampUntil: null, noticesHeldUntil: null });
		expect(await delivered(documentId)).toEqual(DELIVERED);
	});
});

describe("once it answers", () => {
	it("every sealed file gets a timestamp behind its bytes, once, and both states are known", async () => {
		const documentId = await sealWithout(await everyKind());
		const { sealedKey } = await rowOf(documentId);
		const before = await filesOf(documentId);
		const deliveries = await db().webhookDelivery.count();
		use(authority.tsaUrl);
		await Promise.all([timestampDocument(jobContext(), documentId), timestampDocument(jobContext(), documentId)]);
		await timestampDocument(jobContext(), documentId);
		const after = await filesOf(documentId);
		expect((await typesOf(documentId)).slice(-2)).toEqual(["DocumentSealed", "DocumentTimestamped"]);
		expect(await delivered(documentId)).toEqual(DELIVERED);
		expect(await db().webhookDelivery.count()).toBe(deliveries);
		expect(await db().sealedFile.count({ where: { documentId } })).toBe(10);
		// Nothing holds the former file any more: the sweep finds it by its note.
		expect(await db().unreferencedObject.count({ where: { key: sealedKey ?? "" } })).toBe(1);
		for (const [index, { kind, bytes }] of after.entries()) {
			const old = before[index]?.bytes ?? Buffer.alloc(0);
			expect(bytes.subarray(0, old.length).equals(old), kind).toBe(true);
			expect(pdfsig(bytes)[0]).toMatchObject({ isValid: true });
			expect(qpdfComplaints(bytes)).toBe("");
			opensslVerifyTimestamp(bytes, authority.rootPem);
			const [earlier, current] = [await verify(old), await verify(bytes)];
			for (const report of [earlier, current]) {
				expect(report).toMatchObject({
					verdict: "sealed-here",
					tone: "good",
					documentId,
					signers: [{ text: expect.any(String) }],
				});
			}
			expect(earlier.findings).toMatchObject([
				{ tone: "neutral", text: expect.stringContaining("an earlier version of the") },
			]);
			expect(current.findings).toMatchObject([
				{ tone: "neutral", text: expect.stringMatching(/^Timestamped at 20\d\d-/) },
			]);
			expect(current.signatures.map(({ title }) => title)).toEqual([
				expect.stringContaining("PAdES B-T, with timestamp"),
				expect.stringContaining("document timestamp"),
			]);
		}
		const french = await verify(before[0]?.bytes ?? Buffer.alloc(0), "FR");
		expect(french.findings[0]?.text).toContain("version antérieure du même document");
		const { bytes } = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
		const path = join(installation.dataDir, `${documentId}.zip`);
		await writeFile(path, bytes);
		const names = await zipNames(path);
		expect(names).toHaveLength(3);
		for (const name of names) opensslVerifyTimestamp(await unzipped(path, name), authority.rootPem);
	});

	it("a worker killed between storing the last file and the commit changes nothing, and the next one adds it once", async () => {
		const documentId = await sealWithout(await everyKind());
		const before = await rowOf(documentId);
		const types = await typesOf(documentId);
		use(authority.tsaUrl);
		const killed = await dieStoring(documentId, 5);
		expect(killed.signal).toBe("SIGKILL");
		expect([await rowOf(documentId), await typesOf(documentId)]).toEqual([before, types]);
		expect(killed.keys).toHaveLength(5);
		// What it stored is known, and swept once it is old enough.
		expect(await db().unreferencedObject.count({ where: { key: { in: killed.keys } } })).toBe(5);
		for (const { kind, bytes } of await filesOf(documentId)) {
			expect(await verify(bytes), kind).toMatchObject({ verdict: "sealed-here", tone: "good", findings: [] });
		}
		await timestampDocument(jobContext(), documentId);
		expect(await typesOf(documentId)).toEqual([...types, "DocumentTimestamped"]);
		expect(await delivered(documentId)).toEqual(DELIVERED);
		for (const { kind, bytes } of await filesOf(documentId)) {
			opensslVerifyTimestamp(bytes, authority.rootPem);
			expect(await verify(bytes), kind).toMatchObject({ verdict: "sealed-here", tone: "good" });
		}
	});

	it("a document that it answers for is sealed with its timestamp, and nothing waits", async () => {
		use(authority.tsaUrl);
		const documentId = await sign();
		await sealDocument(jobContext(), documentId);
		expect(await rowOf(documentId)).toMatchObject({ sealedLevel: "B-T", timestampUntil: null, noticesHeldUntil: null });
		expect(await delivered(documentId)).toEqual(DELIVERED);
	});
});
