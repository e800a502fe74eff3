/** A text string as hexadecimal UTF-16BE with its byte order mark (PDF 2.0, 7.9.2.2). */
export function utf16Hex(text: string): string {
	return `FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}`;
}
