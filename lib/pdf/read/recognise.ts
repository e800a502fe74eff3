import type { FileRefusalKey } from "#lib/i18n/refusals/said.ts";

const OPEN_XML = "application/vnd.openxmlformats-officedocument";

/** Office documents (ECMA-376) by their endings: the part that tells them apart, and what people call them. */
export const OFFICE_KINDS = {
	docx: {
		part: "word/document.xml",
		unconverted: "fileWord",
		broken: "fileWordBroken",
		mediaType: `${OPEN_XML}.wordprocessingml.document`,
	},
	xlsx: {
		part: "xl/workbook.xml",
		unconverted: "fileExcel",
		broken: "fileExcelBroken",
		mediaType: `${OPEN_XML}.spreadsheetml.sheet`,
	},
	pptx: {
		part: "ppt/presentation.xml",
		unconverted: "filePowerPoint",
		broken: "filePowerPointBroken",
		mediaType: `${OPEN_XML}.presentationml.presentation`,
	},
} as const satisfies Record<
	string,
	{ part: string; mediaType: string } & Record<"unconverted" | "broken", FileRefusalKey>
>;
export type OfficeKind = keyof typeof OFFICE_KINDS;
const OFFICE_NAMES: readonly OfficeKind[] = ["docx", "xlsx", "pptx"];

type UploadKind = "pdf" | "headless" | "png" | "jpeg" | OfficeKind | "unknown";

const HEADER = "%PDF-";
/** Viewers accept up to 1,024 bytes before the header (PDF 32000-1 annex H, note 13). */
const HEADER_WITHIN = 1_024 + HEADER.length;

/** The first object, behind comments at most: a PDF whose header is missing. */
const STARTS_WITH_OBJECT = /^(?:\s|%[^\r\n]*[\r\n])*\d{1,10}\s+\d{1,5}\s+obj\b/;
const MISSING_HEADER = "%PDF-1.7\n";

/** What an upload is by its first bytes; the name and the type a sender declares prove nothing. */
export function recognise(bytes: Buffer): UploadKind {
	if (bytes.subarray(0, HEADER_WITHIN).includes(HEADER)) return "pdf";
	if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
	if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
	if (STARTS_WITH_OBJECT.test(bytes.toString("latin1", 0, HEADER_WITHIN))) return "headless";
	if (!bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"))) return "unknown";
	return OFFICE_NAMES.find((name) => bytes.includes(OFFICE_KINDS[name].part)) ?? "unknown";
}

/** An upload that is a PDF but for its header, with one. */
export function withHeader(upload: Buffer): Buffer {
	return recognise(upload) === "headless" ? Buffer.concat([Buffer.from(MISSING_HEADER), upload]) : upload;
}

/** Whether an upload has to go through the office converter. */
export function isOfficeKind(kind: UploadKind): kind is OfficeKind {
	return OFFICE_NAMES.some((name) => name === kind);
}
