import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { release } from "#lib/pdf/library/release.ts";
import { fileRefusal, PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { isOfficeKind, OFFICE_KINDS, recognise, withHeader } from "./recognise.ts";
import { takeInPdf } from "./take-in-pdf.ts";

type Input = PdfTasks["intake"]["input"];
type Output = PdfTasks["intake"]["output"];

/** The upload as a PDF, and what it was. Throws PdfRefusalError for what cannot become one. */
async function toPdf(upload: Buffer, fileName: string): Promise<{ pdf: Buffer; mediaType: Output["mediaType"] }> {
	const kind = recognise(upload);
	if (kind === "pdf" || kind === "headless") return { pdf: withHeader(upload), mediaType: "application/pdf" };
	if (isOfficeKind(kind)) {
		const { officeToPdf } = await import("./office-to-pdf.ts");
		return { pdf: await officeToPdf(upload, kind, fileName), mediaType: OFFICE_KINDS[kind].mediaType };
	}
	if (kind !== "unknown") {
		const { imageToPdf } = await import("./image-to-pdf.ts");
		return { pdf: await imageToPdf(upload, kind, fileName), mediaType: `image/${kind}` };
	}
	if (upload.byteLength === 0) {
		throw fileRefusal("fileEmpty", { file: fileName });
	}
	throw fileRefusal("fileKind", { file: fileName });
}

/** Errors of the file system are ours; everything else that breaks here, broke on the file. */
function isSystemError(error: unknown): boolean {
	return error instanceof Error && "syscall" in error;
}

/**
 * Looks at an upload and makes its working file. Throws PdfRefusalError with a sentence for the sender
 * that names the file and says what would help.
 */
export async function intake(input: Input): Promise<Output> {
	try {
		// Nothing else waits in this process, and calls through the pool of threads cost more than the work.
		const upload = readFileSync(input.sourcePath);
		const { pdf, mediaType } = await toPdf(upload, input.fileName);
		const { working, ...taken } = await takeInPdf(pdf, input.fileName, input);
		if (!working) return { mediaType, workingSha256: null, ...taken };
		writeFileSync(input.workingPath, working, { mode: 0o600 });
		const workingSha256 = hash("sha256", working);
		release(upload, pdf, working);
		return { mediaType, workingSha256, ...taken };
	} catch (error) {
		if (error instanceof PdfRefusalError || isSystemError(error)) throw error;
		throw fileRefusal("fileDamaged", { file: input.fileName }, { cause: error });
	}
}
