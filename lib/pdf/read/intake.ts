import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { recognise } from "./recognise.ts";
import { takeInPdf } from "./take-in-pdf.ts";

type Input = PdfTasks["intake"]["input"];
type Output = PdfTasks["intake"]["output"];

/** The upload as a PDF, and what it was. Throws PdfRefusalError for what cannot become one. */
async function toPdf(upload: Buffer, fileName: string): Promise<{ pdf: Buffer; mediaType: Output["mediaType"] }> {
	const kind = recognise(upload);
	if (kind === "pdf") return { pdf: upload, mediaType: "application/pdf" };
	if (kind === "docx") {
		const { wordToPdf } = await import("./word-to-pdf.ts");
		const mediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
		return { pdf: await wordToPdf(upload, fileName), mediaType };
	}
	if (kind !== "unknown") {
		const { imageToPdf } = await import("./image-to-pdf.ts");
		return { pdf: await imageToPdf(upload, kind, fileName), mediaType: `image/${kind}` };
	}
	if (upload.byteLength === 0) {
		throw new PdfRefusalError("UnusableFile", `"${fileName}" is empty. Choose the file again.`);
	}
	const advice = "Convert it to PDF and upload that.";
	throw new PdfRefusalError("UnusableFile", `"${fileName}" is not a PDF, PNG, JPEG or Word (.docx) file. ${advice}`);
}

/** Errors of the file system are ours; everything else that breaks here, broke on the file. */
function isSystemError(error: unknown): boolean {
	return error instanceof Error && "syscall" in error;
}

/**
 * Looks at an upload and makes its working file, under a name of its own in the output folder. Throws
 * PdfRefusalError with a sentence for the sender that names the file and says what would help.
 */
export async function intake(input: Input): Promise<Output> {
	try {
		const upload = await readFile(input.sourcePath);
		const { pdf, mediaType } = await toPdf(upload, input.fileName);
		await mkdir(input.outputDir, { recursive: true });
		const workingPath = path.join(input.outputDir, `working-${randomUUID()}.pdf`);
		const { working, ...taken } = await takeInPdf(pdf, input.fileName, input);
		if (working) await writeFile(workingPath, working);
		else await copyFile(input.sourcePath, workingPath);
		return { mediaType, workingPath, isSigned: working === null, ...taken };
	} catch (error) {
		if (error instanceof PdfRefusalError || isSystemError(error)) throw error;
		const advice = "Print it to a new PDF and upload that.";
		throw new PdfRefusalError("UnusableFile", `"${input.fileName}" is damaged and cannot be read. ${advice}`, {
			cause: error,
		});
	}
}
