import type { SignerContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from "#lib/fields/rules/file-rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type Adopted, adoptMark, type MarkPurpose } from "./adopt-mark.ts";
import type { ReceivedFile } from "./received-file.ts";
import { refuseUpload } from "./refuse-upload.ts";
import { storeDrawnImage } from "./store-drawn-image.ts";

/**
 * Makes a picture of a signature the signer's mark: drawn anew, its paper made transparent, cropped to
 * the ink.
 *
 * @param tempDir the request's own, removed by the caller
 * @throws AppError UnusableFile when no ink can be made out; as adoptMark
 */
export const adoptUploadedMark = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, purpose: MarkPurpose, file: ReceivedFile, tempDir: string): Promise<Adopted> => {
		const extension = /\.[^.]+$/.exec(file.fileName.toLowerCase())?.[0] ?? "";
		if (!IMAGE_EXTENSIONS.some((known) => known === extension)) {
			throw refuseUpload("file", file, { code: "fileType", allowed: [...IMAGE_EXTENSIONS] });
		}
		if (file.sizeBytes > MAX_IMAGE_BYTES) {
			throw refuseUpload("file", file, { code: "fileTooLarge", limitBytes: MAX_IMAGE_BYTES });
		}
		const use = { purpose: "mark" as const, path: "file", extensions: IMAGE_EXTENSIONS, tempDir };
		const { key, width, height } = await storeDrawnImage(context, file, use);
		return adoptMark(context, purpose, { kind: "image", key, width, height }).catch(async (error: unknown) => {
			await discardObjects([key]);
			throw error;
		});
	},
);
