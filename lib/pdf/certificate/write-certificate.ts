import { writeFile } from "node:fs/promises";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { renderCertificate } from "./render-certificate.ts";

/** Writes a certificate of completion by itself, as it stands in a sealed file. */
export async function writeCertificate({
	certificate,
	outputPath,
}: PdfTasks["certificate"]["input"]): Promise<PdfTasks["certificate"]["output"]> {
	const pdf = await renderCertificate(certificate);
	await writeFile(outputPath, await pdf.save());
	return { path: outputPath };
}
