import { db } from "#lib/db/client.ts";
import { listDueDomains } from "#lib/db/stores/brand-domains.ts";
import { lockDocumentForJob, setDocumentDeleted } from "#lib/db/stores/documents.ts";
import { deleteExpiredOAuthRows } from "#lib/db/stores/oauth-artifacts.ts";
import { deleteStaleRows, listOldSandboxDocuments } from "#lib/db/stores/purging.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { retainDocuments } from "#lib/domain/documents/ending/retention/retain-documents.ts";
import { discardStaleCorrections } from "#lib/domain/drafts/correcting/discard-stale-corrections.ts";
import { retirePictures } from "#lib/domain/identity-verification/retire-pictures.ts";
import { rotateSigningKeys } from "#lib/domain/oauth-apps/signing-keys.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { sweepTempDirs } from "#lib/storage/temp.ts";
import { attendDeletions } from "./attend-deletions.ts";
import { forgetRequests } from "./forget-requests.ts";
import { resumeDeliveries, resumeReadings, resumeWork } from "./resume-work.ts";
import { retireExports } from "./retire-exports.ts";
import { sweepObjects } from "./sweep-objects.ts";

const HOUR_MS = 3_600_000;
const SANDBOX_BATCH = 500;
const DOMAIN_BATCH = 1000;

/** Hourly: what retention says goes, what gave up starts again, and what a killed process left behind goes. */
export const keepHouse = defineVerb({ permission: "jobs.run" }, async (context: Context): Promise<void> => {
	await sweepTempDirs(6 * HOUR_MS);
	await deleteStaleRows(db(), context.now());
	await forgetRequests(context.now());
	await resumeWork(context);
	await resumeDeliveries(context);
	await resumeReadings(context);
	await deleteExpiredOAuthRows(context.now());
	await rotateSigningKeys(context.now());
	await discardStaleCorrections(context);
	await discardOldSandboxDocuments(context);
	await retainDocuments(context);
	await enqueueDueDomains(context);
	await retirePictures(context);
	await retireExports(context);
	await attendDeletions(context);
	await sweepObjects(context);
});

async function discardOldSandboxDocuments(context: Context): Promise<void> {
	const now = context.now();
	for (const { id } of await listOldSandboxDocuments(db(), now, SANDBOX_BATCH)) {
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, id);
			if (!document || document.deletedAt || document.heldAt) return;
			await setDocumentDeleted(tx, document, { deletedAt: now, purgeAt: now });
			await enqueue(tx, "purge", { documentId: id });
		});
	}
}

/** Domains of brands that are to be looked up again. */
async function enqueueDueDomains(context: Context): Promise<void> {
	for (const { id } of await listDueDomains(context.now(), DOMAIN_BATCH)) {
		await inTransaction((tx) => enqueue(tx, "brand-domain", { brandId: id }));
	}
}
