import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { signingIdentity } from "#lib/config/signing-identity.ts";
import type { Tx } from "#lib/db/client.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import {
	type DocumentWithEvents,
	findWholeDocumentWithEvents,
	type WholeDocument,
} from "#lib/db/stores/documents/whole-document.ts";
import { recordSealedFiles, recordSealingCertificate } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SealedKind } from "#lib/domain/audit/event-types.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import type { Context } from "#lib/domain/context.ts";
import { openSealFiles } from "#lib/domain/documents/rendering/build-seal-files.ts";
import { certificateIdentities } from "#lib/domain/identity-verification/certificate-identity.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { SealInput, SealOutput } from "#lib/pdf/tasks.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { askAuthority } from "./ask-authority.ts";
import { buildCertificate } from "./build-certificate.ts";
import { findConsentTexts } from "./consents-of.ts";
import { notifyCompletion } from "./notify-completion.ts";
import { recordTimestampFailure } from "./record-timestamp-failure.ts";
import { requireRowsOfTrail } from "./require-rows-of-trail.ts";
import { describeSealingCertificate } from "./sealing-certificates.ts";
import { GIVE_UP_MS, missingTimestamp, NOTICES_WAIT_MS, nextTrySeconds, timestampFailure } from "./timestamp-rules.ts";

type OpenLogo = { brand: { name: string; logoPath: string } | null; release: () => Promise<void> };

const NONE: OpenLogo = { brand: null, release: async () => undefined };

/** The logo that a document was sent with, for its certificate; a document is sealed without one that is gone. */
async function openBrandLogo(document: WholeDocument): Promise<OpenLogo> {
	const { name, logoKey } = readBrandCopy(document);
	if (logoKey === null || !isObjectOf(document.accountId, logoKey)) return NONE;
	if (!(await storage().exists(logoKey))) return NONE;
	const { path: logoPath, release } = await storage().localPath(logoKey);
	return { brand: { name, logoPath }, release };
}

/** A stored file and what it is for. */
type SealedObject = { kind: SealedKind; key: string; sha256: string };

type Sealed = {
	document: SealedObject;
	certificate: SealedObject;
	/** Each file by itself, where downloads are individual. */
	parts: SealedObject[];
	mailed: SealedObject | null;
	output: SealOutput;
	/** Null: its record is there. */
	newSealingCertificate: Awaited<ReturnType<typeof describeSealingCertificate>>;
};

/**
 * Seals a document that everybody signed: renders once from working files and values, signs, stores,
 * marks it Completed and has the copies mailed. Safe to repeat: a second run finds it sealed.
 *
 * @throws whatever failed; the job retries, see record-seal-failure.ts
 */
export const sealDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string): Promise<void> => {
		const found = await findUnsealed(documentId);
		if (!found) return;
		try {
			await sealFound(context, found, missingTimestamp(found.events) ? null : env().tsaUrl);
		} catch (error) {
			const reason = timestampFailure(error);
			if (!reason) throw error;
			await recordTimestampFailure(context, documentId, reason);
			// With the entry that says that there is no timestamp.
			const untimed = await findUnsealed(documentId);
			if (untimed) await sealFound(context, untimed, null);
		}
	},
);

async function findUnsealed(documentId: string): Promise<DocumentWithEvents | null> {
	const found = await findWholeDocumentWithEvents(documentId);
	return found && ["Pending", "Failed"].includes(found.document.sealState) ? found : null;
}

async function sealFound(context: Context, found: DocumentWithEvents, tsaUrl: string | null): Promise<void> {
	const temp = await makeTempDir();
	try {
		const sealed = await askAuthority(context, tsaUrl, () => renderAndStore(context, found, tsaUrl, temp.path));
		await inTransaction(async (tx) => {
			if (sealed.newSealingCertificate) await recordSealingCertificate(tx, sealed.newSealingCertificate);
			await completeDocument(tx, context, found, sealed);
		});
	} finally {
		await temp.remove();
	}
}

async function renderAndStore(
	context: Context,
	found: DocumentWithEvents,
	tsaUrl: string | null,
	tempPath: string,
): Promise<Sealed> {
	const { document, events } = found;
	const gathering = Promise.all([signingIdentity(), certificateIdentities(document, events), findConsentTexts(events)]);
	gathering.catch(() => undefined);
	const opened = await openSealFiles(document, () => true);
	const logo = await openBrandLogo(document);
	try {
		const [identity, identities, consentTexts] = await gathering;
		const brand = readBrandCopy(document).settings;
		const isAppended = brand.combineAuditTrail && opened.files.every((file) => !file.isSigned);
		const base = {
			certificate: buildCertificate(document, events, opened.markPaths, identities, logo.brand, consentTexts),
			watermark: document.isSandbox ? "SANDBOX" : null,
			signing: { ...signingSettings(identity, document), tsaUrl },
			signedAt: context.now().toISOString(),
		};
		// While another process renders. A failure counts when it is awaited, before anything is stored.
		const checked = requireRowsOfTrail(found);
		checked.catch(() => undefined);
		const output = await runPdfTask(
			"seal",
			{
				...base,
				files: opened.files,
				appendCertificate: isAppended,
				outputPath: join(tempPath, "sealed.pdf"),
				certificatePath: join(tempPath, "certificate.pdf"),
			},
			BY_JOB,
		);
		await checked;
		const { certificate: apart } = output;
		if (!apart) throw new Error("The certificate is missing.");
		const [[key = "", certificateKey = ""], newSealingCertificate] = await Promise.all([
			storage().putFiles(document.accountId, [output, apart]),
			describeSealingCertificate(output.sealedWith),
		]);
		const sealed = { kind: "Document", key, sha256: output.sha256 } as const;
		const certificate = { kind: "Certificate", key: certificateKey, sha256: apart.sha256 } as const;
		const isSplit = document.settings.downloadOption === "Individually";
		const parts = await Promise.all(
			(isSplit ? opened.files : []).map((file, index) =>
				sealBare(document, "Part", { ...base, files: [file] }, join(tempPath, `sealed-${index}.pdf`)),
			),
		);
		const whole = { ...base, files: opened.files };
		const isMailedApart = isAppended && brand.excludeAuditTrailFromEmail;
		const mailed = isMailedApart ? await sealBare(document, "Mailed", whole, join(tempPath, "bare.pdf")) : null;
		return { document: sealed, certificate, parts, mailed, output, newSealingCertificate };
	} finally {
		await Promise.all([opened.release(), logo.release()]);
	}
}

const BY_JOB = { requester: "job" } as const;

type SealBase = Omit<SealInput, "appendCertificate" | "outputPath" | "certificatePath">;

/** Seals files without the certificate, which is a file of its own, and stores them. */
async function sealBare(
	{ accountId }: WholeDocument,
	kind: SealedKind,
	base: SealBase,
	outputPath: string,
): Promise<SealedObject> {
	const bare = { ...base, outputPath, appendCertificate: false, certificatePath: null };
	const { path, sha256 } = await runPdfTask("seal", bare, BY_JOB);
	const { key } = await storage().putFile(accountId, path, sha256);
	return { kind, key, sha256 };
}

function signingSettings(
	{ p12Path, password }: Awaited<ReturnType<typeof signingIdentity>>,
	document: WholeDocument,
): Omit<SealInput["signing"], "tsaUrl"> {
	return {
		p12Path,
		password,
		reason: "Document completed",
		location: "",
		contactInfo: env().signingUrl,
		name: document.account.name,
	};
}

/** @param found the document as it was sealed: who signed it and who is in copy cannot change from then on */
async function completeDocument(
	tx: Tx,
	context: Context,
	{ document: whole, events }: DocumentWithEvents,
	sealed: Sealed,
): Promise<void> {
	const document = await lockDocumentForJob(tx, whole.id);
	// It was sealed by another, or an Admin has deleted everything meanwhile.
	if (document?.status !== "InProgress") return;
	const { level, levelNote, sealedWith } = sealed.output;
	const made = [sealed.document, sealed.certificate, ...sealed.parts, ...(sealed.mailed ? [sealed.mailed] : [])];
	const files = made.map(({ kind, sha256 }) => ({ kind, sha256 }));
	const sandbox = whole.isSandbox ? { isSandbox: true } : {};
	const data = { level, sha256: sealed.document.sha256, sealedWith, files, ...sandbox };
	const event = { type: "DocumentSealed", data } as const;
	const missing = missingTimestamp(events);
	const isAddedLater = missing !== null && env().tsaUrl !== null;
	const now = context.now();
	const after = (ms: number) => (isAddedLater ? new Date(now.getTime() + ms) : null);
	await appendEvents(tx, context, document, [event], {
		status: "Completed",
		closedAt: now,
		sealState: "Sealed",
		sealNote: levelNote ?? missing,
		sealedAt: now,
		timestampUntil: after(GIVE_UP_MS),
		noticesHeldUntil: after(NOTICES_WAIT_MS),
		sealedKey: sealed.document.key,
		sealedLevel: level,
		certificateKey: sealed.certificate.key,
		mailedKey: sealed.mailed?.key ?? null,
	});
	await recordSealedFiles(tx, document, made);
	if (isAddedLater) await enqueue(tx, "timestamp", { documentId: document.id }, { startAfter: firstTryAt(now) });
	else await notifyCompletion(tx, document, whole);
}

function firstTryAt(sealedAt: Date): Date {
	return new Date(sealedAt.getTime() + nextTrySeconds(0) * 1000);
}
