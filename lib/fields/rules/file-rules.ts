import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { FieldValueProblem } from "./problems.ts";

/** Extensions an Image field may allow (lib/contract/README.md "Field values"). */
export const IMAGE_EXTENSIONS = [".jpg", ".jpeg", ".png", ".svg", ".bmp"] as const;

/** Extensions by the names attachmentInfo.allowedFileTypes uses. */
export const ATTACHMENT_EXTENSIONS = {
	PDF: [".pdf"],
	Document: [".doc", ".docx", ".odt", ".rtf", ".txt", ".csv", ".xml", ".xls", ".xlsx", ".ods", ".ppt", ".pptx", ".odp"],
	Image: [".jpg", ".jpeg", ".png", ".bmp", ".gif", ".tif", ".tiff", ".webp", ".heic", ".svg"],
} as const;

export const KNOWN_ATTACHMENT_EXTENSIONS: readonly string[] = Object.values(ATTACHMENT_EXTENSIONS).flat();

export const MAX_IMAGE_BYTES = 10 * 1_048_576;
export const MAX_ATTACHMENT_BYTES = 25 * 1_048_576;

/** Media types of an Image's data URI, by what the field's extensions allow. */
const EXTENSION_BY_IMAGE_TYPE: Readonly<Record<string, string>> = {
	"image/jpeg": ".jpg",
	"image/jpg": ".jpg",
	"image/png": ".png",
	"image/svg+xml": ".svg",
	"image/bmp": ".bmp",
	"image/x-ms-bmp": ".bmp",
};

type FileField = Pick<FieldDefinition, "type" | "imageInfo" | "attachmentInfo">;

/** Extensions (lower case, with dot) that an Image or Attachment takes; also the `accept` of a file input. */
export function acceptedExtensions(field: FileField): string[] {
	if (field.type === "Image") {
		const chosen = field.imageInfo.allowedFileExtensions;
		return chosen.length > 0 ? chosen : [...IMAGE_EXTENSIONS];
	}
	const { acceptedFileTypes, allowedFileTypes } = field.attachmentInfo;
	if (acceptedFileTypes.length > 0) return acceptedFileTypes;
	const names = allowedFileTypes.length > 0 ? allowedFileTypes : Object.keys(ATTACHMENT_EXTENSIONS);
	return names.flatMap((name) => ATTACHMENT_EXTENSIONS[name as keyof typeof ATTACHMENT_EXTENSIONS] ?? []);
}

/** What can be wrong with a file before its bytes are looked at. */
export type FileProblem = Extract<FieldValueProblem, { code: "fileType" | "fileTooLarge" }>;

/**
 * What is wrong with a file chosen for the field, or null. The browser asks before it uploads; the
 * server asks again and looks at the bytes as well.
 */
export function findFileProblem(field: FileField, file: { name: string; sizeBytes: number }): FileProblem | null {
	const allowed = acceptedExtensions(field);
	const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? "";
	if (!allowed.includes(extension)) return { code: "fileType", allowed };
	const limitBytes = field.type === "Image" ? MAX_IMAGE_BYTES : MAX_ATTACHMENT_BYTES;
	return file.sizeBytes > limitBytes ? { code: "fileTooLarge", limitBytes } : null;
}

/** A prefilled Image: its media type and base64 text. */
type ImageDataUri = { mediaType: string; extension: string; base64: string };

/** Reads `data:image/png;base64,…`; null when it is not a base64 data URI of an image we know. */
export function parseImageDataUri(text: string): ImageDataUri | null {
	// The head is split off before any pattern: the rest may be megabytes.
	const comma = text.indexOf(",");
	const head = /^data:([\w.+/-]+)(?:;[\w-]+=[\w-]+)*;base64$/i.exec(text.slice(0, Math.max(0, Math.min(comma, 200))));
	const mediaType = head?.[1]?.toLowerCase() ?? "";
	const extension = EXTENSION_BY_IMAGE_TYPE[mediaType];
	const base64 = text.slice(comma + 1).replace(/\s/g, "");
	if (!extension || base64 === "" || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return null;
	return { mediaType: mediaType === "image/jpg" ? "image/jpeg" : mediaType, extension, base64 };
}

/** What is wrong with a prefilled Image's data URI, or null. */
export function findImageDataProblem(field: FileField, image: ImageDataUri): FieldValueProblem | null {
	const sizeBytes = Math.floor((image.base64.length * 3) / 4);
	return findFileProblem(field, { name: `image${image.extension}`, sizeBytes });
}
