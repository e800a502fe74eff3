import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sendDocumentOperation } from "#lib/contract/documents/sending/send-document.ts";
import { SAMPLE_DOCUMENT } from "#lib/contract/reference/examples/sample-document.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { sendDocument } from "./send-document.ts";

/**
 * Sends the sample that comes with the product to the user's own address, so that the whole way can be tried. Its
 * title and its signing page are in their language.
 *
 * @param locale the language of the user’s pages
 * @throws AppError as sendDocument does
 */
export const sendSample = defineVerb(
	{ permission: "documents.create" },
	async (context: UserContext, { locale }: { locale: CatalogueLocale }): Promise<{ documentId: string }> => {
		const { name, email } = context.principal;
		const { fileName, formFields } = SAMPLE_DOCUMENT;
		const title = workplaceMessages(locale).documents.sampleTitle;
		const signer = {
			name: name || email,
			emailAddress: email,
			signerType: "Signer",
			locale,
			// As dates placed in the workplace: printed as the account prints dates.
			formFields: formFields.map((field) =>
				field.fieldType === "DateSigned" ? { ...field, dateFormat: null } : field,
			),
		};
		const request = sendDocumentOperation.body.parse({ title, signers: [signer] });
		// Sending takes the file away.
		const temp = await makeTempDir();
		try {
			const bytes = await readFile(join(/* turbopackIgnore: true */ process.cwd(), SAMPLE_DOCUMENT.path));
			const path = join(temp.path, fileName);
			await writeFile(path, bytes);
			const sha256 = createHash("sha256").update(bytes).digest("hex");
			return await sendDocument(context, { request, files: [{ path, fileName, sizeBytes: bytes.length, sha256 }] });
		} finally {
			await temp.remove();
		}
	},
);
