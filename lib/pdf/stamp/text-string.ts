import { PdfString } from "@libpdf/core";
import { utf16Hex } from "./utf16-hex.ts";

const ASCII = /^[\x20-\x7e]*$/;

/** A text string (PDF 2.0, 7.9.2.2): plain where that is enough, else UTF-16BE. */
export function textString(text: string): PdfString {
	return ASCII.test(text) ? PdfString.fromString(text) : PdfString.fromHex(utf16Hex(text));
}
