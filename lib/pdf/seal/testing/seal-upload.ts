import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { intake } from "#lib/pdf/read/intake.ts";
import { sealField } from "#lib/pdf/stamp/testing/seal-field.ts";
import type { SealField, SealFile, SealInput, SealOutput } from "#lib/pdf/tasks.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { seal } from "../signing/seal-task.ts";
import { type Authority, P12_PASSWORD } from "./authority.ts";
import { certificateData } from "./certificate-data.ts";

/** A text of a signer's and a typed signature. */
export function valuesOf(text: string): SealField[] {
	return [
		sealField("TextBox", { value: text, bounds: { x: 80, y: 80, width: 300, height: 30 } }),
		sealField("Signature", {
			bounds: { x: 80, y: 140, width: 200, height: 60 },
			mark: { kind: "type", text: "Mia Chen", face: "caveat" },
		}),
	];
}

/** Takes an upload in, as sending does, with values on it. */
export async function takeInUpload(bytes: Uint8Array, name: string, fields: SealField[]): Promise<SealFile> {
	const outputDir = makeTestDir("seal");
	const sourcePath = join(outputDir, name);
	writeFileSync(sourcePath, bytes);
	const workingPath = join(outputDir, `working-${name}`);
	const { workingSha256, pages } = await intake({ sourcePath, fileName: name, workingPath });
	const isSigned = workingSha256 === null;
	return { sourcePath: isSigned ? sourcePath : workingPath, name, isSigned, pages, fields };
}

export type Sealed = Omit<SealOutput, "certificate"> & { bytes: Uint8Array; certificate: Uint8Array };

/** Seals with a key of the authority. */
export async function sealUploads(
	authority: Authority,
	files: SealFile[],
	change: Partial<SealInput> = {},
	tsaUrl: string | null = null,
): Promise<Sealed> {
	const dir = makeTestDir("seal");
	const output = await seal({
		files,
		certificate: certificateData(),
		appendCertificate: files.every((file) => !file.isSigned),
		watermark: null,
		outputPath: join(dir, "sealed.pdf"),
		certificatePath: join(dir, "certificate.pdf"),
		signing: {
			p12Path: join(authority.dir, "ecP256.p12"),
			password: P12_PASSWORD,
			tsaUrl,
			reason: "Document completed",
			location: "",
			contactInfo: "https://sign.example",
			name: "Müller & Söhne",
		},
		signedAt: new Date().toISOString(),
		...change,
	});
	const { path = "" } = output.certificate ?? {};
	return { ...output, bytes: readFileSync(output.path), certificate: path ? readFileSync(path) : new Uint8Array() };
}
