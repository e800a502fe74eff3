import { PdfName, PdfNumber, PdfString } from "@libpdf/core";

type Writer = Parameters<PdfString["toBytes"]>[0];

const CARRIAGE_RETURN = 0x0d;
const ASCII = /^[\0-\x7f]*$/;
/** What a name writes as it is: printable, neither a delimiter nor the sign of an escape (ISO 32000-2 7.3.5). */
const REGULAR = /[!-~]/;
const ESCAPED = /[#%()/<>[\]{}]/;

/**
 * Has the library write values as it has read them. By itself it
 * - leaves a carriage return in a string as it is, which strict readers take for a line feed (7.3.4.2):
 *   palettes change their colours;
 * - rounds numbers to five digits, which changes the page sizes of a signed file;
 * - writes names as UTF-8, which they need not be: a font is no longer found under its name.
 */
export function writeExactly(): void {
	// The library may have been here before this module, as in tests that share a process.
	if (PdfNumber.prototype.toBytes.name === "writeDecimal") return;
	const { toBytes: writeString } = PdfString.prototype;
	PdfString.prototype.toBytes = function toBytes(this: PdfString, writer: Writer): void {
		const isChanged = this.format === "literal" && this.bytes.includes(CARRIAGE_RETURN);
		writeString.call(isChanged ? new PdfString(this.bytes, "hex") : this, writer);
	};
	PdfNumber.prototype.toBytes = function writeDecimal(this: PdfNumber, writer: Writer): void {
		writer.writeAscii(decimal(this.value));
	};
	const { toBytes: writeName } = PdfName.prototype;
	PdfName.prototype.toBytes = function toBytes(this: PdfName, writer: Writer): void {
		if (ASCII.test(this.value)) writeName.call(this, writer);
		else writer.writeAscii(`/${[...nameBytes(this.value)].map(escaped).join("")}`);
	};
}

/** A number without exponent (7.3.3), and as short as it can be said. */
function decimal(value: number): string {
	const text = String(value);
	const [mantissa = "", exponent] = text.split("e");
	if (exponent === undefined) return text;
	if (Number.isInteger(value)) return BigInt(value).toString();
	const digits = (mantissa.split(".")[1]?.length ?? 0) - Number(exponent);
	return value.toFixed(Math.min(digits, 100));
}

/** Names that were read have a character for each byte (see read-names-as-bytes.ts); those made here may have others. */
function nameBytes(name: string): Buffer {
	const isBytes = [...name].every((character) => character <= "\xff");
	return Buffer.from(name, isBytes ? "latin1" : "utf8");
}

function escaped(byte: number): string {
	const character = String.fromCharCode(byte);
	if (REGULAR.test(character) && !ESCAPED.test(character)) return character;
	return `#${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
