/**
 * The value of a filled Image or Attachment: where the bytes are and what they are. Written by the
 * server only, after it has looked at the bytes; a browser's own JSON is refused.
 */
export type FileValue = {
	/** Object key in the store. */
	key: string;
	name: string;
	mediaType: string;
	/** Bytes. */
	size: number;
	/** Pixels of an Image. */
	width?: number;
	height?: number;
};

/** The canonical value of an Image or Attachment. */
export function writeFileValue(file: FileValue): string {
	const { key, name, mediaType, size, width, height } = file;
	return JSON.stringify({ key, name, mediaType, size, width, height });
}

/** Reads a canonical value; null when there is none, or when it is not one (a data URI before intake). */
export function readFileValue(value: string | null): FileValue | null {
	if (value === null || !value.startsWith("{")) return null;
	try {
		const parsed: unknown = JSON.parse(value);
		return isFileValue(parsed) ? parsed : null;
	} catch {
		return null;
	}
}

function isFileValue(value: unknown): value is FileValue {
	if (typeof value !== "object" || value === null) return false;
	const { key, name, mediaType, size } = value as Record<string, unknown>;
	return (
		typeof key === "string" && typeof name === "string" && typeof mediaType === "string" && typeof size === "number"
	);
}
