import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { PDF, PDFPage } from "@libpdf/core";
import { said } from "#lib/i18n/refusals/said.ts";
import { appendCertificate } from "#lib/pdf/certificate/append-certificate.ts";
import { copyCertificate, renderCertificate } from "#lib/pdf/certificate/render-certificate.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { release } from "#lib/pdf/library/release.ts";
import { pdfRefusal } from "#lib/pdf/refusal.ts";
import { drawWatermark } from "#lib/pdf/stamp/draw-watermark.ts";
import { finishFonts } from "#lib/pdf/stamp/embedded-font.ts";
import { mergeFiles } from "#lib/pdf/stamp/merge/merge-files.ts";
import { stampFields } from "#lib/pdf/stamp/stamp-fields.ts";
import type { SealFile, SealInput, SealOutput } from "#lib/pdf/tasks.ts";
import { checkPages } from "../verifying/check-pages.ts";
import { hideLinearization } from "../verifying/linearization.ts";
import { loadP12, type SigningIdentity } from "./load-p12.ts";
import { SealingCertificateError } from "./sealing-certificate-error.ts";
import { type SignOptions, signPdf } from "./sign-pdf.ts";
import { writeMetadata } from "./write-metadata.ts";
import { writeParts } from "./write-parts.ts";

type Entry = { key: string; identity: SigningIdentity };
const entries = new Map<string, Entry>();

/**
 * The identity of a P12 file, read again only when the file or the password changes. Deriving the
 * key of a P12 takes up to 200 ms, a seal must not. An expired certificate is refused from the
 * cache as well. Throws SealingCertificateError, also when the file cannot be read.
 */
async function cachedIdentity(path: string, password: string, now = new Date()): Promise<SigningIdentity> {
	const info = await stat(path).catch(cannotRead);
	const passwordHash = createHash("sha256").update(password).digest("hex");
	const key = `${info.mtimeMs}:${info.size}:${info.ino}:${passwordHash}`;
	const known = entries.get(path);
	if (known?.key === key && known.identity.notAfter >= now) return known.identity;
	const identity = await loadP12(await readFile(path).catch(cannotRead), password, now);
	entries.set(path, { key, identity });
	return identity;
}

function cannotRead(cause: unknown): never {
	throw new SealingCertificateError(said("certificateUnread"), { cause });
}

type Opened = { pdf: PDF; bytes: Uint8Array };

async function openFile(file: SealFile): Promise<Opened> {
	// Nothing else waits in this process, and a call through the pool of threads costs more than the reading.
	const bytes = readFileSync(file.sourcePath);
	try {
		return { bytes, pdf: await loadPdf(file.isSigned ? hideLinearization(bytes) : bytes) };
	} catch (cause) {
		throw pdfRefusal("UnusableFile", said("sealFileUnreadable", { name: file.name }), { cause });
	}
}

/** What is to be signed: the document with the bytes of the file it extends, and the certificate by itself. */
type Rendered = {
	pdf: PDF;
	original: Uint8Array | null;
	kind: SignOptions["kind"];
	certificate: PDF | null;
	/** Pages of the certificate behind the document's. */
	appendedPages: number;
};

/** All files with their values as one document, and the certificate. */
async function render(input: SealInput): Promise<Rendered> {
	const isAnySigned = input.files.some((file) => file.isSigned);
	if (isAnySigned && input.files.length > 1) {
		throw pdfRefusal("Conflict", said("sealFilesJoined"));
	}
	const opened: Opened[] = [];
	for (const file of input.files) {
		const one = await openFile(file);
		await stampFields(one.pdf, file);
		opened.push(one);
	}
	const pdf = mergeFiles(opened);
	if (input.watermark !== null) drawWatermark(pdf, input.watermark, isAnySigned ? "annotation" : "page");
	const isAppended = input.appendCertificate && !isAnySigned;
	const { title, sender, accountName, completedAt } = input.certificate;
	// A signed upload says itself what it is.
	if (!isAnySigned) writeMetadata(pdf, { title, author: `${sender.name}, ${accountName}`, modifiedAt: completedAt });
	const pages = isAppended ? await appendCertificate(pdf, input.certificate) : null;
	finishFonts(pdf);
	const certificate = input.certificatePath === null ? null : await certificateOf(input, pdf, pages);
	const kind = isAnySigned ? "approval" : "certification";
	return { pdf, original: opened[0]?.bytes ?? null, kind, certificate, appendedPages: pages?.length ?? 0 };
}

async function certificateOf({ certificate }: SealInput, pdf: PDF, pages: readonly PDFPage[] | null): Promise<PDF> {
	return pages ? copyCertificate(pdf, pages, certificate) : renderCertificate(certificate);
}

async function identityOf({ p12Path, password }: SealInput["signing"]): Promise<SigningIdentity> {
	try {
		return await cachedIdentity(p12Path, password);
	} catch (error) {
		if (!(error instanceof SealingCertificateError)) throw error;
		throw pdfRefusal("Conflict", error.said, { cause: error });
	}
}

/**
 * Seals a document: values onto the pages, certificate behind them, signature over everything; and
 * writes the certificate as a signed file of its own where one is asked for. Storing the files makes them durable. An
 * upload that was signed before is only added to: values as form fields, an approval signature, no
 * further pages. Throws PdfRefusalError (UnusableFile, Conflict), also when the sealing certificate cannot be
 * used, and when the pages of what was made are not those that were signed.
 */
export async function seal(input: SealInput): Promise<SealOutput> {
	const { signing, outputPath, certificatePath } = input;
	const options: SignOptions = {
		identity: await identityOf(signing),
		text: { ...signing, signedAt: new Date(input.signedAt) },
		tsaUrl: signing.tsaUrl,
		original: null,
		kind: "certification",
		marks: { SignetDocumentId: input.certificate.documentId, SignetChainHead: input.certificate.chainHead },
	};
	const rendered = await render(input);
	const { pdf, original, kind, appendedPages } = rendered;
	// Side by side, so that two answers of a time-stamping server cost the time of one.
	const [document, certificate] = await Promise.all([
		signPdf(pdf, { ...options, original, kind }),
		rendered.certificate && signPdf(rendered.certificate, options),
	]);
	const pages = input.files.flatMap((file) => file.pages);
	await checkPages(document.parts, pages, appendedPages);
	if (certificate) await checkPages(certificate.parts, [], rendered.certificate?.getPageCount() ?? 0);
	writeParts(outputPath, document.parts);
	if (certificate && certificatePath) writeParts(certificatePath, certificate.parts);
	release(...document.parts, ...(certificate?.parts ?? []));
	return {
		path: outputPath,
		sha256: document.sha256,
		certificate: certificate && certificatePath ? { path: certificatePath, sha256: certificate.sha256 } : null,
		level: document.level,
		levelNote: document.levelNote,
		sealedWith: options.identity.fingerprintSha256,
	};
}
