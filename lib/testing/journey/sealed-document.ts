import { createHash, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { type WordedReport, wordReport } from "#lib/contract/word-report.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext, visitorContext } from "#lib/domain/context.ts";
import { findOrigin } from "#lib/domain/verification/find-origin.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { loadP12 } from "#lib/pdf/seal/signing/load-p12.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { signPdf } from "#lib/pdf/seal/signing/sign-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { type Journey, PATIENCE } from "./journey.ts";
import { signAll, tokenIn } from "./signer.ts";

type Verified = WordedReport & { path: string; inFrench: { summary: string; detail: string } };

/** What /verify says of a file, in English and in French, and where the file is. */
export async function verify(journey: Journey, bytes: Uint8Array): Promise<Verified> {
	const path = join(journey.installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const report = await verifyFile(operatorContext("test"), { path, fileName: "Lease.pdf", sha256 }, (asked) =>
		findOrigin(visitorContext(), asked),
	);
	return { ...wordReport(report, messages.EN, "EN"), path, inFrench: wordReport(report, messages.FR, "FR") };
}

/** A completed document with its sealed files by kind: every kind there is. */
export async function completeDocument(
	journey: Journey,
): Promise<{ documentId: string; remove: () => Promise<void>; files: Map<string, Buffer[]> }> {
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

/** A file that its author signed with a key of their own, and that names a document of this installation. */
export async function forge(documentId: string, chainHead: string): Promise<Buffer> {
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
