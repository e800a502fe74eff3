import { inflateSync, constants as zlib } from "node:zlib";
import type { PdfStream } from "@libpdf/core";
import { EXECUTABLE } from "./active-kinds.ts";
import { hasMacros } from "./find-macros.ts";

/** First bytes of programs of Windows, Linux, macOS and Java, of shortcuts, and of scripts that name their interpreter. */
const PROGRAMS = [
	"4d5a",
	"7f454c46",
	"feedface",
	"feedfacf",
	"cefaedfe",
	"cffaedfe",
	"cafebabe",
	"4c00000001140200",
	"2321",
].map((hex) => Buffer.from(hex, "hex"));

/** First bytes of files that may contain macros, and a kind that is packaged alike. */
const OFFICE = [
	[Buffer.from("PK\x03\x04", "latin1"), ".docx"],
	[Buffer.from("d0cf11e0a1b11ae1", "hex"), ".doc"],
	[Buffer.from("{\\rtf", "latin1"), ".rtf"],
] as const;

/** So many stored bytes are read to tell what a file is, and so many must come of them. */
const READ_BYTES = 4_096;
const START_BYTES = 64;

/** Whether a file attached to a PDF is a program, or an Office file with macros or embedded objects. */
export function isAttachedProgram(names: readonly string[], files: Iterable<PdfStream>): boolean {
	return names.some((name) => EXECUTABLE.test(name.trim())) || [...files].some(isProgram);
}

function isProgram(file: PdfStream): boolean {
	const start = startOf(file);
	const begins = (sign: Buffer) => start.subarray(0, sign.length).equals(sign);
	const kind = OFFICE.find(([sign]) => begins(sign))?.[1];
	return PROGRAMS.some(begins) || (kind !== undefined && hasMacros(contentOf(file), kind));
}

/** How a file begins: of a deflated one the rest, which can be large, is not inflated for it. */
function startOf(file: PdfStream): Buffer {
	if (file.getName("Filter")?.value === "FlateDecode" && !file.has("DecodeParms")) {
		try {
			const start = inflateSync(file.data.subarray(0, READ_BYTES), { finishFlush: zlib.Z_SYNC_FLUSH });
			if (start.length >= START_BYTES || file.data.length <= READ_BYTES) return start;
		} catch {
			// The library may be able to read it.
		}
	}
	return contentOf(file);
}

/** Empty where it cannot be decoded: then nothing else can open it either. */
function contentOf(file: PdfStream): Buffer {
	try {
		return Buffer.from(file.getDecodedData());
	} catch {
		return Buffer.alloc(0);
	}
}
