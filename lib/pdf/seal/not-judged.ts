import { type PDF, PdfArray, PdfDict } from "@libpdf/core";
import { reachableObjects } from "#lib/pdf/library/reachable-objects.ts";
import { removeActiveContent } from "#lib/pdf/read/active-content.ts";
import type { ActiveKind } from "#lib/pdf/read/active-kinds.ts";
import { formFields, MAX_FIELDS } from "./form-fields.ts";
import { resolveIn } from "./is-same-object.ts";

const CAUTIONS: readonly [ActiveKind, string][] = [
	["script", "It holds a script (JavaScript): what is shown can change while the file stays as it is."],
	["xfa", "It holds an XFA form: another program may show other pages than these, from the same file."],
	["program", "It holds an action that starts a program. Do not allow it."],
	["attachedProgram", "A program is attached to it. Do not open that."],
];

/** Signatures that no field holds: no reader shows them, and nothing here says whether they match. */
function hasStraySignature(pdf: PDF, judged: ReadonlySet<PdfDict>): boolean {
	const permissions = resolveIn(pdf, pdf.getCatalog().get("Perms"));
	const rights = permissions instanceof PdfDict ? ["UR", "UR3"].map((key) => resolveIn(pdf, permissions.get(key))) : [];
	return reachableObjects(pdf).some(
		(object) =>
			object instanceof PdfDict &&
			resolveIn(pdf, object.get("ByteRange")) instanceof PdfArray &&
			!judged.has(object) &&
			// What a vendor grants to its reader says nothing of the document.
			!rights.includes(object),
	);
}

/**
 * What the judgement of a file's signatures leaves out, a sentence each; `judged` are the signatures. The
 * document is not to be used any more: looking for what runs takes it out.
 */
export function notJudged(pdf: PDF, judged: ReadonlySet<PdfDict>): string[] {
	const sentences: string[] = [];
	if (hasStraySignature(pdf, judged)) {
		sentences.push("A signature in it belongs to no signature field, and was not checked.");
	}
	if (formFields(pdf).length >= MAX_FIELDS) {
		sentences.push("It has more form fields than are looked at: there may be signatures that were not checked.");
	}
	const active = removeActiveContent(pdf, reachableObjects(pdf));
	return [...sentences, ...CAUTIONS.filter(([kind]) => active.has(kind)).map(([, text]) => text)];
}
