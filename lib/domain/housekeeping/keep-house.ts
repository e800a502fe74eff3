import { log } from "#lib/config/log.ts";
import { db } from "#lib/db/client.ts";
import { listDueDomains } from "#lib/db/stores/brands/brand-domains.ts";
import { lockDocumentForJob, setDocumentDeleted } from "#lib/db/stores/documents/documents.ts";
import { deleteStaleRows, listOldSandboxDocuments } from "#lib/db/stores/documents/purging.ts";
import { deleteExpiredOAuthRows } from "#lib/db/stores/oauth/oauth-artifacts.ts";
import { purgeTemplates } from "#lib/db/stores/templates/template-owner.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { noteHousekeeping } from "#lib/domain/doctor/note-housekeeping.ts";
import { retainDocuments } from "#lib/domain/documents/ending/retention/retain-documents.ts";
import { discardStaleCorrections } from "#lib/domain/drafts/correcting/discard-stale-corrections.ts";
import { retirePictures } from "#lib/domain/identity-verification/retire-pictures.ts";
import { rotateSigningKeys } from "#lib/domain/oauth-apps/signing-keys.ts";
import { recordEarlierCertificates } from "#lib/domain/verification/record-earlier-certificates.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { sweepTempDirs } from "#lib/storage/temp.ts";
import { HOUR_MS } from "#lib/units.ts";
import { attendDeletions } from "./attend-deletions.ts";
import { forgetRequests } from "./forget-requests.ts";
import { resumeDeliveries, resumeIntakes, resumeReadings, resumeWork } from "./resume-work.ts";
import { retireExports } from "./retire-exports.ts";
import { sweepObjects } from "./sweep-objects.ts";

const SANDBOX_BATCH = 500;
const DOMAIN_BATCH = 1000;
const TEMPLATE_BATCH = 1000;

type Step = (context: Context) => Promise<unknown>;

/** In this order; the name stands in the log, and before the operator in the doctor. */
const STEPS: [name: string, step: Step][] = [
	["temporary files", () => sweepTempDirs(6 * HOUR_MS)],
	["stale rows", ({ now }) => deleteStaleRows(db(), now())],
	["request log", ({ now }) => forgetRequests(now())],
	["documents that stopped", resumeWork],
	["deliveries that stopped", resumeDeliveries],
	["readings that stopped", resumeReadings],
	["templates that stopped", resumeIntakes],
	["OAuth tokens", ({ now }) => deleteExpiredOAuthRows(now())],
	["signing keys", ({ now }) => rotateSigningKeys(now())],
	["stale corrections", discardStaleCorrections],
	["sandbox", discardOldSandboxDocuments],
	["retention", retainDocuments],
	["templates in the trash", ({ now }) => purgeTemplates(now(), TEMPLATE_BATCH)],
	["brand domains", enqueueDueDomains],
	["pictures of identity documents", retirePictures],
	["exports", retireExports],
	["deletions", attendDeletions],
	["sealing certificates", recordEarlierCertificates],
	["unused files", sweepObjects],
];

/**
 * Hourly: what retention says goes, what gave up starts again, and what a killed process left behind goes. What one
 * step cannot do holds no other up.
 *
 * @throws AggregateError once everything else is done
 */
export const keepHouse = defineVerb({ permission: "jobs.run" }, async (context: Context): Promise<void> => {
	const failures: { step: string; error: unknown }[] = [];
	for (const [step, take] of STEPS) {
		try {
			await take(context);
		} catch (error) {
			log.error({ error, step }, "maintenance step failed");
			failures.push({ step, error });
		}
	}
	await noteHousekeeping(context.now(), failures);
	if (failures.length === 0) return;
	const names = failures.map(({ step }) => step).join(", ");
	throw new AggregateError(
		failures.map(({ error }) => error),
		`Maintenance steps failed: ${names}.`,
	);
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
