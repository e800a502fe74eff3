import { type PDF, PdfDict, PdfString } from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { addAttachments, associateFile, attachmentsOf, unusedName } from "../attach-file.ts";
import { textString } from "../text-string.ts";
import type { ObjectCopier } from "./copy-objects.ts";
import { listIn } from "./tree-entries.ts";

/** Brings a document's attachments into another (PDF 2.0, 7.11.4); one whose name is taken gets another name. */
export function appendAttachments(target: PDF, source: PDF, copier: ObjectCopier): void {
	const taken = new Set(attachmentsOf(target).map(({ name }) => name));
	const added = attachmentsOf(source).map(({ name, specification }) => {
		const unused = unusedName(name, taken);
		taken.add(unused);
		const copied = copier.copy(specification);
		const dict = resolveIn(target, copied);
		if (unused !== name && dict instanceof PdfDict) rename(target, dict, unused);
		return { name: unused, specification: copied };
	});
	if (added.length > 0) addAttachments(target, added);
	for (const associated of listIn(source, source.getCatalog(), "AF")) associateFile(target, copier.copy(associated));
}

/** Readers show the name in the specification, not the key in the list. */
function rename(target: PDF, specification: PdfDict, name: string): void {
	for (const key of ["F", "UF"]) {
		if (resolveIn(target, specification.get(key)) instanceof PdfString) specification.set(key, textString(name));
	}
}
