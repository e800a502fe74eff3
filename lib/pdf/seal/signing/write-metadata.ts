import { type PDF, PdfBool, PdfDict, PdfName, PdfRef, PdfStream, PdfString } from "@libpdf/core";
import { textString } from "#lib/pdf/stamp/text-string.ts";

/** What a reader shows as a file’s title, author and date of its last change (ISO 8601). */
type FileTitle = { title: string; author: string; modifiedAt: string };

/**
 * Gives a document its title, author and date, in the document information and in the metadata stream that readers
 * prefer (PDF 2.0, 14.3); what the upload said there was said of another file. Readers are asked to show the title.
 */
export function writeMetadata(pdf: PDF, { title, author, modifiedAt }: FileTitle): void {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const { trailer } = pdf.context.info;
	const known = trailer.get("Info");
	const found = known instanceof PdfRef ? resolve(known) : known;
	const info = found instanceof PdfDict ? found : new PdfDict();
	if (info !== found) trailer.set("Info", pdf.register(info));
	info.set("Title", textString(title));
	info.set("Author", textString(author));
	const second = `${modifiedAt.slice(0, 19)}Z`;
	info.set("ModDate", PdfString.fromString(`D:${second.replace(/[-:T]/g, "")}`));
	const catalog = pdf.getCatalog();
	const packet = Buffer.from(xmp({ title, author, modifiedAt: second }), "utf8");
	const entries = { Type: PdfName.of("Metadata"), Subtype: PdfName.of("XML") };
	// Never compressed: programs that know nothing of PDF look for it.
	catalog.set("Metadata", pdf.register(PdfStream.fromDict(entries, packet)));
	const preferences = catalog.getDict("ViewerPreferences", resolve)?.clone() ?? new PdfDict();
	preferences.set("DisplayDocTitle", PdfBool.TRUE);
	catalog.set("ViewerPreferences", preferences);
}

function xmp({ title, author, modifiedAt }: FileTitle): string {
	return [
		'<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
		'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
		`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
		`<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`,
		`<xmp:ModifyDate>${modifiedAt}</xmp:ModifyDate><xmp:MetadataDate>${modifiedAt}</xmp:MetadataDate>`,
		"</rdf:Description></rdf:RDF></x:xmpmeta>",
		'<?xpacket end="r"?>',
	].join("\n");
}

/** XML 1.0 allows no control characters, escaped or not. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
		.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
