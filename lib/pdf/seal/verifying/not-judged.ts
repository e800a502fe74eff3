import { type PDF, PdfArray, PdfDict, type PdfObject } from "@libpdf/core";
import { type Told, type ToldKey, told } from "#lib/i18n/report/told.ts";
import { reachableObjects } from "#lib/pdf/library/reachable-objects.ts";
import { removeActiveContent } from "#lib/pdf/read/active-content.ts";
import type { ActiveKind } from "#lib/pdf/read/active-kinds.ts";
import { formFields, MAX_FIELDS } from "./form-fields.ts";
import { resolveIn } from "./is-same-object.ts";

const CAUTIONS: readonly (ActiveKind & ToldKey)[] = ["script", "xfa", "program", "attachedProgram"];

/** Reading one takes about 15 µs, and a file of 20 MB can have 300,000: a check may take 5 seconds. */
export const MAX_OBJECTS = 100_000;

/** Signatures that no field holds: no reader shows them, and nothing here says whether they match. */
function hasStraySignature(pdf: PDF, objects: readonly PdfObject[], judged: ReadonlySet<PdfDict>): boolean {
	const permissions = resolveIn(pdf, pdf.getCatalog().get("Perms"));
	const rights = permissions instanceof PdfDict ? ["UR", "UR3"].map((key) => resolveIn(pdf, permissions.get(key))) : [];
	return objects.some(
		(object) =>
			object instanceof PdfDict &&
			resolveIn(pdf, object.get("ByteRange")) instanceof PdfArray &&
			!judged.has(object) &&
			// What a vendor grants to its reader says nothing of the document.
			!rights.includes(object),
	);
}

/**
 * What the judgement of a file's signatures leaves out, each; `judged` are the signatures. The
 * document is not to be used any more: looking for what runs takes it out.
 */
export function notJudged(pdf: PDF, judged: ReadonlySet<PdfDict>): Told[] {
	const cautions: Told[] = [];
	const objects = reachableObjects(pdf, MAX_OBJECTS);
	if (objects.length >= MAX_OBJECTS) cautions.push(told("manyObjects"));
	if (hasStraySignature(pdf, objects, judged)) {
		cautions.push(told("straySignature"));
	}
	if (formFields(pdf).length >= MAX_FIELDS) {
		cautions.push(told("manyFields"));
	}
	const active = removeActiveContent(pdf, objects, (ref) => pdf.context.registry.getObject(ref));
	return [...cautions, ...CAUTIONS.filter((kind) => active.has(kind)).map((kind) => told(kind))];
}
