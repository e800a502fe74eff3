import { PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from "@libpdf/core";

type Writer = Parameters<PdfDict["toBytes"]>[0];

/** Has the library write dictionaries and arrays without the white space that readers don’t need (PDF 2.0, 7.2.3). */
export function writeCompactly(): void {
	PdfDict.prototype.toBytes = function toBytes(this: PdfDict, writer: Writer): void {
		writer.writeAscii("<<");
		writeEntries(this, writer);
		writer.writeAscii(">>");
	};
	PdfArray.prototype.toBytes = function toBytes(this: PdfArray, writer: Writer): void {
		writer.writeAscii("[");
		for (const [index, item] of this.toArray().entries()) {
			if (index > 0 && !startsWithDelimiter(item)) writer.writeAscii(" ");
			item.toBytes(writer);
		}
		writer.writeAscii("]");
	};
	PdfStream.prototype.toBytes = function toBytes(this: PdfStream, writer: Writer): void {
		writer.writeAscii(`<</Length ${this.data.length}`);
		writeEntries(this, writer, "Length");
		writer.writeAscii(">>\nstream\n");
		writer.writeBytes(this.data);
		writer.writeAscii("\nendstream");
	};
}

function writeEntries(dict: PdfDict, writer: Writer, without = ""): void {
	for (const [key, value] of dict) {
		if (!value || key.value === without) continue;
		key.toBytes(writer);
		if (!startsWithDelimiter(value)) writer.writeAscii(" ");
		value.toBytes(writer);
	}
}

function startsWithDelimiter(object: PdfObject): boolean {
	return [PdfName, PdfString, PdfArray, PdfDict].some((type) => object instanceof type);
}
