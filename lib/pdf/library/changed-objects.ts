import { deflateSync } from "node:zlib";
import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from "@libpdf/core";

/** As the library: a smaller stream without a filter stays as it is. */
const MIN_DEFLATED_BYTES = 512;

/** What was changed in a document or added to it since it was read, ready to be written: large streams are deflated. */
export function changedObjects(pdf: PDF): [PdfRef, PdfObject][] {
	const { registry } = pdf.context;
	const changed = [...registry.getLoadedObjects()].filter(([, object]) => isChanged(object));
	return [...changed, ...registry.getNewObjects()].map(([ref, object]) => [ref, deflated(object)]);
}

/** Whether the object or one that stands in it was changed. */
function isChanged(object: PdfObject): boolean {
	if (object instanceof PdfArray) return object.dirty || object.toArray().some(isChanged);
	if (!(object instanceof PdfDict)) return false;
	if (object.dirty) return true;
	for (const [, value] of object) if (isChanged(value)) return true;
	return false;
}

function deflated(object: PdfObject): PdfObject {
	if (!(object instanceof PdfStream) || object.has("Filter") || object.data.length < MIN_DEFLATED_BYTES) return object;
	const stream = new PdfStream(object, deflateSync(object.data));
	stream.set("Filter", PdfName.of("FlateDecode"));
	return stream;
}
