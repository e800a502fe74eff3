import { type PDF, PdfArray, PdfBool, PdfDict, type PdfObject, PdfStream, PdfString } from "@libpdf/core";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { formFields } from "#lib/pdf/seal/verifying/form-fields.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";

/** Packets that say how the form is drawn and what is in it (XFA 3.3, chapter 3). */
const PACKETS = new Set(["config", "template"]);

/** The form is laid out each time it is opened (XFA 3.3, "dynamicRender"). */
const RENDERED_LATER = /<(?:\w+:)?dynamicRender>\s*required/;
const HAS_FIELDS = /<(?:\w+:)?(?:field|exclGroup)\b/;

function decoded(stream: PdfObject | null | undefined): string {
	if (!(stream instanceof PdfStream)) return "";
	try {
		return Buffer.from(stream.getDecodedData()).toString("utf8");
	} catch {
		// What cannot be read says nothing.
		return "";
	}
}

function readPackets(pdf: PDF, xfa: PdfObject): string {
	if (!(xfa instanceof PdfArray)) return decoded(xfa);
	const parts: string[] = [];
	for (let index = 0; index + 1 < xfa.length; index += 2) {
		const name = resolveIn(pdf, xfa.at(index));
		if (name instanceof PdfString && PACKETS.has(name.asString()))
			parts.push(decoded(resolveIn(pdf, xfa.at(index + 1))));
	}
	return parts.join("\n");
}

/**
 * Whether the document's pages are but a placeholder ("Please wait…") for an XFA form that its reader draws by
 * itself. An XFA form that stands on the pages as well, with the fields of an ordinary form, is none.
 */
function isDynamicForm(pdf: PDF): boolean {
	const catalog = pdf.getCatalog();
	const form = resolveIn(pdf, catalog.get("AcroForm"));
	const xfa = form instanceof PdfDict ? resolveIn(pdf, form.get("XFA")) : null;
	if (!xfa) return false;
	const needsRendering = resolveIn(pdf, catalog.get("NeedsRendering"));
	if (needsRendering instanceof PdfBool && needsRendering.value) return true;
	const packets = readPackets(pdf, xfa);
	if (RENDERED_LATER.test(packets)) return true;
	return HAS_FIELDS.test(packets) && !formFields(pdf).some((field) => field.type !== "" && field.type !== "Sig");
}

/** Throws PdfRefusalError for a form that nobody can sign as it will be seen. */
export function refuseDynamicForm(pdf: PDF, fileName: string): void {
	if (isDynamicForm(pdf)) throw fileRefusal("fileDynamicForm", { file: fileName });
}
