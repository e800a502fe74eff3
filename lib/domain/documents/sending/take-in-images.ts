import { writeFile } from "node:fs/promises";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { parseImageDataUri } from "#lib/fields/rules/file-rules.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import type { TempFiles } from "#lib/storage/temp.ts";
import type { PlacedFields } from "./place-text-tags.ts";

/** A prefilled image that was drawn anew and waits in the request's temp files. */
type IntakeImage = {
	signer: number;
	field: number;
	path: string;
	name: string;
	mediaType: string;
	sizeBytes: number;
	width: number;
	height: number;
};

/** Where a prefilled image was stored: what its field's value becomes. */
export type StoredImage = { signer: number; field: number; key: string; value: string };

/** Fields as far as their pictures go, and where each stands in the request. */
type PictureFields = { paths: string[]; fields: { type: FieldType; value: string | null }[] };

/** Every signer's fields of a send request. */
export function picturesOf({ signers, paths }: PlacedFields): PictureFields[] {
	return signers.map(({ formFields }, index) => ({ paths: paths[index] ?? [], fields: formFields }));
}

/**
 * Draws every prefilled Image value (a data URI) anew, SVG and BMP as pixels.
 *
 * @param lists one per signer
 * @throws AppError ValidationError naming the field whose picture cannot be read
 */
export async function takeInImages(lists: PictureFields[], temp: TempFiles): Promise<IntakeImage[]> {
	const taken: IntakeImage[] = [];
	for (const [signer, { paths, fields }] of lists.entries()) {
		for (const [field, { type, value }] of fields.entries()) {
			const image = type === "Image" && value !== null ? parseImageDataUri(value) : null;
			if (!image) continue;
			const source = await temp.newPath();
			const path = await temp.newPath();
			const name = `image${image.extension}`;
			await writeFile(source, Buffer.from(image.base64, "base64"));
			const drawn = await drawAnew(`${paths[field]}.Value`, source, path, name);
			taken.push({ signer, field, path, name, ...drawn });
		}
	}
	return taken;
}

async function drawAnew(fieldPath: string, sourcePath: string, outputPath: string, fileName: string) {
	try {
		const task = { sourcePath, outputPath, fileName, purpose: "picture" as const };
		return await runPdfTask("image", task, { requester: "sender" });
	} catch (error) {
		if (error instanceof AppError && error.code === "UnusableFile") {
			throw fieldError(fieldPath, "The image can’t be read. Send a PNG, JPEG, SVG or BMP image as a data URI.");
		}
		throw error;
	}
}

/** Puts the pictures into the object storage. */
export async function storeImages(accountId: string, images: IntakeImage[]): Promise<StoredImage[]> {
	return Promise.all(
		images.map(async ({ signer, field, path, name, mediaType, sizeBytes, width, height }) => {
			const { key } = await storage().putFile(accountId, path);
			return { signer, field, key, value: writeFileValue({ key, name, mediaType, size: sizeBytes, width, height }) };
		}),
	);
}
