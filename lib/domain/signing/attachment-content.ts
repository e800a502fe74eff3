import { open, readFile } from "node:fs/promises";
import { hasMacros } from "#lib/pdf/read/find-macros.ts";
import type { ReceivedFile } from "./received-file.ts";

type Kind = {
	mediaType: string;
	/** What file-type may find in the bytes; null: no magic bytes, a text. */
	contents: readonly (string | null)[];
};

// Older Office files are all one container (cfb), newer ones and OpenDocument are zips that a small
// or unusual writer leaves unrecognised.
const KINDS: Readonly<Record<string, Kind>> = {
	".pdf": { mediaType: "application/pdf", contents: ["pdf"] },
	".doc": { mediaType: "application/msword", contents: ["cfb", "doc"] },
	".xls": { mediaType: "application/vnd.ms-excel", contents: ["cfb", "xls"] },
	".ppt": { mediaType: "application/vnd.ms-powerpoint", contents: ["cfb", "ppt"] },
	".docx": {
		mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		contents: ["docx", "zip"],
	},
	".xlsx": {
		mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		contents: ["xlsx", "zip"],
	},
	".pptx": {
		mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
		contents: ["pptx", "zip"],
	},
	".odt": { mediaType: "application/vnd.oasis.opendocument.text", contents: ["odt", "zip"] },
	".ods": { mediaType: "application/vnd.oasis.opendocument.spreadsheet", contents: ["ods", "zip"] },
	".odp": { mediaType: "application/vnd.oasis.opendocument.presentation", contents: ["odp", "zip"] },
	".rtf": { mediaType: "application/rtf", contents: ["rtf"] },
	".txt": { mediaType: "text/plain", contents: [null] },
	".csv": { mediaType: "text/csv", contents: [null] },
	".xml": { mediaType: "application/xml", contents: [null, "xml"] },
	".jpg": { mediaType: "image/jpeg", contents: ["jpg"] },
	".jpeg": { mediaType: "image/jpeg", contents: ["jpg"] },
	".png": { mediaType: "image/png", contents: ["png", "apng"] },
	".bmp": { mediaType: "image/bmp", contents: ["bmp"] },
	".gif": { mediaType: "image/gif", contents: ["gif"] },
	".tif": { mediaType: "image/tiff", contents: ["tif"] },
	".tiff": { mediaType: "image/tiff", contents: ["tif"] },
	".webp": { mediaType: "image/webp", contents: ["webp"] },
	".heic": { mediaType: "image/heic", contents: ["heic", "avif"] },
	".svg": { mediaType: "image/svg+xml", contents: [null, "xml", "svg"] },
};

function extensionOf(fileName: string): string {
	return /\.[^.]+$/.exec(fileName.toLowerCase())?.[0] ?? "";
}

function kindOf(fileName: string): Kind | null {
	return KINDS[extensionOf(fileName)] ?? null;
}

/** The media type an attachment is stored and handed out with; by its name, once the bytes fit it. */
export function mediaTypeOf(fileName: string): string {
	return kindOf(fileName)?.mediaType ?? "application/octet-stream";
}

/**
 * Whether an attachment's bytes are what its name says.
 *
 * @param found what the magic bytes say, as an extension without dot; null when they say nothing
 */
export async function isContentAllowed(file: ReceivedFile, found: string | null): Promise<boolean> {
	const kind = kindOf(file.fileName);
	if (!kind?.contents.includes(found)) return false;
	return found !== null || !(await hasBinaryStart(file.path));
}

/** Whether an attachment of an allowed kind contains macros, scripts or embedded objects. */
export async function mayRun(file: ReceivedFile): Promise<boolean> {
	return hasMacros(await readFile(file.path), extensionOf(file.fileName));
}

/** A text has no NUL in its first kilobytes. */
async function hasBinaryStart(path: string): Promise<boolean> {
	const handle = await open(path);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
		return buffer.subarray(0, bytesRead).includes(0);
	} finally {
		await handle.close();
	}
}
