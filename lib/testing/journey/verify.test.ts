import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type WordedReport, wordReport } from "#lib/contract/word-report.ts";
import { db } from "#lib/db/client.ts";
import { MIGRATIONS_DIR } from "#lib/db/migrate.ts";
import { operatorContext, visitorContext } from "#lib/domain/context.ts";
import { findOrigin } from "#lib/domain/verification/find-origin.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { reportEn } from "#lib/i18n/workplace/report/en.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { loadP12 } from "#lib/pdf/seal/load-p12.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/make-development-p12.ts";
import { signPdf } from "#lib/pdf/seal/sign-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

async function verify(bytes: Uint8Array): Promise<WordedReport & { path: string }> {
	const path = join(journey.installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const report = await verifyFile(operatorContext("test"), { path, fileName: "Lease.pdf", sha256 }, (...asked) =>
		findOrigin(visitorContext(), ...asked),
	);
	return { ...wordReport(report, reportEn, "EN"), path };
}

/** Everything that sealing made of a document whose files are sealed each by itself, and mailed without certificate. */
async function completed(): Promise<{ documentId: string; remove: () => Promise<void>; files: Map<string, Buffer[]> }> {
	const caller = await makeCaller();
	const brand = await caller.call(
		"POST",
		"/v1/brand/create",
		brandForm({ CombineAuditTrail: "true", ExcludeAuditTrailFromEmail: "true" }),
	);
	const email = `${randomUUID()}@example.com`;
	const form = await sendForm({
		BrandId: String(brand.body.brandId),
		DocumentDownloadOption: "Individually",
		Signers: JSON.stringify({ ...SIGNER, emailAddress: email }),
	});
	form.append("Files", new Blob([new Uint8Array(await corpusFile("plain.pdf"))]), "Annex.pdf");
	const { body } = await caller.call("POST", "/v1/document/send", form);
	const documentId = String(body.documentId);
	await signAll(tokenIn(await journey.mailTo(email)));
	await journey.mailTo(email, 2);
	await journey.settle();
	const rows = await db().sealedFile.findMany({ where: { documentId } });
	const files = new Map<string, Buffer[]>();
	for (const { kind, sha256 } of rows) {
		const local = await storage().localPath(`${caller.accountId}/${sha256}`);
		files.set(kind, [...(files.get(kind) ?? []), await readFile(local.path)]);
		await local.release();
	}
	const remove = async () => {
		await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}&deletePermanently=true`);
		await journey.settle();
		await journey.retryNow("purge");
		await expect.poll(() => db().document.count({ where: { id: documentId } }), PATIENCE).toBe(0);
		await journey.settle();
		const left = rows.map(({ sha256 }) => storage().exists(`${caller.accountId}/${sha256}`));
		expect(await Promise.all(left)).not.toContain(true);
	};
	return { documentId, remove, files };
}

/** Who made it up signs with a key of their own, and names a document of somebody else's. */
async function forge(documentId: string, chainHead: string): Promise<Buffer> {
	const { p12, password } = await makeDevelopmentP12({ commonName: "Signet" });
	const original = await corpusFile("plain.pdf");
	const { parts } = await signPdf(await loadPdf(original), {
		identity: await loadP12(p12, password),
		text: { name: "Acme", reason: "", location: "", contactInfo: "", signedAt: new Date() },
		...{ tsaUrl: null, original, kind: "certification" },
		marks: { SignetDocumentId: documentId, SignetChainHead: chainHead },
	});
	return Buffer.concat(parts);
}

function runCommand(path: string): { status: number | null; stdout: string } {
	const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = journey.installation;
	const env = { ...process.env, DATABASE_URL, DATA_DIR };
	return spawnSync(process.execPath, ["--import", "tsx", "lib/cli/verify.ts", path], { encoding: "utf8", env });
}

it("recognises every file of a document sealed before hashes were recorded", async () => {
	const { documentId } = await completed();
	const read = () => db().sealedFile.findMany({ where: { documentId }, orderBy: { sha256: "asc" } });
	const recorded = await read();
	await db().sealedFile.deleteMany({ where: { documentId } });
	for (const migration of ["20261127115700_sealed_files", "20261127142900_certificates_and_parts"]) {
		const path = join(MIGRATIONS_DIR, `${migration}_of_earlier_documents`, "migration.sql");
		await db().$executeRawUnsafe(await readFile(path, "utf8"));
	}
	expect(await read()).toEqual(recorded);
});

it("knows every file that sealing made by its bytes, and nothing by what a file says of itself", async () => {
	const { documentId, files, remove } = await completed();
	expect([...files].map(([kind, { length }]) => [kind, length]).toSorted()).toEqual([
		["Certificate", 1],
		["Document", 1],
		["Mailed", 1],
		["Part", 2],
	]);
	for (const bytes of [...files.values()].flat()) {
		const report = await verify(bytes);
		expect(report).toMatchObject({ verdict: "sealed-here", documentId });
		expect(report.signers).toEqual([expect.stringMatching(/^Grace Signer signed on /)]);
	}
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const original = await verify(sealed);
	const asked = runCommand(original.path);
	expect(asked).toMatchObject({ status: 0, stdout: expect.stringContaining("Sealed here and unchanged.\n") });
	expect(asked.stdout).toMatch(/^Grace Signer signed on /m);

	const changed = Buffer.concat([sealed, Buffer.from("\nmore\n")]);
	expect(await verify(changed)).toMatchObject({ verdict: "changed", signers: [] });
	const forged = await verify(await forge(documentId, String(original.chainHead)));
	expect(forged).toMatchObject({ verdict: "not-sealed-here", signers: [], findings: [{ tone: "bad" }] });
	expect(runCommand(forged.path)).toMatchObject({ status: 3, stdout: expect.stringContaining("does not know") });

	await db().$executeRaw`ALTER TABLE "AuditEvent" DISABLE TRIGGER USER`;
	await db().auditEvent.updateMany({ where: { documentId, seq: 1 }, data: { actorName: "Eve" } });
	await db().$executeRaw`ALTER TABLE "AuditEvent" ENABLE TRIGGER USER`;
	expect(await verify(sealed)).toMatchObject({ verdict: "broken-trail", signers: [] });

	await remove();
	for (const bytes of [...files.values()].flat()) {
		const report = await verify(bytes);
		expect(report).toMatchObject({ verdict: "sealed-here", documentId, signers: [] });
		expect(report.summary).toMatch(/^Sealed here and unchanged; its audit trail was deleted on \w+ \d+, \d{4}\.$/);
	}
});
