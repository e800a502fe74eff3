import type { GrantedContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { objectKeyOf } from "../own-fields.ts";
import { viewPageText } from "../pages/page-text.ts";
import { requireShownDocument } from "./require-shown-document.ts";
import { type Viewable, viewObject } from "./viewable.ts";

/** Pictures of ours are shown in the page; what people attach is only ever saved. */
const SHOWN_TYPES = ["image/png", "image/jpeg"];

/**
 * The picture in a field of somebody who has finished: an image, an uploaded signature.
 *
 * @param input.fieldId of the field's row
 * @throws AppError NotFound
 */
export const viewFieldPicture = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string; fieldId: string }): Promise<Viewable> => {
		const document = await requireShownDocument(context, input.documentId);
		const finished = new Set(document.signingSlots.filter((one) => one.status === "Completed").map((one) => one.id));
		const field = document.slotFields.find((one) => one.id === input.fieldId && finished.has(one.signerId));
		const key = field && field.type !== "Attachment" ? objectKeyOf(field.type as FieldType, field.value) : null;
		const file = field ? fileOf(field.type as FieldType, field.value) : null;
		const mediaType = file?.mediaType ?? "image/png";
		if (!key || !SHOWN_TYPES.includes(mediaType))
			throw new AppError("NotFound", "This field has no image.", { caseCode: "ImageNotFound" });
		return viewObject(document.accountId, key, mediaType);
	},
);

/**
 * A file's pages as PDF without values, for a closer look.
 *
 * @param input.file 0-based
 * @throws AppError NotFound
 */
export const viewDocumentSource = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string; file: number }): Promise<Viewable> => {
		const document = await requireShownDocument(context, input.documentId);
		const file = document.files[input.file];
		if (!file) throw notFound("document");
		return viewObject(document.accountId, file.workingKey, "application/pdf");
	},
);

/**
 * The text of pages of a file as JSON (lib/contract/page-text.ts).
 *
 * @param input.file 0-based
 * @param input.part 0-based
 * @throws AppError NotFound
 */
export const viewDocumentText = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string; file: number; part: number }): Promise<Viewable> => {
		const { accountId, files } = await requireShownDocument(context, input.documentId);
		const file = files[input.file];
		if (!file) throw notFound("document");
		return viewPageText({ ...file, accountId }, input.part, "sender");
	},
);
