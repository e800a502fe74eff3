import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";
import { listSealedDocuments, recordSealingCertificate } from "#lib/db/stores/sealing/sealing.ts";
import { findSealedFile } from "#lib/db/stores/sealing/verification.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { checkTrail } from "#lib/domain/audit/check-trail.ts";
import { checkEvidence, signEvidence } from "#lib/domain/audit/evidence-keys.ts";
import { describeSealingCertificate } from "#lib/domain/sealing/sealing-certificates.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { storage } from "#lib/storage/storage.ts";
import { judgeOrigin } from "./judge-origin.ts";

/** Reading one takes about 50 ms. */
const BATCH = 2000;
/** The fact that says how far the sealed files have been read. */
const FACT = "sealing-certificates";
const DONE = "done";

/**
 * Records the certificates of documents that were sealed before certificates were recorded, from the sealed files.
 * Once all of them have been read nothing is read any more: what is registered later was recorded when it was sealed.
 */
export async function recordEarlierCertificates(): Promise<void> {
	const after = await readProgress();
	if (after === DONE) return;
	const documents = await listSealedDocuments(after, BATCH);
	for (const { id, sealedKey } of documents) {
		await recordCertificateOf(sealedKey ?? "").catch((error: unknown) =>
			log.warn({ error, documentId: id }, "could not record a sealing certificate"),
		);
	}
	const last = documents.length < BATCH ? DONE : (documents.at(-1)?.id ?? DONE);
	await recordFact(FACT, { after: last, ...(await signEvidence("sealing-certificates-read", last)) });
}

async function readProgress(): Promise<string | null> {
	const fact = await readFact(FACT);
	if (fact === null || typeof fact === "string") return null;
	const { after = "", macKeyId = "", mac = "" } = fact;
	const found = await checkEvidence("sealing-certificates-read", after, { macKeyId, mac });
	return found === "right" ? after : null;
}

/** Only a file that its document's whole trail names, and whose seal names that trail, says who seals here. */
async function recordCertificateOf(sealedKey: string): Promise<void> {
	const { path, release } = await storage().localPath(sealedKey);
	try {
		const sha256 = await sha256OfFile(path);
		const task = { sourcePath: path, trustedCertificatesPath: env().trustedCertificatesPath };
		const seal = await runPdfTask("verify", task, { requester: "job" });
		const known = await findSealedFile(sha256);
		if (known?.kind !== "found" || seal.sealedWith === null) return;
		const trail = await checkTrail(known.document.events);
		const origin = judgeOrigin(known, { ...seal, sha256 }, trail, "not-recorded");
		if (origin.kind !== "unconfirmed" || origin.unconfirmed !== "certificate") return;
		const certificate = await describeSealingCertificate(seal.sealedWith);
		if (certificate) await inTransaction((tx) => recordSealingCertificate(tx, certificate));
	} finally {
		await release();
	}
}
