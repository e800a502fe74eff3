import { fileTypeFromFile } from "file-type";
import { writeFieldValues } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { entryOf, fieldWrite, type OwnField, objectKeyOf, readOwnFields } from "#lib/domain/documents/own-fields.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { acceptedExtensions, findFileProblem } from "#lib/fields/rules/file-rules.ts";
import { type FileValue, writeFileValue } from "#lib/fields/values/file-value.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { isContentAllowed, mayRun, mediaTypeOf } from "./attachment-content.ts";
import type { ReceivedFile } from "./received-file.ts";
import { refuseContent, refuseUpload } from "./refuse-upload.ts";
import { requireActingSigner } from "./require-acting-signer.ts";
import type { SaveOutcome } from "./save-field-value.ts";
import { storeDrawnImage } from "./store-drawn-image.ts";

type FieldUpload = { fieldId: string; revision: number; file: ReceivedFile };

/**
 * Stores the file of an Image or Attachment field. What a file is, is decided by its bytes; images are
 * drawn anew. Bytes are looked at and stored before the document is locked; those that another file takes
 * the place of go at once.
 *
 * @param tempDir the request's own, removed by the caller
 * @throws AppError LinkUnusable, Conflict, NotFound; ValidationError with the field's id as path; UnusableFile
 */
export const uploadFieldFile = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, input: FieldUpload, tempDir: string): Promise<SaveOutcome> => {
		const field = await findUploadField(context, input.fieldId);
		const { file } = input;
		const problem = findFileProblem(field, { name: file.fileName, sizeBytes: file.sizeBytes });
		if (problem) throw refuseUpload(field.id, file, problem);
		const stored =
			field.type === "Image"
				? await storeImage(context, field, file, tempDir)
				: await storeAttachment(context, field, file);
		const value = writeFileValue(stored);
		let unused: string | null = stored.key;
		const saving = inTransaction(async (tx): Promise<SaveOutcome> => {
			const { signer } = await requireActingSigner(tx, context, "change it");
			const current = (await readOwnFields(tx, signer.id)).find((one) => one.id === field.id);
			if (!current) throw new AppError("NotFound");
			if (current.value !== value && current.revision !== input.revision) {
				return { outcome: "conflict", fields: [current] };
			}
			await holdStoredObjects(tx, context.principal.accountId, [stored.key]);
			const changed: OwnField = { ...current, value, revision: current.revision + 1 };
			await writeFieldValues(tx, signer, [fieldWrite(changed)], entryOf(context));
			unused = objectKeyOf(current.type, current.value);
			return { outcome: "saved", fields: [changed] };
		});
		return saving.finally(() => discardObjects([unused]));
	},
);

async function findUploadField(context: SignerContext, fieldId: string): Promise<OwnField> {
	const own = await inTransaction(async (tx) => {
		const { signer } = await requireActingSigner(tx, context, "change it");
		if (!signer.consentedAt)
			throw new AppError("Conflict", "Agree to sign electronically first.", { caseCode: "ConsentMissing" });
		return readOwnFields(tx, signer.id);
	});
	const field = own.find((one) => one.id === fieldId);
	if (!field)
		throw new AppError("NotFound", "You have no field with this ID in this document.", { caseCode: "FieldNotFound" });
	const isUpload = field.type === "Image" || field.type === "Attachment";
	if (!isUpload || field.isReadOnly) throw fieldError(field.id, "This field doesn’t accept files.");
	return field;
}

async function storeImage(
	context: SignerContext,
	field: OwnField,
	file: ReceivedFile,
	tempDir: string,
): Promise<FileValue> {
	const use = { purpose: "picture" as const, path: field.id, extensions: acceptedExtensions(field), tempDir };
	const { sizeBytes: size, ...drawn } = await storeDrawnImage(context, file, use);
	return { ...drawn, size, name: file.fileName };
}

async function storeAttachment(context: SignerContext, field: FieldDefinition, file: ReceivedFile): Promise<FileValue> {
	const found = await fileTypeFromFile(file.path);
	if (!(await isContentAllowed(file, found?.ext ?? null))) {
		throw refuseContent(field.id, file, acceptedExtensions(field));
	}
	if (await mayRun(file)) throw fieldRefusal(field.id, said("uploadMacros", { file: file.fileName }));
	const { key, sizeBytes } = await storage().putFile(context.principal.accountId, file.path);
	return { key, name: file.fileName, mediaType: mediaTypeOf(file.fileName), size: sizeBytes };
}
