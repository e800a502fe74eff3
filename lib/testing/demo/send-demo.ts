import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sendDocumentOperation } from "#lib/contract/documents/sending/send-document.ts";
import { SAMPLE_DOCUMENT } from "#lib/contract/reference/examples/sample-document.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { sendDocument } from "#lib/domain/documents/sending/send-document.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import type { DemoDocument } from "./demo-documents.ts";

export type DemoNames = { brandId: string; groupId: string };

/** The address of somebody in the demonstration. */
export function addressOf(name: string): string {
	return `${name.toLowerCase().replace(" ", ".")}@example.com`;
}

/** Sends one of the demonstration's documents. */
export async function sendDemo(context: UserContext, one: DemoDocument, names: DemoNames): Promise<string> {
	const { formFields } = SAMPLE_DOCUMENT;
	const signers = one.signers.map((name, index) => ({
		...(name === "group" ? { signType: "Group", groupId: names.groupId } : { name, emailAddress: addressOf(name) }),
		// Side by side on one page.
		formFields: formFields.map(({ bounds, id, ...field }) => ({
			...field,
			id: `${id}-${index + 1}`,
			bounds: { ...bounds, x: bounds.x + index * 300 },
		})),
	}));
	const now = context.now().getTime();
	const request = sendDocumentOperation.body.parse({
		title: one.title,
		message: one.message ?? "",
		signers,
		enableSigningOrder: one.isOrdered ?? false,
		...(one.isBranded && { brandId: names.brandId }),
		...(one.onBehalfOf && { onBehalfOf: one.onBehalfOf }),
	});
	const scheduledFor = one.inDays === undefined ? null : new Date(now + one.inDays * 86_400_000);
	return withFile("sample.pdf", await readFile(join(process.cwd(), SAMPLE_DOCUMENT.path)), async (file) => {
		const { documentId } = await sendDocument(context, { request: { ...request, scheduledFor }, files: [file] });
		return documentId;
	});
}

/** Hands bytes over as an upload, which whoever gets it takes away. */
export async function withFile<T>(
	fileName: string,
	bytes: Buffer,
	work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
	const temp = await makeTempDir();
	try {
		const path = join(temp.path, fileName);
		await writeFile(path, bytes);
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		return await work({ path, fileName, sizeBytes: bytes.length, sha256 });
	} finally {
		await temp.remove();
	}
}
