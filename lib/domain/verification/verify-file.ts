import type { FileReport } from "#lib/contract/file-report.ts";
import { findTrail } from "#lib/db/stores/verification.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import type { UploadedFile } from "#lib/domain/documents/uploaded-file.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { describeSignature, VERDICTS } from "#lib/pdf/seal/describe-report.ts";
import { judgeOrigin } from "./judge-origin.ts";

/** More than a person reads, and a report must fit an address. */
const MAX_SIGNATURES = 8;
const MAX_CHANGES = 12;

/**
 * Says what a file's signatures are worth, and whether its trail is the one kept here.
 *
 * @throws AppError UnusableFile for a file that takes too long or too much memory
 */
export async function verifyFile(context: Context, file: UploadedFile): Promise<FileReport> {
	const found = await runPdfTask("verify", { sourcePath: file.path });
	const { documentId, chainHead } = found;
	const known =
		documentId && isUuid(documentId)
			? judgeOrigin(await findTrail(documentId), chainHead, file.sha256)
			: ({ origin: "none", isSealedFile: false } as const);
	const signatures = found.signatures.map((signature, index) => ({
		isIntact: signature.isIntact,
		lines: describeSignature(signature, index),
	}));
	return {
		fileName: file.fileName,
		sha256: file.sha256,
		checkedAt: context.now().toISOString(),
		verdict: found.isPdf ? found.verdict : "not-a-pdf",
		summary: found.isPdf ? VERDICTS[found.verdict] : "This file is not a PDF, or too damaged to be read.",
		signatures: signatures.slice(0, MAX_SIGNATURES),
		moreSignatures: Math.max(0, signatures.length - MAX_SIGNATURES),
		laterChanges: found.laterChanges.slice(0, MAX_CHANGES),
		documentId,
		chainHead,
		...known,
	};
}
